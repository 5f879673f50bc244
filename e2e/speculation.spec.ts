// Verifies docs/product.md 20.3.
import { cardOf } from './page-objects/by-copy';
import { untilHydrated } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';

/** Records which pages Chromium's speculation rules allow, and which pages are prefetched (CDP, Preload). */
async function watchPreloading(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);
  const seen = { errors: [] as string[], allowed: [] as string[], fetched: [] as string[] };
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) seen.errors.push(`${ruleSet.errorType}: ${ruleSet.errorMessage ?? ''}`);
  });
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    seen.allowed = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
  });
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') seen.fetched.push(pathOf(prefetchUrl));
  });
  await browser.send('Preload.enable');
  return seen;
}

/** Links of the shop and hostile links; true if the rules allow prefetching them. */
const links = {
  '/': true,
  '/all': true,
  '/all/xerix': true,
  '/all/xerix/1': true,
  '/new/allnew/2': true,
  '/contact/form': true,
  '/warranty': true,
  '/all?price=-300': false,
  '/search?q=moon': false,
  '/compare?w=xerix/1': false,
  '/bascket/mybascket': false,
  '/favorite/myfavorite': false,
  '/auth/user': false,
  '/register/registeruser': false,
  '/payment': false,
  '/pay': false,
  '/thanks?order=x': false,
  '/order': false,
  '/newsletter/confirm?token=x': false,
  '/back-in-stock?watch=xerix/1': false,
  '/api/stock?keys=xerix/1': false,
  '/o/x': false,
};

test.describe('before hydration', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });
  test.beforeEach(({ page }) => page.route('**/_next/static/**/*.js', (route) => route.abort()));

  test('speculation rules allow the browser to prefetch public pages only, on hover', async ({ page, isMobile }) => {
    const preloading = await watchPreloading(page);
    await page.goto('/all/xerix');
    // Adds links from other pages, and hostile ones.
    await page.evaluate((paths) => {
      const main = document.querySelector('main');
      for (const path of paths) main?.append(Object.assign(document.createElement('a'), { href: path }));
    }, Object.keys(links));
    const allowed = Object.entries(links).flatMap(([path, isPublic]) => (isPublic ? [path] : []));
    await expect.poll(() => allowed.filter((path) => !preloading.allowed.includes(path))).toEqual([]);
    const forbidden = Object.entries(links).flatMap(([path, isPublic]) => (isPublic ? [] : [path]));
    expect(preloading.allowed.filter((path) => forbidden.includes(path))).toEqual([]);
    const publicPage = /^\/((all|new\/allnew|wfemale\/allwfemale)(\/\w+)*|contact\/form|[a-z-]+)?$/;
    expect(preloading.allowed.filter((path) => !publicPage.test(path))).toEqual([]);
    expect(preloading.errors).toEqual([]);
    if (isMobile) return;
    await cardOf(page, 'Xeric Half Eclipse').hover();
    await expect.poll(() => preloading.fetched).toContain('/all/xerix/6');
  });
});

test('links prefetch by script after hydration, and the browser does not', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch screen has no hover');
  const preloading = await watchPreloading(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/all/xerix');
  await untilHydrated(page);
  for (const name of ['Xeric Half Eclipse', 'Xeric Late Comet']) await cardOf(page, name).hover();
  await expect.poll(() => fetched).toContain('/all/xerix/2');
  expect(preloading.allowed).toEqual([]);
  expect(preloading.fetched).toEqual([]);
  expect(preloading.errors).toEqual([]);
});
