import type { Page } from '@playwright/test';

/** A view transition of a page, with its animated pseudo-elements. */
type RecordedTransition = { moves: string[] };

/** Records all view transitions from the next page load on. */
export const recordViewTransitions = (page: Page) =>
  page.addInitScript(() => {
    const recordedTransitions: RecordedTransition[] = [];
    Object.assign(window, { recordedTransitions });
    const record = (transition: ViewTransition) => {
      const recorded: RecordedTransition = { moves: [] };
      recordedTransitions.push(recorded);
      transition.ready.then(
        () => {
          const moving = document.documentElement.getAnimations({ subtree: true });
          recorded.moves = moving.flatMap(
            ({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [],
          );
        },
        () => undefined,
      );
    };
    const start = Document.prototype.startViewTransition as typeof Document.prototype.startViewTransition | undefined;
    if (start) {
      Document.prototype.startViewTransition = function startRecorded(update) {
        const transition = start.call(this, update);
        record(transition);
        return transition;
      };
    }
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition && record(viewTransition));
  });

/** Recorded view transitions since the page load, in order. */
export const viewTransitionsIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { recordedTransitions: RecordedTransition[] }).recordedTransitions);
