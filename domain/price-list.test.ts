// Verifies docs/product.md 42.9 (dates, lowest).
import { dateAfter, localDate, startOfDate } from './local-date';
import { salePricesOn } from './price-list';

const sale = { name: 'Sale', startsOn: '2026-11-27', endsOn: '2026-11-30', prices: { 'xerix/1': 200_00 } };
const lower = { name: 'Lower', startsOn: '2026-11-29', endsOn: '2026-12-02', prices: { 'xerix/1': 180_00 } };

test('salePricesOn returns the lowest price of a date, and the next date on which a list starts or has ended', () => {
  const on = (date: string) => salePricesOn([lower, sale], date).get('xerix/1');
  expect(on('2026-11-26')).toEqual({ changesOn: '2026-11-27' });
  expect(on('2026-11-27')).toEqual({ cents: 200_00, list: 'Sale', changesOn: '2026-11-29' });
  expect(on('2026-11-29')).toEqual({ cents: 180_00, list: 'Lower', changesOn: '2026-12-01' });
  expect(on('2026-11-30')).toEqual({ cents: 180_00, list: 'Lower', changesOn: '2026-12-01' });
  expect(on('2026-12-02')).toEqual({ cents: 180_00, list: 'Lower', changesOn: '2026-12-03' });
  expect(on('2026-12-03')).toBeUndefined();
});

test('startOfDate returns the first moment of a date, in winter and in summer time and on the day between', () => {
  const zone = 'America/New_York';
  for (const [date, start] of [
    ['2026-11-27', '2026-11-27T05:00:00.000Z'],
    ['2026-07-01', '2026-07-01T04:00:00.000Z'],
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ] as const) {
    expect(startOfDate(zone, date).toISOString()).toBe(start);
    expect(localDate(zone, new Date(Date.parse(start) - 1))).not.toBe(date);
    expect(localDate(zone, new Date(start))).toBe(date);
  }
  expect(startOfDate('Pacific/Kiritimati', '2026-07-01').toISOString()).toBe('2026-06-30T10:00:00.000Z');
  expect([dateAfter('2026-12-31'), dateAfter('2028-02-28')]).toEqual(['2027-01-01', '2028-02-29']);
});

test('salePricesOn names the first of two lists with the same price', () => {
  const same = { ...sale, name: 'Same', otherPrices: { eur: { 'xerix/1': 190_00 } } };
  const listed = [{ ...sale, otherPrices: same.otherPrices }, same];
  const found = salePricesOn(listed, '2026-11-27').get('xerix/1');
  expect(found).toMatchObject({ list: 'Sale', others: { eur: { list: 'Sale' } } });
});

test('salePricesOn returns the lowest price of a date in each other currency, and none of a list that has not begun', () => {
  const lists = [
    { ...sale, otherPrices: { eur: { 'xerix/1': 190_00, 'xerix/2': 90_00 }, jpy: { 'xerix/1': 30_000 } } },
    { ...lower, otherPrices: { eur: { 'xerix/1': 195_00, 'xerix/2': 80_00 }, gbp: { 'xerix/1': 150_00 } } },
  ] as const;
  const on = (date: string, watch: 'xerix/1' | 'xerix/2') => salePricesOn(lists, date).get(watch)?.others;
  expect(on('2026-11-26', 'xerix/1')).toBeUndefined();
  expect(on('2026-11-28', 'xerix/1')).toEqual({
    eur: { cents: 190_00, list: 'Sale' },
    jpy: { cents: 30_000, list: 'Sale' },
  });
  expect(on('2026-11-29', 'xerix/1')).toEqual({
    eur: { cents: 190_00, list: 'Sale' },
    gbp: { cents: 150_00, list: 'Lower' },
    jpy: { cents: 30_000, list: 'Sale' },
  });
  expect(on('2026-11-29', 'xerix/2')).toEqual({ eur: { cents: 80_00, list: 'Lower' } });
});
