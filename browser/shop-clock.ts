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
