// Verifies docs/product.md 20.3, 20.11.
import { cardOf } from './page-objects/cards';
import { untilHydrated } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';

const path = '/all/xerix/6';
const name = 'Half Eclipse';

const card = (page: Page) => cardOf(page, `Xeric ${name}`);

/** Every request for a page's data and for a picture as its watch's page shows it, from now on. */
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

/** The list, awake, with the card and its pictures on view. */
async function openList(page: Page) {
  await page.goto('/all/xerix');
  await untilHydrated(page);
  await card(page).scrollIntoViewIfNeeded();
  await expect(card(page).getByRole('img')).toHaveJSProperty('complete', true);
}

/** What the browser knows of the connection. */
const connect = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection);

/** The variant that the page of the watch takes for its first picture. */
const firstPicture = (page: Page) =>
  page
    .locator(`main img[fetchpriority="high"]`)
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);

test.describe('pointed at', () => {
  test.skip(({ isMobile }) => isMobile, 'fingers do not point first');

  test('a card fetches its page and that page’s first picture once, not before', async ({ page }) => {
    // Tall enough that the page takes a larger variant than the card.
    await page.setViewportSize({ width: 1280, height: 1000 });
    const fetched = recordFetched(page);
    await openList(page);
    expect(fetched.pages).toEqual([]);
    const before = [...fetched.pictures];
    // The router asks for a page's tree, and then for its parts.
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
    expect(fetched.pages.filter((each) => each === path).length, 'the pointing fetched it all').toBe(asked);
  });

  test('nothing is fetched ahead where data is saved', async ({ page }) => {
    await connect(page, { saveData: true, effectiveType: '4g' });
    const fetched = recordFetched(page);
    await openList(page);
    for (const label of ['Contact us', 'All watches']) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).hover();
    }
    // Whatever was asked for ahead has gone out by the time that a page which is wanted is there.
    await card(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(new Set(fetched.pages)).toEqual(new Set([path]));
  });

  test('on a slow connection the page is fetched ahead, its picture is not', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await connect(page, { effectiveType: '3g' });
    const fetched = recordFetched(page);
    await openList(page);
    await card(page).hover();
    await expect.poll(() => fetched.pages).toContain(path);
    // The picture would be asked for while the pointer rests: the next card's page has come meanwhile.
    await cardOf(page, 'Xeric Late Comet').hover();
    await expect.poll(() => fetched.pages).toContain('/all/xerix/2');
    const ahead = [...fetched.pictures];
    await card(page).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const first = await firstPicture(page);
    await expect.poll(() => fetched.pictures).toContain(first);
    expect(ahead, 'the page itself asks').not.toContain(first);
  });
});

test('the focus of a keyboard fetches a page', async ({ page }) => {
  const fetched = recordFetched(page);
  await openList(page);
  await card(page).focus();
  await expect.poll(() => fetched.pages).toContain(path);
});

test('a finger that comes down fetches a page before it is lifted', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop has no finger');
  const fetched = recordFetched(page);
  await openList(page);
  const box = await card(page).boundingBox();
  if (!box) throw new Error('The card is not on view.');
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 20 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(() => fetched.pages).toContain(path);
  await expect(page).toHaveURL('/all/xerix');
});
