import { useSyncExternalStore } from 'react';
import { isWeekend } from '@/data/weekend';

const MINUTE_MS = 60 * 1000;

/** Looks at the clock with each new minute, and whenever the page is looked at again. */
function followClock(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    changed();
  };
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('pageshow', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('pageshow', changed);
  };
}

const now = () => isWeekend(new Date());

/**
 * Whether weekend prices hold now. The server's HTML says what holds when, and shows what holds on other days
 * (docs/decisions/0087).
 *
 * @param served what HTML that was made for one request went by.
 */
export const useWeekend = (served = false) => useSyncExternalStore(followClock, now, () => served);
