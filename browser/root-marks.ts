import type { WeeklyWindow } from '@/domain/weekly-window';

/*
 * Data attributes of the root element, by which the style sheet knows what only the browser knows. Those set by a script in the
 * page's head are there before the first paint (docs/decisions/0012-root-data-attributes.md).
 */

/** The localStorage key of the true size switch: `on`, or nothing (docs/product.md 10.8). */
export const trueSizeKey = 'true-size';

/** The localStorage key of the wrist circumference (docs/product.md 10.8). */
export const wristKey = 'wrist';

/** Head script: sets `data-true-size` and `data-wrist` where storage has them, so that nothing moves when the scripts come. */
export const markKept = `try{for(var k of['${trueSizeKey}','${wristKey}'])localStorage[k]&&document.documentElement.setAttribute('data-'+k,'')}catch(e){}`;

/** Sets or removes the attribute of a key when its value changes later. */
export function mark(key: typeof trueSizeKey | typeof wristKey, kept: boolean): void {
  document.documentElement.toggleAttribute(`data-${key}`, kept);
}

/**
 * Head script: sets `data-touched` once the shopper moves a pointer, touches, presses a key, moves the focus or scrolls something in
 * the page, and `data-scrolled` once the page is scrolled. What nobody has come near is not loaded (docs/product.md 6.21, 6.22).
 * Browsers also report a pointer that has not moved.
 */
export const markTouched = [
  '(function(d,c){function f(e){var p=e.target==d;',
  "if(p||e.type!='pointermove'||e.movementX||e.movementY){d.documentElement.toggleAttribute(p?'data-scrolled':'data-touched',!0);p||c.abort()}}",
  "for(var t of['pointermove','pointerdown','keydown','focusin','scroll'])addEventListener(t,f,{capture:!0,signal:c.signal})",
  '})(document,new AbortController)',
].join('');

/**
 * Head script: sets `data-weekend` while a window of the week is open, so that the first paint shows the current price
 * (docs/decisions/0013-weekend-prices.md).
 */
export const markWeekendEarly = ({ timeZone, days }: WeeklyWindow) =>
  `try{'${days.join()}'.includes(new Date().toLocaleString('en-US',{timeZone:'${timeZone}',weekday:'short'}))&&document.documentElement.setAttribute('data-weekend','')}catch(e){}`;

/** Sets or removes `data-weekend` when a weekend begins or ends while the page is open. */
export function markWeekend(isWeekend: boolean): void {
  document.documentElement.toggleAttribute('data-weekend', isWeekend);
}

/** Set once the page is hydrated: links then prefetch themselves. */
export const hydratedAttribute = 'data-awake';

export function markHydrated(): void {
  document.documentElement.setAttribute(hydratedAttribute, '');
}
