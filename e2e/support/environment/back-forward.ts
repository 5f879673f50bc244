import { expect, type Page, type test } from '@playwright/test';

type Options = Parameters<typeof test.use>[0];

const executablePath = process.env.WHOLE_CHROMIUM_PATH;

/**
 * A browser with the back-forward cache enabled, for `test.use`.
 * Playwright disables it by default, and headless shell lacks it.
 */
export const backForwardCacheEnabled = {
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(executablePath ? { executablePath } : { channel: 'chromium' }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
} satisfies Options;

/** Leaves the page, runs a callback, and returns by the browser's Back. */
export type GoBackFromCache = (whileAway?: () => Promise<void>) => Promise<void>;

/** Leaves the page and returns. Fails with the browser's reasons if the page was not restored from the cache. */
export async function goBackFromCacheOf(page: Page, whileAway: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { neverLeft: true }));
  await page.goto('/robots.txt');
  await whileAway();
  await page.goBack({ waitUntil: 'commit' });
  const isRestored = await page.evaluate(() => 'neverLeft' in window);
  expect(isRestored, `restored from the back-forward cache: ${await notRestoredReasonsOf(page)}`).toBe(true);
  expect(await notRestoredReasonsOf(page)).toBe('null');
}

/** Reasons why a page was not restored from the back-forward cache; `null` if it was (HTML, notRestoredReasons). */
const notRestoredReasonsOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? null);
  });
