/** @jest-environment node */
import { isWeekend } from '../data/weekend';
import { arePricesOther, keptUntilPricesChange } from './price-edges.mjs';

const [friday, saturday, monday] = [
  '2026-11-20T23:59:59-05:00',
  '2026-11-21T00:00:00-05:00',
  '2026-11-23T00:00:00-05:00',
].map((moment) => Date.parse(moment));
const minutes = 's-maxage=60, stale-while-revalidate=240';

describe('once the shop serves', () => {
  beforeAll(() => void (globalThis.oddHoursIsWeekend = isWeekend));
  afterAll(() => void delete globalThis.oddHoursIsWeekend);

  it('prices are others where a weekend has begun or ended between two moments', () => {
    expect(arePricesOther(friday, saturday)).toBe(true);
    expect(arePricesOther(monday - 1, monday)).toBe(true);
    expect(arePricesOther(saturday, monday - 1)).toBe(false);
  });

  it.each([
    ['five minutes before the edge, an answer of five minutes', minutes, saturday - 300_000, 'no-cache'],
    ['a moment before that', minutes, saturday - 300_001, minutes],
    ['a second before the edge', minutes, monday - 1000, 'no-cache'],
    ['at the edge', minutes, saturday, minutes],
    ['an answer of a minute alone', 's-maxage=60', saturday - 60_000, 'no-cache'],
    ['an answer of a year, which says both prices', 's-maxage=31536000', friday, 's-maxage=31536000'],
    ['what no shared cache keeps', 'private, no-store', friday, 'private, no-store'],
    ['an answer that says nothing of caches', undefined, friday, undefined],
  ])('%s', (_, cacheControl, at, expected) => {
    expect(keptUntilPricesChange(cacheControl, at)).toBe(expected);
  });
});

it('before the shop serves no price is another', () => expect(arePricesOther(friday, saturday)).toBe(false));
