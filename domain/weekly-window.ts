/** Whole days of every week on the clocks of an IANA time zone, named as English shortens them: `Sat`. Some, never all. */
export type WeeklyWindow = { readonly timeZone: string; readonly days: readonly string[] };

const HOUR_MS = 60 * 60 * 1000;

/** Whether a moment lies in the window: what the clocks of its time zone show decides, summer time or not. */
export function isOpen({ timeZone, days }: WeeklyWindow, at: Date): boolean {
  return days.includes(calendarOf(timeZone).format(at));
}

/** The first moment after `at` from which the window is open where it was closed, or closed where it was open. */
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
