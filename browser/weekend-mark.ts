import type { WeeklyWindow } from '@/domain/weekly-window';

const attribute = 'data-weekend';

/**
 * Runs in the page's head, before anything is painted: it marks the root element while a window of the week is open, so that
 * the style sheet shows the price of the moment from the first paint on (docs/decisions/0087-weekend-prices.md).
 */
export const markWeekendEarly = ({ timeZone, days }: WeeklyWindow) =>
  `try{'${days.join()}'.includes(new Date().toLocaleString('en-US',{timeZone:'${timeZone}',weekday:'short'}))&&document.documentElement.setAttribute('${attribute}','')}catch(e){}`;

/** Marks the root element, or takes the mark away, when a weekend begins or ends while the page is open. */
export function markWeekend(isWeekend: boolean): void {
  document.documentElement.toggleAttribute(attribute, isWeekend);
}
