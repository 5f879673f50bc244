'use client';

import { useSyncExternalStore, useEffect } from 'react';
import { setWeekendAttribute } from '@/browser/root-attributes';
import { isWeekend } from '@/data/weekend';

const MINUTE_MS = 60 * 1000;

/** Looks at the clock with each new minute, and whenever the page is looked at again. */
function followClock(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = () => {
    wait();
    look();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}

const isWeekendNow = () => isWeekend(new Date());

/**
 * Whether weekend prices hold now, for what a program reckons with; what is shown goes by the root's mark
 * (docs/decisions/0013-weekend-prices.md).
 *
 * @param served what HTML that was made for one request went by.
 */
export const useWeekend = (served = false) => useSyncExternalStore(followClock, isWeekendNow, () => served);

/** Keeps the root's mark true when a weekend begins or ends while a page is open (docs/decisions/0013-weekend-prices.md). */
export function WeekendMark() {
  useEffect(() => followClock(() => setWeekendAttribute(isWeekendNow())), []);
  return null;
}
