/**
 * A clicked link. Its class names distinguish it from other links to the same page; `scrollY` is that page's scroll
 * position.
 */
type LinkClick = { look: string; from: string; scrollY: number };

/** The last link clicked to each page whose first picture has a view transition. */
const linkClicks = new Map<string, LinkClick>();

/** The page that a Back navigation leaves, until the other page is shown. */
let returning: { path: string; to: LinkClick } | undefined;

/** True if the browser has view transitions and the shopper allows motion (docs/product.md 20.12). */
export function hasPictureTransitions(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The `view-transition-name` of a picture file, equal on both pages. */
export const transitionName = (file: string) => `picture-${file}`;

/** Records which link leads to the page at `path`, for the return transition. */
export function recordLinkClick(path: string, look: string): void {
  linkClicks.set(path, { look, from: location.pathname, scrollY });
}

/** True for the link that led to the page which Back leaves. */
export function isReturnLink(path: string, look: string): boolean {
  return returning?.path === path && returning.to.look === look;
}

/**
 * Starts the return transition from the page at `path`, if a link of this page led there. The browser restores the
 * scroll position too early; this scrolls the old page back, so that its picture starts at the right place.
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

/** Ends the return transition and scrolls the page to its recorded position. */
export function endReturn(): void {
  const { to } = returning ?? {};
  returning = undefined;
  if (to && to.from === location.pathname) scrollTo({ top: to.scrollY, behavior: 'instant' });
}
