/** In seconds. */
const [minute, hour] = [60, 3600];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Formats seconds since midnight as "10:08", up to "24:00". */
export const clock = (seconds: number) =>
  `${twoDigits(Math.floor(seconds / hour))}:${twoDigits(Math.floor((seconds % hour) / minute))}`;

/**
 * Formats seconds since midnight on the shopper's clock (docs/product.md 32.7): "21:05" up to "24:00", or "9:05 PM".
 *
 * @param is12Hour true for hours from 1 to 12 with AM and PM
 * @param withSeconds true for "21:05:09"
 */
export function shopperClock(seconds: number, is12Hour: boolean, withSeconds = false): string {
  const [hours = '', minutes] = clock(seconds).split(':');
  const rest = withSeconds ? `:${twoDigits(Math.floor(seconds % minute))}` : '';
  if (!is12Hour) return `${hours}:${minutes}${rest}`;
  const of24 = Number(hours) % 24;
  return `${of24 % 12 || 12}:${minutes}${rest} ${of24 < 12 ? 'AM' : 'PM'}`;
}
