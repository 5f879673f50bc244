// Verifies docs/product.md 20.3, 20.11.
import { cardOf } from './page-objects/by-copy';
import { untilHydrated } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';

const path = '/all/xerix/6';
const name = 'Half Eclipse';

const card = (page: Page) => cardOf(page, `Xeric ${name}`);

/** Records page data requests (RSC) and image requests. */
function recordFetched(page: Page) {
  const fetched = { pages: [] as string[], pictures: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers().rsc && !request.headers()['next-router-segment-prefetch']?.includes('_head')) {
      fetched.pages.push(pathname);
    }
    if (request.resourceType() === 'image') fetched.pictures.push(pathname);
  });
  return fetched;
}

/** Opens the hydrated list with the card and its loaded pictures in view. */
async function openList(page: Page) {
  await page.goto('/all/xerix');
  await untilHydrated(page);
  await card(page).scrollIntoViewIfNeeded();
  await expect(card(page).getByRole('img')).toHaveJSProperty('complete', true);
}

/** Sets the browser's connection information. */
const setConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection);

/** Path of the product page's first picture, in the variant that the browser has chosen. */
async function firstPicture(page: Page): Promise<string> {
  const image = page.locator('main img[fetchpriority="high"]').first();
  await expect(image).not.toHaveJSProperty('currentSrc', '');
  return image.evaluate(({ currentSrc }: HTMLImageElement) => new URL(currentSrc).pathname);
}

test.describe('on hover', () => {
  test.skip(({ isMobile }) => isMobile, 'a touch screen has no hover');

  test("a card prefetches its page and the page's first picture once", async ({ page }) => {
    // Tall enough that the page needs a larger variant than the card.
    await page.setViewportSize({ width: 1280, height: 1000 });
    const fetched = recordFetched(page);
    await openList(page);
    expect(fetched.pages).toEqual([]);
    const before = [...fetched.pictures];
    // The router requests a page's tree, then its segments.
    const whole = page.waitForEvent('requestfinished', (request) =>
      Boolean(request.headers()['next-router-segment-prefetch']?.endsWith('__PAGE__')),
    );
    await card(page).hover();
    await whole;
    expect(fetched.pages).toContain(path);
    await expect.poll(() => fetched.pictures.length).toBeGreaterThan(before.length);
    const ahead = fetched.pictures.filter((picture) => !before.includes(picture));
    await page.mouse.move(0, 0);
    const asked = fetched.pages.length;
    await card(page).hover();
    await card(page).focus();
    await card(page).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(ahead).toContain(await firstPicture(page));
    for (const picture of ahead) expect(fetched.pictures.filter((each) => each === picture)).toHaveLength(1);
    expect(fetched.pages.filter((each) => each === path).length, 'page requests after the hover').toBe(asked);
  });

  test('Save-Data disables prefetching', async ({ page }) => {
    await setConnection(page, { saveData: true, effectiveType: '4g' });
    const fetched = recordFetched(page);
    await openList(page);
    for (const label of ['Contact us', 'All watches']) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).hover();
    }
    // A prefetch would have been sent by the time the clicked page is shown.
    await card(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(new Set(fetched.pages)).toEqual(new Set([path]));
  });

  test('a slow connection prefetches the page but not its picture', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await setConnection(page, { effectiveType: '3g' });
    const fetched = recordFetched(page);
    await openList(page);
    await card(page).hover();
    await expect.poll(() => fetched.pages).toContain(path);
    // Time for a picture request: it would be sent before the next card's page arrives.
    await cardOf(page, 'Xeric Late Comet').hover();
    await expect.poll(() => fetched.pages).toContain('/all/xerix/2');
    const ahead = [...fetched.pictures];
    await card(page).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const first = await firstPicture(page);
    await expect.poll(() => fetched.pictures).toContain(first);
    expect(ahead, 'pictures requested before navigation').not.toContain(first);
  });
});

test('keyboard focus on a card prefetches its page', { tag: '@long' }, async ({ page }) => {
  const fetched = recordFetched(page);
  await openList(page);
  await card(page).focus();
  await expect.poll(() => fetched.pages).toContain(path);
});

test(
  'a touch on a card prefetches its page before the finger is lifted',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no touch screen');
    const fetched = recordFetched(page);
    await openList(page);
    const box = await card(page).boundingBox();
    if (!box) throw new Error('The card is not visible.');
    const browser = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 20 }];
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect.poll(() => fetched.pages).toContain(path);
    await expect(page).toHaveURL('/all/xerix');
  },
);
