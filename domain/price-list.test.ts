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
  expect([dateAfter('2026-12-31'), dateAfter('2028-02-28')]).toEqual(['2027-01-01', '2028-02-29']);
});
