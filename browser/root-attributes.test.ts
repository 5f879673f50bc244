import fc from 'fast-check';
import { isOpen, type WeeklyWindow } from '@/domain/weekly-window';
import {
  setRootAttribute,
  storedAttributesScript,
  interactionScript,
  recentAttributeScript,
  recentKey,
  setWeekendAttribute,
  weekendAttributeScript,
  trueSizeKey,
  wristKey,
} from './root-attributes';

const root = document.documentElement;

/** Runs a script in the page's head. */
function run(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  script.remove();
}

describe('stored root attributes', () => {
  beforeEach(() => {
    window.localStorage.clear();
    setRootAttribute(trueSizeKey, false);
    setRootAttribute(wristKey, false);
  });

  it('storedAttributesScript sets an attribute only for a stored key', () => {
    window.localStorage.setItem(wristKey, '165 mm');
    run(storedAttributesScript);
    expect(root).toHaveAttribute('data-wrist');
    expect(root).not.toHaveAttribute('data-true-size');
  });

  it('setRootAttribute adds and removes the attribute', () => {
    setRootAttribute(trueSizeKey, true);
    expect(root).toHaveAttribute('data-true-size');
    setRootAttribute(trueSizeKey, false);
    expect(root).not.toHaveAttribute('data-true-size');
  });
});

// Verifies docs/product.md 20.4, 10.9.
it.each([
  ['xerix/1', 'xerix/1', false],
  ['xerix/1', 'undone/3', true],
  ['xerix/1', 'xerix/1, undone/3', true],
  ['', 'xerix/1', true],
  ['', '{"not":"a key"},,xerix', false],
  ['', undefined, false],
  [undefined, 'xerix/1', false],
] as const)(
  'recentAttributeScript, on a page of watch %s with the stored list %s, reserves the row: %s',
  (own, stored, reserves) => {
    root.removeAttribute('data-recent');
    window.localStorage.clear();
    if (stored !== undefined) window.localStorage.setItem(recentKey, stored);
    document.body.innerHTML = own === undefined ? '' : `<div data-row-without="${own}"></div>`;
    run(recentAttributeScript);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(root.hasAttribute('data-recent')).toBe(reserves);
    root.removeAttribute('data-recent');
    document.body.innerHTML = '';
  },
);

describe('the interaction attributes', () => {
  const isInteracted = () => document.documentElement.hasAttribute('data-interacted');
  const dispatch = (type: string, more = {}) =>
    document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

  beforeEach(() => {
    for (const name of ['data-interacted', 'data-scrolled']) document.documentElement.removeAttribute(name);
    run(interactionScript);
  });

  // Verifies docs/product.md 6.21 (touch, key press, focus move, scroll of the gallery).
  it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('interactionScript sets data-interacted at %s', (type) => {
    expect(isInteracted()).toBe(false);
    dispatch(type);
    expect(isInteracted()).toBe(true);
  });

  it('interactionScript sets only data-scrolled when the document scrolls', () => {
    document.dispatchEvent(new Event('scroll'));
    expect(isInteracted()).toBe(false);
    expect(document.documentElement).toHaveAttribute('data-scrolled');
    dispatch('keydown');
    expect(isInteracted()).toBe(true);
  });

  // Verifies docs/product.md 6.21 (pointer move).
  it('interactionScript ignores pointermove without movement', () => {
    dispatch('pointermove', { movementX: 0, movementY: 0 });
    expect(isInteracted()).toBe(false);
    dispatch('pointermove', { movementX: 0, movementY: -1 });
    expect(isInteracted()).toBe(true);
  });
});

describe('the weekend attribute', () => {
  const weekend: WeeklyWindow = { timeZone: 'America/New_York', days: ['Sat', 'Sun'] };
  beforeEach(() => setWeekendAttribute(false));
  afterEach(() => jest.useRealTimers());

  it('weekendAttributeScript sets data-weekend exactly during weekend prices', () => {
    jest.useFakeTimers();
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (at) => {
        jest.setSystemTime(at);
        setWeekendAttribute(false);
        run(weekendAttributeScript(weekend));
        expect(root.hasAttribute('data-weekend')).toBe(isOpen(weekend, at));
      }),
    );
  });

  it('weekendAttributeScript sets nothing when the browser does not know the time zone', () => {
    jest.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
      throw new RangeError('Invalid time zone specified');
    });
    run(weekendAttributeScript(weekend));
    expect(root).not.toHaveAttribute('data-weekend');
    jest.restoreAllMocks();
  });

  it('setWeekendAttribute adds and removes data-weekend', () => {
    setWeekendAttribute(true);
    expect(root).toHaveAttribute('data-weekend');
    setWeekendAttribute(false);
    expect(root).not.toHaveAttribute('data-weekend');
  });
});
