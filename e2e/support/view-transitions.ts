import type { Page } from '@playwright/test';

/** A view transition that a page has begun: what moves in it, as the browser names it, once it moves. */
type Passage = { moves: string[] };

/** From the next page on, each keeps a record of the view transitions in it, whoever begins them. */
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

/** What has moved between pages since this one was loaded, in the order in which it began. */
export const passagesIn = (page: Page) => page.evaluate(() => (window as unknown as { passages: Passage[] }).passages);
