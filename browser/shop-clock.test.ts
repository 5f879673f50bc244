// Verifies docs/product.md 28.9.
import { shopNow } from '@/domain/shop-date';
import { clockKey, shopClockScript } from './root-attributes';

const run = (script: string) => new Function(script)();

const device = Date.parse('2026-11-28T12:00:00Z');
const tuesday = Date.parse('2026-11-24T12:00:00Z');

/** Runs the head script in a page whose navigation has these properties. */
function open(navigation: object, stored?: string) {
  if (stored !== undefined) localStorage.setItem(clockKey, stored);
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation as PerformanceEntry]);
  run(shopClockScript);
}

const answer = (at: number, change: object = {}) => ({
  transferSize: 20_000,
  workerStart: 0,
  serverTiming: [
    { name: 'cdn', duration: 3 },
    { name: 'now', duration: at },
  ],
  ...change,
});

beforeAll(() => {
  performance.getEntriesByType ??= () => [];
});
beforeEach(() => {
  jest.useFakeTimers({ now: device, doNotFake: ['performance'] });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.aheadMs = undefined;
});

it.each([
  ['four days behind', tuesday],
  ['four days ahead', device + (device - tuesday)],
  ['years behind', Date.parse('2031-01-01T00:00:00Z')],
])('shopNow follows the time of the page when the shop is %s', (_, at) => {
  open(answer(at));
  expect(shopNow()).toBe(at);
  expect(Number(localStorage.getItem(clockKey))).toBe(at - device);
});

it.each([
  ['within five minutes', answer(device - 299_000)],
  ['unknown', { transferSize: 1, serverTiming: [] }],
  ['of an engine without Server-Timing', { transferSize: 1 }],
])('shopNow is the time of the device when the time of the page is %s', (_, navigation) => {
  open(navigation);
  expect(shopNow()).toBe(device);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['comes from the cache', { transferSize: 0 }],
  [
    'was cached by the service worker',
    { transferSize: 0, workerStart: 5, serverTiming: [{ name: 'kept', duration: 1 }] },
  ],
])('shopNow keeps the stored difference when the page %s', (_, change) => {
  open(answer(tuesday - 60 * 60_000, change), String(tuesday - device));
  expect(shopNow()).toBe(tuesday);
});

it('shopNow follows a page that the service worker forwards from the network', () => {
  open(answer(tuesday, { transferSize: 0, workerStart: 5 }));
  expect(shopNow()).toBe(tuesday);
});

it('the stored difference is removed once the clock of the device is right', () => {
  open(answer(device), String(tuesday - device));
  expect(shopNow()).toBe(device);
  expect(localStorage).toHaveLength(0);
});

it.each(['nonsense', 'Infinity', '1e300'])('shopNow stays a date with "%s" in storage', (stored) => {
  open({ transferSize: 0 }, stored);
  expect(new Date(shopNow()).getTime()).not.toBeNaN();
});

it('shopNow follows the page when storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open(answer(tuesday));
  expect(shopNow()).toBe(tuesday);
});
