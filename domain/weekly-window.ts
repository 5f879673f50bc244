/** Whole days of every week in an IANA time zone, in short English form: `Sat`. Some days, never all. */
export type WeeklyWindow = { readonly timeZone: string; readonly days: readonly string[] };

const HOUR_MS = 60 * 60 * 1000;

/** True if a moment is in the window, by the local calendar of its time zone. */
export function isOpen({ timeZone, days }: WeeklyWindow, at: Date): boolean {
  return days.includes(calendarOf(timeZone).format(at));
}

/** First moment after `at` at which the window opens or closes. */
export function nextChange(window: WeeklyWindow, at: Date): Date {
  const was = isOpen(window, at);
  const changed = (ms: number) => isOpen(window, new Date(ms)) !== was;
  let before = at.getTime();
  while (!changed(before + HOUR_MS)) before += HOUR_MS;
  let after = before + HOUR_MS;
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (changed(between)) after = between;
    else before = between;
  }
  return new Date(after);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
  calendars.set(timeZone, calendar);
  return calendar;
}
