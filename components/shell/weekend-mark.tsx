'use client';

import { useEffect } from 'react';
import { markWeekend } from '@/browser/root-marks';
import { followClock, isWeekendNow } from '@/components/catalogue/use-weekend';

/** Keeps the root's mark true when a weekend begins or ends while a page is open (docs/decisions/0087-weekend-prices.md). */
export function WeekendMark() {
  useEffect(() => followClock(() => markWeekend(isWeekendNow())), []);
  return null;
}
