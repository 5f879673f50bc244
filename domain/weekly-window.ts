/** A moment of every week on the clock of a time zone: a day as `Intl` shortens it, and a time, `00:00`. */
type WeekTime = { readonly day: (typeof days)[number]; readonly time: string };

/** A part of every week, from its first moment to before its last, in an IANA time zone. */
export type WeeklyWindow = { readonly timeZone: string; readonly from: WeekTime; readonly until: WeekTime };

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MINUTES_A_WEEK = 7 * 24 * 60;
const HOUR_MS = 60 * 60 * 1000;

/** Whether a moment lies in the window: what the clocks of its time zone show decides, summer time or not. */
export function isOpen({ timeZone, from, until }: WeeklyWindow, at: Date): boolean {
  const since = (minutes: number) => (minutes - minutesOf(from) + MINUTES_A_WEEK) % MINUTES_A_WEEK;
  return since(minutesAt(timeZone, at)) < since(minutesOf(until));
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

/** Minutes since Monday, 00:00. */
function minutesOf({ day, time }: WeekTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (days.indexOf(day) * 24 + hours) * 60 + minutes;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function minutesAt(timeZone: string, at: Date): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return minutesOf({ day: parts.weekday as WeekTime['day'], time: `${parts.hour}:${parts.minute}` });
}
