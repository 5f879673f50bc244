import { endClickQueue, queueClicksScript, replayQueuedClicks } from './queued-clicks';

let listening: jest.SpyInstance;
beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="plain"><i>More</i></button>
    <button type="button" id="own" data-early>Add</button>
    <button type="button" id="native" popovertarget="list">Men</button>
    <button type="submit" id="submit">Send</button>
    <a href="#cart" id="held" data-held>Cart</a>
    <a href="#other" id="link">Other</a>`;
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
  expect(queuedIds()).toEqual(['plain', 'own']);
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

it('replayQueuedClicks dispatches focusin on the focused element', () => {
  const focused = jest.fn();
  byId('plain').focus();
  byId('plain').addEventListener('focusin', focused);
  replayQueuedClicks();
  expect(focused).toHaveBeenCalledTimes(1);
});
