import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts have come. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/** Has the page's scripts come, as they do at the first touch of the page: it moves the pointer, whatever the clock says. */
export async function awaken(page: Page): Promise<void> {
  await page.mouse.move(1, 200);
  await page.mouse.move(2, 200);
  await untilAwake(page);
}
