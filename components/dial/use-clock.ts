import { useBrowserValue } from '@/components/ui/hooks';
import { shopperClock } from '@/domain/dial/clock';

/** True if the browser's locale writes hours from 1 to 12. */
const isTwelveHour = () => new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Returns the shopper's clock: 12 or 24 hours by the browser's locale, 24 hours in server HTML (docs/product.md 32.7). */
export function useClock() {
  const is12Hour = useBrowserValue(isTwelveHour, false);
  const time = (seconds: number, withSeconds = false) => shopperClock(seconds, is12Hour, withSeconds);
  return { is12Hour, time };
}
