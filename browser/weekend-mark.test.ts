import fc from 'fast-check';
import { isOpen, type WeeklyWindow } from '@/domain/weekly-window';
import { markWeekend, markWeekendEarly } from './weekend-mark';

const weekend: WeeklyWindow = { timeZone: 'America/New_York', days: ['Sat', 'Sun'] };
const root = document.documentElement;
/** As the page's head runs it. */
const run = () => {
  const script = document.createElement('script');
  script.textContent = markWeekendEarly(weekend);
  document.head.append(script);
  script.remove();
};

beforeEach(() => markWeekend(false));
afterEach(() => jest.useRealTimers());

it('marks the root at the first paint just when weekend prices hold', () => {
  jest.useFakeTimers();
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (at) => {
      jest.setSystemTime(at);
      markWeekend(false);
      run();
      expect(root.hasAttribute('data-weekend')).toBe(isOpen(weekend, at));
    }),
  );
});

it('a browser that does not know the time zone marks nothing, and says both prices', () => {
  jest.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
    throw new RangeError('Invalid time zone specified');
  });
  run();
  expect(root).not.toHaveAttribute('data-weekend');
  jest.restoreAllMocks();
});

it('is done and undone by hand', () => {
  markWeekend(true);
  expect(root).toHaveAttribute('data-weekend');
  markWeekend(false);
  expect(root).not.toHaveAttribute('data-weekend');
});
