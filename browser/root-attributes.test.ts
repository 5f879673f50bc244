import fc from 'fast-check';
import { isOpen, type WeeklyWindow } from '@/domain/weekly-window';
import {
  setRootAttribute,
  storedAttributesScript,
  interactionScript,
  setWeekendAttribute,
  weekendAttributeScript,
  trueSizeKey,
  wristKey,
} from './root-attributes';

const root = document.documentElement;

/** Runs a script as the page's head does. */
function run(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  script.remove();
}

describe('what the shopper keeps', () => {
  beforeEach(() => {
    window.localStorage.clear();
    setRootAttribute(trueSizeKey, false);
    setRootAttribute(wristKey, false);
  });

  it('marks the root with what is kept, and with nothing else', () => {
    window.localStorage.setItem(wristKey, '165 mm');
    run(storedAttributesScript);
    expect(root).toHaveAttribute('data-wrist');
    expect(root).not.toHaveAttribute('data-true-size');
  });

  it('is undone and done by hand', () => {
    setRootAttribute(trueSizeKey, true);
    expect(root).toHaveAttribute('data-true-size');
    setRootAttribute(trueSizeKey, false);
    expect(root).not.toHaveAttribute('data-true-size');
  });
});

describe('whether the page was touched', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-interacted');
  const tell = (type: string, more = {}) =>
    document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

  beforeEach(() => {
    for (const name of ['data-interacted', 'data-scrolled']) document.documentElement.removeAttribute(name);
    run(interactionScript);
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('marks the page at %s', (type) => {
    expect(isMarked()).toBe(false);
    tell(type);
    expect(isMarked()).toBe(true);
  });

  it('takes a page that is scrolled for one that is read', () => {
    document.dispatchEvent(new Event('scroll'));
    expect(isMarked()).toBe(false);
    expect(document.documentElement).toHaveAttribute('data-scrolled');
    tell('keydown');
    expect(isMarked()).toBe(true);
  });

  it('takes a pointer that only stands there for nobody', () => {
    tell('pointermove', { movementX: 0, movementY: 0 });
    expect(isMarked()).toBe(false);
    tell('pointermove', { movementX: 0, movementY: -1 });
    expect(isMarked()).toBe(true);
  });
});

describe('the weekend', () => {
  const weekend: WeeklyWindow = { timeZone: 'America/New_York', days: ['Sat', 'Sun'] };
  beforeEach(() => setWeekendAttribute(false));
  afterEach(() => jest.useRealTimers());

  it('marks the root at the first paint just when weekend prices hold', () => {
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

  it('a browser that does not know the time zone marks nothing, and says both prices', () => {
    jest.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
      throw new RangeError('Invalid time zone specified');
    });
    run(weekendAttributeScript(weekend));
    expect(root).not.toHaveAttribute('data-weekend');
    jest.restoreAllMocks();
  });

  it('is done and undone by hand', () => {
    setWeekendAttribute(true);
    expect(root).toHaveAttribute('data-weekend');
    setWeekendAttribute(false);
    expect(root).not.toHaveAttribute('data-weekend');
  });
});
