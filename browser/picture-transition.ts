/** A link as it was pressed: its class names tell it from other links to the same page; and where its own page was scrolled to. */
type LinkClick = { look: string; from: string; scrollY: number };

/** The last link pressed to each page whose first picture moves. */
const linkClicks = new Map<string, LinkClick>();

/** The page that a Back is leaving, until the other page stands. */
let returning: { path: string; to: LinkClick } | undefined;

/** Whether pictures move between pages: the browser has view transitions and the shopper wants motion (docs/product.md 20.12). */
export function hasPictureTransitions(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The `view-transition-name` of a picture file, the same on both pages. */
export const transitionName = (file: string) => `picture-${file}`;

/** Notes which link leads to the page at `path`, for the way back. */
export function recordLinkClick(path: string, look: string): void {
  linkClicks.set(path, { look, from: location.pathname, scrollY });
}

/** Whether a link that appears is the one by which the page that Back leaves was reached. */
export function isReturnLink(path: string, look: string): boolean {
  return returning?.path === path && returning.to.look === look;
}

/**
 * Begins the way back from the page at `path`, if a link of this page with a moving picture led there. The browser restores
 * the scroll position before the other page is there: the page that is left is scrolled back until then, or its picture would
 * start from the wrong place.
 */
export function beginReturn(path: string): void {
  const to = linkClicks.get(path);
  if (!to || to.from !== location.pathname || !hasPictureTransitions()) return;
  returning = { path, to };
  const { scrollY } = window;
  requestAnimationFrame(() => {
    if (returning) scrollTo({ top: scrollY, behavior: 'instant' });
  });
}

/** Ends the way back: scrolls the page that now stands to where it was left. */
export function endReturn(): void {
  const { to } = returning ?? {};
  returning = undefined;
  if (to && to.from === location.pathname) scrollTo({ top: to.scrollY, behavior: 'instant' });
}
