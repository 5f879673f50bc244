import { cutOffSentence, dateStyle, daysBetween, lateSentence, writtenDay } from './delivery-words';
import { locale } from './language';
import type { DeliveryDates } from './shipping';

const day = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Expected delivery, `Wed, Nov 25 to Fri, Nov 27`, and the latest date (docs/product.md 15.6). */
export function deliveryCopy({ earliest, latest, latestIfDelayed }: DeliveryDates): { usual: string; late: string } {
  return {
    usual: daysBetween(dayOf(earliest), dayOf(latest)),
    late: lateSentence(dayOf(latestIfDelayed)),
  };
}

// eslint-disable-next-line no-restricted-syntax -- the reader's time zone
const cutOff = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * The end of the order day, which is a day in UTC (docs/product.md 15.6), in the reader's time zone.
 *
 * @param now the time at which the shown dates were calculated.
 */
export function cutOffCopy(now: Date): string {
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return cutOffSentence(cutOff.format(end));
}

/** Formats a UTC date, `2026-11-25`, as `Wed, Nov 25`. */
function dayOf(date: string): string {
  return day.format(new Date(date));
}

const fullDay = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });

/** Formats a UTC date, `2026-11-25`, as `Nov 25, 2026`. */
export function dateCopy(date: string): string {
  return writtenDay(fullDay.format(new Date(date)));
}

const withTime = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });

/** Formats a time as `November 25, 2026 at 10:55:03 PM UTC`. */
export function moment(at: string): string {
  return writtenDay(withTime.format(new Date(at)));
}
