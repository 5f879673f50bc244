'use client';

import { useSyncExternalStore, useEffect } from 'react';
import { setWeekendAttribute } from '@/browser/root-attributes';
import { shopNow } from '@/domain/shop-date';
import { isWeekend } from '@/data/weekend';

const MINUTE_MS = 60 * 1000;

/** Calls `onTick` at each full minute of the shop's clock and when the page becomes visible. Returns the unsubscribe function. */
function followClock(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const events = new AbortController();
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (shopNow() % MINUTE_MS));
  };
  const tick = () => {
    wait();
    onTick();
  };
  wait();
  for (const type of ['visibilitychange', 'pageshow']) addEventListener(type, onTick, events);
  return () => {
    clearTimeout(timer);
    events.abort();
  };
}

/** True if weekend prices apply at the time of the call. */
export const isWeekendNow = () => isWeekend(new Date(shopNow()));

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
