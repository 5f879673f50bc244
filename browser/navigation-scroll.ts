import { addressOf, pathWithin } from '@/domain/language';

/** Longest smooth scroll, in px. A longer one would race past the moving picture. */
const SMOOTH_PX = 160;

/**
 * Marks a link whose target page scrolls to the navigation bar. Before hydration the browser follows the link itself.
 */
export const scrollToNavigationAttribute = 'data-to-navigation';

/**
 * Statement inside the script of `queued-clicks.ts`: stores the path of a marked link as the state of the history
 * entry (Navigation API). It stores the state again when Next replaces the entry. Without the API the page opens at
 * its top.
 */
export const saveScrollTargetStatement = `if(self.navigation&&(b=t.closest('[${scrollToNavigationAttribute}]')))(navigation.oncurrententrychange=function(e){e.navigationType&&navigation.updateCurrentEntry({state:b.pathname})})({navigationType:1})`;

let early = typeof window === 'undefined' ? undefined : previousEntryState();
/** Target of the router link clicked on the page at `from`. */
let expected: { path: string; from: string } | undefined;

/** Makes the page at this path scroll to the navigation bar when it opens. */
export function expectNavigationScroll(path: string): void {
  expected = { path, from: pathWithin(location.pathname) };
}

/**
 * Returns true once if the opened page should scroll to the navigation bar. A page that the shopper has scrolled
 * stays where it is.
 */
export function takeNavigationScroll(path: string): boolean {
  const isExpected = expected?.path === path || (early === addressOf(path) && window.scrollY === 0);
  // A link can be clicked while its own page still hydrates.
  if (isExpected || expected?.from !== path) expected = undefined;
  early = undefined;
  return isExpected;
}

/** Jumps near the navigation bar before the page is painted. */
export function jumpNearNavigation(path: string): void {
  const bar = document.getElementById('navigation');
  if (expected?.path !== path || !bar) return;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const away = bar.getBoundingClientRect().top - parseFloat(scrollPaddingTop);
  if (Math.abs(away) > SMOOTH_PX) scrollBy({ top: away - Math.sign(away) * SMOOTH_PX, behavior: 'instant' });
}

/**
 * Prepares the restored position of Back and Forward: forgets the expected scroll and stops scroll anchoring for two
 * seconds. Firefox would move away from the position while a filtered list above it becomes shorter.
 */
export function expectRestoredPosition(): void {
  expected = undefined;
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  setTimeout(() => (style.overflowAnchor = ''), 2000);
}

/** State of the previous history entry, if the shopper followed a link from there. */
function previousEntryState(): unknown {
  const { activation } = window.navigation ?? {};
  return activation?.navigationType === 'push' ? activation.from?.getState() : undefined;
}
