'use client';

import { useSyncExternalStore, useEffect } from 'react';
import { setWeekendAttribute } from '@/browser/root-attributes';
import { isWeekend } from '@/data/weekend';

const MINUTE_MS = 60 * 1000;

/** Reads the clock at each new minute, and whenever the page becomes visible. */
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
 * True if weekend prices apply now. For calculations only: displayed prices follow the root data attribute
 * (docs/decisions/0013-weekend-prices.md).
 *
 * @param served the value that HTML rendered for one request used.
 */
export const useWeekend = (served = false) => useSyncExternalStore(followClock, isWeekendNow, () => served);

/** Updates the root data attribute when a weekend begins or ends while a page is open (docs/decisions/0013-weekend-prices.md). */
export function WeekendMark() {
  useEffect(() => followClock(() => setWeekendAttribute(isWeekendNow())), []);
  return null;
}
