import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts have come. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/** Has the page's scripts come, as they do at the first touch of the page: it moves the pointer, whatever the clock says. */
export async function hydratePage(page: Page): Promise<void> {
  await page.mouse.move(1, 200);
  await page.mouse.move(2, 200);
  await untilHydrated(page);
}

/**
 * Waits until the page has begun what it leaves until it has nothing else to do: two idle moments after its scripts have come.
 * Where a test gives the browser its moments there are none: wait for `untilHydrated`.
 */
export async function untilIdle(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(async () => {
    // A machine that others keep busy has no idle moment: the browser then takes the next one for it, as the shop does.
    const idle = () => new Promise((begun) => requestIdleCallback(begun, { timeout: 2_000 }));
    await idle();
    await idle();
  });
}

/** Waits until the screen stands still: scripts, face and the pictures on it have come, and what they changed is painted. */
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

/** Lets this many pictures of the page be painted, one after the other. */
export const untilPainted = (page: Page, times: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((painted) => {
        const paint = () => (left-- > 0 ? requestAnimationFrame(paint) : painted());
        paint();
      }),
    times,
  );
