import type { Page } from '@playwright/test';

/** A view transition of a page, with its animated pseudo-elements. */
type Passage = { moves: string[] };

/** Records all view transitions from the next page load on. */
export const recordPassages = (page: Page) =>
  page.addInitScript(() => {
    const passages: Passage[] = [];
    Object.assign(window, { passages });
    const note = (transition: ViewTransition) => {
      const passage: Passage = { moves: [] };
      passages.push(passage);
      transition.ready.then(
        () => {
          const moving = document.documentElement.getAnimations({ subtree: true });
          passage.moves = moving.flatMap(
            ({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [],
          );
        },
        () => undefined,
      );
    };
    const start = Document.prototype.startViewTransition as typeof Document.prototype.startViewTransition | undefined;
    if (start) {
      Document.prototype.startViewTransition = function startNoted(update) {
        const transition = start.call(this, update);
        note(transition);
        return transition;
      };
    }
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition && note(viewTransition));
  });

/** Recorded view transitions since the page load, in order. */
export const passagesIn = (page: Page) => page.evaluate(() => (window as unknown as { passages: Passage[] }).passages);
