/** A link as it was pressed: how it looks, since a page may lead to a watch from several places, and where its page stood. */
type Press = { look: string; from: string; scrollY: number };

/** The last link that was pressed to each page whose first picture passes over. */
const presses = new Map<string, Press>();

/** The page that is being left backwards, while that goes on. */
let returning: { path: string; to: Press } | undefined;

/** Whether pictures pass over from page to page: the browser can, and the shopper wants motion (docs/product.md 20.12). */
export function picturesPass(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What a picture is called while it passes over, by its file: the same on both pages. */
export const passageName = (file: string) => `picture-${file}`;

/** Notes that the page at `path` is gone to by a link of this look, which has it all ready for the way back. */
export function notePress(path: string, look: string): void {
  presses.set(path, { look, from: location.pathname, scrollY });
}

/** Whether a link that comes on view is the one by which the page that is just left was reached. */
export function isWayBack(path: string, look: string): boolean {
  return returning?.path === path && returning.to.look === look;
}

/**
 * Begins the way back from the page at `path`, where it was reached from this one by a link whose picture passes over. The
 * browser goes to where the other page stood before that is there: until then the page that is left stays where it is, or
 * its picture would pass over from elsewhere.
 */
export function beginReturn(path: string): void {
  const to = presses.get(path);
  if (!to || to.from !== location.pathname || !picturesPass()) return;
  returning = { path, to };
  const { scrollY } = window;
  requestAnimationFrame(() => {
    if (returning) scrollTo({ top: scrollY, behavior: 'instant' });
  });
}

/** Ends the way back once the page is there, at the place where it stood. */
export function endReturn(): void {
  const { to } = returning ?? {};
  returning = undefined;
  if (to && to.from === location.pathname) scrollTo({ top: to.scrollY, behavior: 'instant' });
}
