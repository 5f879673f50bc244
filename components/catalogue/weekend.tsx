'use client';

import { useSyncExternalStore, useEffect } from 'react';
import { setWeekendAttribute } from '@/browser/root-attributes';
import { isWeekend } from '@/data/weekend';

const MINUTE_MS = 60 * 1000;

/** Calls `onTick` at each full minute and when the page becomes visible. Returns the unsubscribe function. */
function followClock(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = () => {
    wait();
    onTick();
  };
  wait();
  document.addEventListener('visibilitychange', onTick);
  window.addEventListener('pageshow', onTick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onTick);
    window.removeEventListener('pageshow', onTick);
  };
}

const isWeekendNow = () => isWeekend(new Date());

/**
 * True if weekend prices apply now. For calculations only: displayed prices follow the root data attribute
 * (docs/decisions/0013-weekend-prices.md).
 *
 * @param served value that the server-rendered HTML used.
 */
export const useWeekend = (served = false) => useSyncExternalStore(followClock, isWeekendNow, () => served);

/** Updates the root data attribute when a weekend begins or ends while a page is open (docs/decisions/0013-weekend-prices.md). */
export function WeekendAttribute() {
  useEffect(() => followClock(() => setWeekendAttribute(isWeekendNow())), []);
  return null;
}
