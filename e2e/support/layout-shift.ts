import type { Page } from '@playwright/test';

/** From the next page on, each keeps a record of all that moves in it without having been asked to. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved in this page so far; recordShifts has to come first. */
export const shiftsIn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
