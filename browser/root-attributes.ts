import type { WeeklyWindow } from '@/domain/weekly-window';

/*
 * Data attributes of the root element that pass browser state to the style sheet. Head scripts set them before the first
 * paint (docs/decisions/0012-root-data-attributes.md).
 */

/** The localStorage key of the true size switch: `on`, or nothing (docs/product.md 10.8). */
export const trueSizeKey = 'true-size';

/** The localStorage key of the wrist circumference (docs/product.md 10.8). */
export const wristKey = 'wrist';

/** Head script: sets `data-true-size` and `data-wrist` from storage, so that nothing shifts on hydration. */
export const storedAttributesScript = `try{for(var k of['${trueSizeKey}','${wristKey}'])localStorage[k]&&document.documentElement.setAttribute('data-'+k,'')}catch{}`;

/** The localStorage key of the recently viewed watches: keys, newest first (docs/product.md 10.9). */
export const recentKey = 'recent';

/**
 * Head script: sets `data-recent` once the page is parsed, if the shopper has viewed another watch than that of the page's
 * `data-row-without`. The style sheet then reserves the row's height before hydration.
 */
export const recentAttributeScript = [
  "addEventListener('DOMContentLoaded',()=>{try{let p=document.querySelector('[data-row-without]');",
  `p&&localStorage.${recentKey}.split(',').some(k=>/^\\s*[a-z]+\\/\\d+\\s*$/.test(k)&&k.trim()!=p.dataset.rowWithout)`,
  "&&document.documentElement.toggleAttribute('data-recent',1)}catch{}})",
].join('');

/** Sets or removes the attribute of a key when its value changes later. */
export function setRootAttribute(key: typeof trueSizeKey | typeof wristKey, isSet: boolean): void {
  document.documentElement.toggleAttribute(`data-${key}`, isSet);
}

/**
 * Head script: sets `data-interacted` on the first pointer, key, focus or element scroll event, and `data-scrolled` once the
 * page is scrolled. Pictures load only after that (docs/product.md 6.21, 6.22). Browsers also send `pointermove` for a pointer
 * that has not moved.
 */
export const interactionScript = [
  '(function(d,c){function f(e){var p=e.target==d;',
  "if(p||e.type!='pointermove'||e.movementX||e.movementY){d.documentElement.toggleAttribute(p?'data-scrolled':'data-interacted',1);p||c.abort()}}",
  "for(var t of['pointermove','pointerdown','keydown','focusin','scroll'])addEventListener(t,f,{capture:1,signal:c.signal})",
  '})(document,new AbortController)',
].join('');

/*
 * The shop's clock decides which prices are valid (docs/product.md 28.9). The server sends its time with each page, and a head
 * script compares it with the device's clock.
 */

/** localStorage key of the difference in ms, for pages from a cache; set only while the device's clock is wrong. */
export const clockKey = 'clock';

/**
 * Head script: sets `aheadMs` from `Server-Timing`. A page from the browser's or the service worker's cache has an old time or
 * none, so the script uses the stored difference. It ignores differences up to five minutes, the maximum age of a page from a
 * shared cache or a prefetch. It is short, because every page contains it.
 */
export const shopClockScript = [
  "try{let p=performance.getEntriesByType('navigation')[0],",
  "t=(p.transferSize||p.workerStart)&&p.serverTiming.find(e=>e.name=='now'),a=t&&t.duration-Date.now();",
  `t?(aheadMs=a*a>9e10?a:0)?localStorage.${clockKey}=a:delete localStorage.${clockKey}`,
  `:aheadMs=localStorage.${clockKey}%1e13||0}catch{}`,
].join('');

/**
 * Head script, after `shopClockScript`: sets `data-weekend` while a window of the week is open, so that the first paint
 * shows the current price (docs/decisions/0013-weekend-prices.md).
 */
export const weekendAttributeScript = ({ timeZone, days }: WeeklyWindow) =>
  `try{'${days.join()}'.includes(new Date(Date.now()+(self.aheadMs||0)).toLocaleString('en',{timeZone:'${timeZone}',weekday:'short'}))&&(document.documentElement.dataset.weekend='')}catch{}`;

/** Sets or removes `data-weekend` when a weekend begins or ends while the page is open. */
export function setWeekendAttribute(isWeekend: boolean): void {
  document.documentElement.toggleAttribute('data-weekend', isWeekend);
}

/** Set on hydration. From then on links of the shop prefetch by script, and the keys of the desk work. */
export const hydratedAttribute = 'data-hydrated';

/** Sets `data-hydrated` on the root element. */
export function markHydrated(): void {
  document.documentElement.setAttribute(hydratedAttribute, '');
}
