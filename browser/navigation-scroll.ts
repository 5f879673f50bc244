/** The way that is scrolled smoothly, at most, in px: over a longer one the page would race past what passes over it. */
const SMOOTH_PX = 160;

/** Marks a link whose page scrolls to the navigation bar: a press before the scripts have come is the browser's to follow. */
export const toNavigationMark = 'data-to-navigation';

/**
 * Notes, of an early press on `t`, where it leads (`early-presses.ts` runs it in the page's head): in the name of the window, which the
 * next page has too and takes away, so that nothing is kept.
 */
export const noteNavigationScroll = `if(b=t.closest('[${toNavigationMark}]'))name=b.pathname`;

let expected: string | undefined;

/** Lets the page at this path scroll to the navigation bar once it opens. */
export function expectNavigationScroll(path: string): void {
  expected = path;
}

/**
 * Whether the page that has just opened is the one that is to scroll to the navigation bar. Asked once a page. One that the
 * shopper has scrolled meanwhile stays where it is.
 */
export function takeNavigationScroll(path: string): boolean {
  const isExpected = expected === path || (takeNoted() === path && window.scrollY === 0);
  expected = undefined;
  return isExpected;
}

/** Where the page at this path is the one that is to scroll: it begins near the navigation bar, before it is painted. */
export function nearNavigation(path: string): void {
  const bar = document.getElementById('navigation');
  if (expected !== path || !bar) return;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const away = bar.getBoundingClientRect().top - parseFloat(scrollPaddingTop);
  if (Math.abs(away) > SMOOTH_PX) scrollBy({ top: away - Math.sign(away) * SMOOTH_PX, behavior: 'instant' });
}

/** The path that the page before has noted; a window that somebody has named otherwise keeps its name. */
function takeNoted(): string | undefined {
  const noted = window.name;
  if (!noted.startsWith('/')) return undefined;
  window.name = '';
  return noted;
}
