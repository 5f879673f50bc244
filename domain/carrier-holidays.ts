/** Month and day of the fixed holidays. */
const fixedDays = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Holidays on the nth weekday of a month; `last` means the last one. */
const weekdays: readonly { month: number; weekday: number; nth: number | 'last' }[] = [
  { month: 1, weekday: 1, nth: 3 }, // Martin Luther King Jr. Day
  { month: 2, weekday: 1, nth: 3 }, // Presidents' Day
  { month: 5, weekday: 1, nth: 'last' }, // Memorial Day
  { month: 9, weekday: 1, nth: 1 }, // Labor Day
  { month: 10, weekday: 1, nth: 2 }, // Columbus Day
  { month: 11, weekday: 4, nth: 4 }, // Thanksgiving
];

/**
 * True on the eleven US federal holidays, on which the USPS does not deliver (5 U.S.C. 6103). A fixed holiday on a Sunday is
 * observed on Monday; on a Saturday it moves nothing, because Friday's mail is delivered.
 *
 * @param date read as a UTC date.
 */
export function isCarrierHoliday(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  return (
    isFixed(date) ||
    (weekday === 1 && isFixed(nextDay(date, -1))) ||
    weekdays.some(
      (rule) =>
        rule.month === month &&
        rule.weekday === weekday &&
        (rule.nth === 'last' ? nextDay(date, 7).getUTCMonth() + 1 !== month : Math.ceil(day / 7) === rule.nth),
    )
  );
}

const isFixed = (date: Date) => fixedDays.includes(date.toISOString().slice(5, 10));

function nextDay(date: Date, days: number): Date {
  const other = new Date(date);
  other.setUTCDate(other.getUTCDate() + days);
  return other;
}
