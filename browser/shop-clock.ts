/*
 * The shop's clock decides which prices are valid (docs/product.md 28.9). The server sends its time with each page, and a head
 * script compares it with the device's clock.
 */

declare global {
  /** How far the shop's clock is ahead of the device's, in ms; set by the head script. */
  var aheadMs: number | undefined;
}

/** The localStorage key of that difference, for pages from a cache. Kept only while the device's clock is wrong. */
export const clockKey = 'clock';

/**
 * Head script: sets `aheadMs` from `Server-Timing`. A page from the browser's cache or the service worker's has an old time or
 * none; there the stored difference counts. Up to five minutes count as none: a shared cache or a prefetch may have kept the
 * page for as long. Kept short, because every page contains it.
 */
export const shopClockScript = [
  "try{let p=performance.getEntriesByType('navigation')[0],",
  "t=(p.transferSize||p.workerStart)&&p.serverTiming.find(e=>e.name=='now'),a=t&&t.duration-Date.now();",
  `t?(aheadMs=a*a>9e10?a:0)?localStorage.${clockKey}=a:delete localStorage.${clockKey}`,
  `:aheadMs=localStorage.${clockKey}%1e13||0}catch{}`,
].join('');

/** The time of the shop's clock, in ms, as far as the page knows it. */
export const shopNow = () => Date.now() + (globalThis.aheadMs ?? 0);
