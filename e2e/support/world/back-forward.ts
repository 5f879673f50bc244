import { expect, type Page, type test } from '@playwright/test';

type Options = Parameters<typeof test.use>[0];

const executablePath = process.env.WHOLE_CHROMIUM_PATH;

/**
 * A browser that keeps pages for Back: Playwright starts Chromium without that, and the browser without windows has none. For
 * `test.use`.
 */
export const pagesAreKeptForBack = {
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

/** Leaves the page for another one, whatever is done there, and comes back by the browser's Back. */
export type GoBackFromCache = (meanwhile?: () => Promise<void>) => Promise<void>;

/** Leaves and comes back; fails, with the browser's reasons, where the page was loaded anew. */
export async function goBackFromCacheOf(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { neverLeft: true }));
  await page.goto('/robots.txt');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  const isRestored = await page.evaluate(() => 'neverLeft' in window);
  expect(isRestored, `restored, not loaded anew: ${await reasonsAgainst(page)}`).toBe(true);
  expect(await reasonsAgainst(page)).toBe('null');
}

/** Why a page was not put into the back-forward cache; `null` where it was (HTML, notRestoredReasons). */
const reasonsAgainst = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? null);
  });
