// Verifies docs/product.md 15.6.
import { isCarrierHoliday } from './carrier-holidays';

const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)))
    .filter((date) => date.getUTCFullYear() === year && isCarrierHoliday(date))
    .map((date) => date.toISOString().slice(5, 10));

// The holidays that the USPS has published (about.usps.com, "Holidays and events").
it.each([
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
  [2025, ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25']],
])('isCarrierHoliday finds the eleven holidays of %d', (year, holidays) => {
  expect(holidaysOf(year)).toEqual(holidays);
});

it('isCarrierHoliday observes a fixed holiday that falls on a Sunday on Monday too', () => {
  // 4 July 2027 is a Sunday.
  expect(holidaysOf(2027)).toEqual(expect.arrayContaining(['07-04', '07-05']));
});

// 28 years have every weekday on every date. The days of the month are those of the statute's weekdays (5 U.S.C. 6103).
it.each([
  ['Martin Luther King Jr. Day', 1, 'Mon', 15],
  ['Presidents’ Day', 2, 'Mon', 15],
  ['Memorial Day', 5, 'Mon', 25],
  ['Labor Day', 9, 'Mon', 1],
  ['Columbus Day', 10, 'Mon', 8],
  ['Thanksgiving', 11, 'Thu', 22],
])('isCarrierHoliday finds %s once in every year, in its week of month %d', (_, month, weekday, firstDay) => {
  const days = Array.from({ length: 28 }, (_each, index) =>
    Array.from({ length: 7 }, (_day, offset) => new Date(Date.UTC(2024 + index, month - 1, firstDay + offset)))
      .filter((date) => date.toUTCString().startsWith(weekday))
      .map(isCarrierHoliday),
  );
  expect(days).toEqual(Array(28).fill([true]));
});
