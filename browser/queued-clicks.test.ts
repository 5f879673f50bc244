import { waitFor } from '@testing-library/react';
import { replayOnSuccessors } from './replaced-elements';
import { endClickQueue, queueClicksScript, replayQueuedClicks, wasClickedEarly } from './queued-clicks';

let listening: jest.SpyInstance;
const page = `
    <button type="button" id="plain"><i>More</i></button>
    <button type="button" id="own" data-early>Add</button>
    <button type="button" id="native" popovertarget="list">Men</button>
    <button type="submit" id="submit">Send</button>
    <a href="#cart" id="held" data-held>Cart</a>
    <a href="#other" id="link">Other</a>
    <main><ul><li><button type="button">1</button></li><li><button type="button">2</button></li></ul></main>
    <form><input id="name" /><input type="checkbox" name="letters" /><select name="topic"><option>a</option><option>b</option></select><input type="radio" name="service" value="first" checked /><input type="radio" name="service" value="express" /></form>`;
beforeEach(() => {
  document.body.innerHTML = page;
  listening = jest.spyOn(window, 'addEventListener');
  const script = document.createElement('script');
  script.textContent = queueClicksScript;
  document.head.append(script);
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) window.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const click = (element: Element, options: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
const queuedIds = () => window.queuedClicks?.map(({ id }) => id);

it('the click queue records clicks that need a script and sets aria-busy', () => {
  const icon = byId('plain').firstElementChild;
  if (icon) click(icon);
  for (const id of ['own', 'native', 'submit', 'link']) click(byId(id));
  expect(queuedIds()).toEqual(['plain', 'own', 'native']);
  expect(byId('plain')).toHaveAttribute('aria-busy', 'true');
  expect(byId('native')).not.toHaveAttribute('aria-busy');
});

it('the click queue prevents navigation only for a plain click on a data-held link', () => {
  expect(click(byId('held'))).toBe(false);
  expect(click(byId('link'))).toBe(true);
  expect(click(byId('held'), { ctrlKey: true })).toBe(true);
  expect(queuedIds()).toEqual(['held']);
});

it('replayQueuedClicks repeats every queued click except on data-early elements', () => {
  const replayed: string[] = [];
  for (const id of ['plain', 'own', 'held', 'plain']) click(byId(id));
  endClickQueue();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  document.body.addEventListener('click', ({ target }) => replayed.push((target as Element).id), { once: false });
  replayQueuedClicks();
  expect(replayed).toEqual(['plain', 'held', 'plain']);
});

describe('after hydration has replaced the elements', () => {
  /** Replaces the page, as React does when an extension's element comes first. */
  const replacePage = () => {
    document.body.innerHTML = page;
  };
  const replay = () => {
    const replayed: Element[] = [];
    document.body.addEventListener('click', ({ target }) => replayed.push(target as Element), { once: false });
    endClickQueue();
    replayQueuedClicks();
    return replayed;
  };

  it('replayQueuedClicks clicks the elements of the same id or place', async () => {
    document.querySelector('main ul')?.before(document.createElement('ul'));
    document.querySelector('main ul')?.setAttribute('class', 'extension');
    document.body.prepend(document.createElement('main'));
    document.querySelector('main')?.setAttribute('class', 'extension');
    const second = () => [...document.querySelectorAll('main li button')][1] as Element;
    for (const clicked of [byId('plain'), second(), byId('native')]) click(clicked);
    replacePage();
    const replayed = replay();
    await waitFor(() => expect(replayed).toEqual([byId('plain'), second(), byId('native')]));
  });

  it('replayQueuedClicks clicks the successor of an element with data-early', async () => {
    click(byId('own'));
    replacePage();
    const replayed = replay();
    await waitFor(() => expect(replayed).toEqual([byId('own')]));
    expect(wasClickedEarly(byId('own'))).toBe(false);
  });

  it('replayOnSuccessors focuses only the field that had the focus last, and only if nothing else has it', () => {
    const [first, last] = [byId('name'), byId('plain')];
    replacePage();
    byId('submit').focus();
    replayOnSuccessors([first, last], []);
    expect(byId('submit')).toHaveFocus();
    byId('submit').blur();
    replayOnSuccessors([first, last], []);
    expect(byId('plain')).toHaveFocus();
  });

  it('replayOnSuccessors presses no box that already has the value, and sets no chosen file', () => {
    const box = () => document.querySelector<HTMLInputElement>('[name=letters]') as HTMLInputElement;
    const file = document.createElement('input');
    file.type = 'file';
    document.querySelector('form')?.append(file);
    const before = [box(), file];
    Object.defineProperty(file, 'value', { value: 'C:\\\\fakepath\\\\a.png' });
    replacePage();
    const next = document.createElement('input');
    next.type = 'file';
    document.querySelector('form')?.append(next);
    const pressed = jest.fn();
    box().addEventListener('click', pressed);
    expect(() => replayOnSuccessors(before, [])).not.toThrow();
    expect(pressed).not.toHaveBeenCalled();
    expect(box()).not.toBeChecked();
  });

  it('replayQueuedClicks restores typed values, choices and the focus', async () => {
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('form > *')];
    const [, box, select] = fields();
    for (const field of fields()) field.focus();
    const express = () => fields().at(-1) as HTMLInputElement;
    express().click();
    byId('name').focus();
    (byId('name') as HTMLInputElement).value = 'Ada';
    if (box) box.checked = true;
    if (select) select.value = 'b';
    const chosen = jest.fn();
    replacePage();
    const events: string[] = [];
    byId('name').addEventListener('input', () => events.push('input'));
    express().addEventListener('click', chosen);
    replay();
    await waitFor(() => expect(fields().map(({ value }) => value)).toEqual(['Ada', 'on', 'b', 'first', 'express']));
    expect(express()).toBeChecked();
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(fields()[1]).toBeChecked();
    expect(byId('name')).toHaveFocus();
    expect(events).toEqual(['input']);
  });
});

it('replayQueuedClicks does not repeat the press of a native control that is still there', () => {
  const pressed = jest.fn();
  click(byId('native'));
  byId('native').addEventListener('click', pressed);
  endClickQueue();
  replayQueuedClicks();
  expect(pressed).not.toHaveBeenCalled();
});

it('the click queue records a command button in an engine without invoker commands', () => {
  const button = byId('plain');
  button.setAttribute('command', 'show-modal');
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  pressed.mockClear();
  endClickQueue();
  replayQueuedClicks();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('endClickQueue stops recording clicks and preventing navigation', () => {
  endClickQueue();
  expect(click(byId('held'))).toBe(true);
  expect(queuedIds()).toEqual([]);
});

it('the click queue ends when a script fails to load', () => {
  click(byId('plain'));
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(byId('plain')).not.toHaveAttribute('aria-busy');
  expect(click(byId('held'))).toBe(true);
});

// Verifies docs/product.md 20.22.
it('the click queue records a button once after a script has failed to load, and leaves links to the browser', () => {
  const fail = () => {
    const script = document.createElement('script');
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  };
  click(byId('plain'));
  fail();
  for (const id of ['plain', 'own', 'held']) click(byId(id));
  expect(queuedIds()).toEqual(['plain', 'own']);
  expect(byId('plain')).toHaveAttribute('aria-busy', 'true');
  expect(byId('held')).not.toHaveAttribute('aria-busy');
  fail();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(queuedIds()).toEqual(['plain', 'own']);
  const replayed: string[] = [];
  endClickQueue();
  document.body.addEventListener('click', ({ target }) => replayed.push((target as Element).id), { once: false });
  replayQueuedClicks();
  expect(replayed).toEqual(['plain']);
  fail();
  expect(queuedIds()).toEqual(['plain', 'own']);
});

it('replayQueuedClicks dispatches focusin on the focused element', () => {
  const focused = jest.fn();
  byId('plain').focus();
  byId('plain').addEventListener('focusin', focused);
  replayQueuedClicks();
  expect(focused).toHaveBeenCalledTimes(1);
});
