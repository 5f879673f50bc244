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

const by = (id: string) => document.getElementById(id) as HTMLElement;
const press = (element: Element, options: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
const kept = () => window.queuedClicks?.map(({ id }) => id);

it('keeps what only a script answers, and shows that it was taken', () => {
  const icon = by('plain').firstElementChild;
  if (icon) press(icon);
  for (const id of ['own', 'native', 'submit', 'link']) press(by(id));
  expect(kept()).toEqual(['plain', 'own']);
  expect(by('plain')).toHaveAttribute('aria-busy', 'true');
  expect(by('native')).not.toHaveAttribute('aria-busy');
});

it('holds back the browser from a held link alone, and not where it is to open elsewhere', () => {
  expect(press(by('held'))).toBe(false);
  expect(press(by('link'))).toBe(true);
  expect(press(by('held'), { ctrlKey: true })).toBe(true);
  expect(kept()).toEqual(['held']);
});

it('repeats every press once the scripts have come, but for what answers for itself', () => {
  const pressed: string[] = [];
  for (const id of ['plain', 'own', 'held', 'plain']) press(by(id));
  endClickQueue();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  document.body.addEventListener('click', ({ target }) => pressed.push((target as Element).id), { once: false });
  replayQueuedClicks();
  expect(pressed).toEqual(['plain', 'held', 'plain']);
});

it('keeps nothing more from then on, and holds nothing back', () => {
  endClickQueue();
  expect(press(by('held'))).toBe(true);
  expect(kept()).toEqual([]);
});

it('lets go of everything where a script does not come', () => {
  press(by('plain'));
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(by('plain')).not.toHaveAttribute('aria-busy');
  expect(press(by('held'))).toBe(true);
});

it('points again at what has the focus', () => {
  const focused = jest.fn();
  by('plain').focus();
  by('plain').addEventListener('focusin', focused);
  replayQueuedClicks();
  expect(focused).toHaveBeenCalledTimes(1);
});
