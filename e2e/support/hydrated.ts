import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Moves the pointer, which loads the deferred scripts, and waits for hydration. */
export async function hydratePage(page: Page): Promise<void> {
  await page.mouse.move(1, 200);
  await page.mouse.move(2, 200);
  await untilHydrated(page);
}

/**
 * Waits until the page has started its idle work: two idle callbacks after hydration.
 * With a paused clock there are no idle callbacks: use `untilHydrated`.
 */
export async function untilIdle(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(async () => {
    // A busy machine has no idle time; the shop's own idle callbacks use the same timeout.
    const idle = () => new Promise((begun) => requestIdleCallback(begun, { timeout: 2_000 }));
    await idle();
    await idle();
  });
}

/** Waits until scripts, typeface and visible pictures are loaded and painted. */
export async function untilStill(page: Page): Promise<void> {
  await untilIdle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isOnScreen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    await Promise.all([...document.images].filter(isOnScreen).map((image) => image.decode().catch(() => null)));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Waits for this number of animation frames. */
export const untilPainted = (page: Page, times: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((painted) => {
        const paint = () => (left-- > 0 ? requestAnimationFrame(paint) : painted());
        paint();
      }),
    times,
  );
