/** The longest smooth scroll, in px: over a longer one the page would race past the picture that moves. */
const SMOOTH_PX = 160;

/** Marks a link whose page scrolls to the navigation bar: before the scripts have come the browser follows the link. */
export const scrollToNavigationAttribute = 'data-to-navigation';

/**
 * Statement of `queued-clicks.ts`, inline in the page's head: keeps the path that a press on `t` leads to, if its link is marked, as the
 * state of this page's history entry (Navigation API), and again when Next replaces the entry as the scripts come. Browsers without
 * that API open the page at its top.
 */
export const saveScrollTargetStatement = `if(self.navigation&&(b=t.closest('[${scrollToNavigationAttribute}]')))(navigation.oncurrententrychange=function(e){e.navigationType&&navigation.updateCurrentEntry({state:b.pathname})})({navigationType:1})`;

let early = typeof window === 'undefined' ? undefined : previousEntryState();
/** Where a link of the router leads that was pressed on the page at `from`. */
let expected: { path: string; from: string } | undefined;

/** Lets the page at this path scroll to the navigation bar once it opens. */
export function expectNavigationScroll(path: string): void {
  expected = { path, from: location.pathname };
}

/**
 * Whether the page that has just opened scrolls to the navigation bar. Call it once a page: it forgets the answer. A page that
 * the shopper has scrolled already stays where it is.
 */
export function takeNavigationScroll(path: string): boolean {
  const isExpected = expected?.path === path || (early === path && window.scrollY === 0);
  // A link can be pressed before its own page asks, while that hydrates.
  if (isExpected || expected?.from !== path) expected = undefined;
  early = undefined;
  return isExpected;
}

/** Lets a page that is to scroll begin near the navigation bar, before it is painted. */
export function jumpNearNavigation(path: string): void {
  const bar = document.getElementById('navigation');
  if (expected?.path !== path || !bar) return;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const away = bar.getBoundingClientRect().top - parseFloat(scrollPaddingTop);
  if (Math.abs(away) > SMOOTH_PX) scrollBy({ top: away - Math.sign(away) * SMOOTH_PX, behavior: 'instant' });
}

/** The path that the page before this one has kept, if the shopper has come from there by a link. */
function previousEntryState(): unknown {
  const { activation } = window.navigation ?? {};
  return activation?.navigationType === 'push' ? activation.from?.getState() : undefined;
}
