// Verifies docs/product.md 28.9.
import { followShopClock, learnShopTime, shopNow } from './shop-clock';

const device = Date.parse('2026-11-28T12:00:00Z');
const headers = (date: string) => new Headers({ Date: date });
const tuesday = 'Tue, 24 Nov 2026 12:00:00 GMT';
const original = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ now: device });
  learnShopTime(headers(new Date(device).toUTCString()));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = original;
});

it('shopNow follows the Date header of an answer, and its listeners are called once', () => {
  const changed = jest.fn();
  const stop = followShopClock(changed);
  learnShopTime(headers(tuesday));
  learnShopTime(headers(tuesday));
  expect(shopNow().toUTCString()).toBe(tuesday);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  learnShopTime(headers(new Date(device).toUTCString()));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(shopNow().getTime()).toBe(device);
});

it.each([
  ['a difference of two seconds', '2026-11-28T12:00:02Z'],
  ['no date', ''],
])('learnShopTime keeps the device clock for %s', (_, date) => {
  learnShopTime(date ? headers(new Date(date).toUTCString()) : new Headers());
  expect(shopNow().getTime()).toBe(device);
});

it('learnShopTime adds the age of an answer from a shared cache', () => {
  learnShopTime(new Headers({ Date: tuesday, Age: '240' }));
  expect(shopNow().toUTCString()).toBe('Tue, 24 Nov 2026 12:04:00 GMT');
});

it('askShopTime asks once, until an answer comes', async () => {
  await jest.isolateModulesAsync(async () => {
    const clock = await import('./shop-clock');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await clock.askShopTime();
    expect(clock.shopNow().getTime()).toBe(device);
    const asked = jest.fn(async () => ({ headers: headers(tuesday) }) as Response);
    globalThis.fetch = asked;
    await clock.askShopTime();
    await clock.askShopTime();
    expect(clock.shopNow().toUTCString()).toBe(tuesday);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
