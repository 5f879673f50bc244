/** Longest time from a click to the end of the linked page's smooth scroll, in ms. */
const SMOOTH_SCROLL_MS = 2000;

/**
 * A clicked link. Its class names distinguish it from other links to the same page; `scrollY` is that page's scroll
 * position, `at` the time of the click in ms.
 */
type LinkClick = { look: string; from: string; scrollY: number; at: number };

/** The last link clicked to each page. */
const linkClicks = new Map<string, LinkClick>();

/** The page that a Back navigation leaves, until the other page is shown. */
let returning: { path: string; to: LinkClick } | undefined;

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True if the browser has view transitions and the shopper allows motion (docs/product.md 20.12). */
export const hasPictureTransitions = () => 'startViewTransition' in document && !prefersReducedMotion();

/** The `view-transition-name` of a picture file, equal on both pages. */
export const transitionName = (file: string) => `picture-${file}`;

/** Records which link leads to the page at `path`, for the return. */
export function recordLinkClick(path: string, look: string): void {
  linkClicks.set(path, { look, from: location.href, scrollY, at: performance.now() });
}

/** True for the link that led to the page which Back leaves, if its picture has a view transition. */
export function isReturnLink(path: string, look: string): boolean {
  return returning?.path === path && returning.to.look === look && hasPictureTransitions();
}

/**
 * Starts the return from the page at `path`, if a link of this page led there. The browser restores the scroll position
 * too early for a view transition; this scrolls the old page back, so that its picture starts at the right place.
 */
export function beginReturn(path: string): void {
  const to = linkClicks.get(path);
  if (to?.from !== location.href) return;
  returning = { path, to };
  const { scrollY } = window;
  requestAnimationFrame(() => {
    if (returning) scrollTo({ top: scrollY, behavior: 'instant' });
  });
}

/**
 * Ends the return and scrolls the page to its recorded position. Soon after the click it does so for some frames: the
 * smooth scroll of the page that was left can be under way, and Chromium would end it here.
 */
export function endReturn(): void {
  const { to } = returning ?? {};
  returning = undefined;
  if (to?.from !== location.href) return;
  let frames = performance.now() - to.at < SMOOTH_SCROLL_MS ? 12 : 0;
  const restore = () => {
    scrollTo({ top: to.scrollY, behavior: 'instant' });
    if (frames--) requestAnimationFrame(restore);
  };
  restore();
}
