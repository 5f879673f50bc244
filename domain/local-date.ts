const HOUR_MS = 60 * 60 * 1000;

/** Returns the date of a moment in an IANA time zone, such as `2026-11-27`. */
export const localDate = (timeZone: string, at: Date): string => calendarOf(timeZone).format(at);

/** Returns the first moment of a date, such as `2026-11-27`, in a time zone whose offsets are whole hours. */
export function startOfDate(timeZone: string, date: string): Date {
  let at = Date.parse(`${date}T00:00:00Z`) - 14 * HOUR_MS;
  while (localDate(timeZone, new Date(at)) < date) at += HOUR_MS;
  return new Date(at);
}

/** Returns the date after a date. */
export const dateAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  // Canada's English form of a date is the ISO form.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** Prints a time to the minute, such as `2026-11-28 09:30`. @param time ISO 8601 in UTC */
export const utcMinute = (time: string) => time.slice(0, 16).replace('T', ' ');
