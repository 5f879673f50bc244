// Verifies docs/product.md 4.9, 32.1, 32.2, 32.3, 32.4, 32.7, 32.8.
import { tryDialCopy } from '@/components/home/copy';
import { modelCopy, readDialCopy } from '@/components/product/copy';
import { dialCopy } from '@/components/dial/copy';
import { dialScaleOf } from '@/data/dials-to-read';
import { dialToTry } from '@/data/home';
import { clock, shopperClock } from '@/domain/dial/clock';
import { hydratePage, untilIdle } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';

const key = 'california/3';
const path = `/all/${key}`;
const minuteOf = (read: typeof key | typeof dialToTry) => Math.floor((dialScaleOf(read)?.from ?? NaN) / 60);
const from = minuteOf(key);

/** A minute of the day on the clock of the tests' locale, American English. */
const timeOf = (minute: number) => shopperClock(minute * 60, true);

const scale = (page: Page) => page.getByRole('slider', { name: dialCopy.slider, exact: true });
const now = (page: Page) => page.getByRole('button', { name: dialCopy.now, exact: true });

/** Rotation of a dial's part, in degrees. */
const turnOf = (page: Page, part: string) =>
  page.locator(`.dial-layers [data-part="${part}"]`).evaluate((element) => {
    const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  });

// Verifies docs/product.md 32.1 (key).
test("the dial's scale starts at the picture's time, and a key moves hands and sentence", async ({ page, product }) => {
  await page.goto(path);
  await hydratePage(page);
  await product.openDial();
  await expect(scale(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${timeOf(from)}\\. The short hand `));
  await expect.poll(() => turnOf(page, 'small-seconds')).toBe(((dialScaleOf(key)?.from ?? NaN) % 60) * 6);
  await scale(page).press('ArrowRight');
  await expect(scale(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${timeOf(from + 1)}\\. The short hand `));
  await expect.poll(() => turnOf(page, 'minute')).toBe(((from + 1) % 60) * 6);
  await scale(page).press('End');
  await expect(page.getByText('12:00 AM', { exact: true })).toBeVisible();
  await expect(
    page.getByText('The short hand stands on twelve, the long hand on twelve.', { exact: true }),
  ).toBeVisible();
  expect([await turnOf(page, 'hour'), await turnOf(page, 'minute')]).toEqual([0, 0]);
});

// Verifies docs/product.md 32.1 (pointer).
test(
  "dragging the dial's scale changes the dial over the photograph without a layout shift",
  {},
  async ({ page, product }) => {
    await page.goto(path);
    await hydratePage(page);
    await product.openDial();
    await scale(page).scrollIntoViewIfNeeded();
    const frame = page.locator('#picture');
    const photograph = await product.largePicture.boundingBox();
    const box = await scale(page).boundingBox();
    if (!box) throw new Error('The dial has no scale.');
    const drag = async (share: number) => {
      await page.mouse.move(box.x + box.width * share, box.y + box.height - 16);
      await expect.poll(() => page.locator('.dial-layers').count()).toBe(1);
    };
    await page.mouse.move(box.x + box.width * 0.42, box.y + box.height - 16);
    await page.mouse.down();
    await drag(0.25);
    const morning = await frame.screenshot();
    await drag(0.6);
    const afternoon = await frame.screenshot();
    await page.mouse.up();
    expect(morning.equals(afternoon), 'morning and afternoon screenshots are equal').toBe(false);
    const layers = await page.locator('.dial-layers > div').boundingBox();
    const height = photograph?.height ?? NaN;
    expect(Math.abs((layers?.height ?? NaN) - height)).toBeLessThan(1);
    expect(await product.largePicture.boundingBox()).toEqual(photograph);
  },
);

test('a digital dial shows nine in the evening as 21:00', { tag: '@long' }, async ({ page, product }) => {
  await page.goto('/all/gshock/1');
  await hydratePage(page);
  await product.openDial();
  await scale(page).fill(String(21 * 60));
  await expect(page.getByText('It says 21:00 in figures; there is nothing to learn.', { exact: true })).toBeVisible();
});

test("a dial's files load only when the reader opens", { tag: '@long' }, async ({ page, product }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(path);
  await untilIdle(page);
  await hydratePage(page);
  await expect(product.moreTools).toBeVisible();
  expect(fetched.filter((each) => each.startsWith('/dials/'))).toEqual([]);
  await product.openDial();
  await expect.poll(() => fetched.filter((each) => each.endsWith('/dial.json')).length).toBe(1);
});

test(
  'an odd display is read first, a plain one under “More”, and closing returns the focus',
  { tag: '@long' },
  async ({ page, product }) => {
    await page.goto('/all/xerix/2');
    await hydratePage(page);
    await expect(product.tools.getByRole('button').first()).toHaveText(readDialCopy.title);
    await expect(product.moreTools).toHaveCount(0);
    await product.readDial.click();
    await expect(page.locator('.dial-layers')).toBeAttached();
    await page.getByRole('button', { name: dialCopy.close, exact: true }).click();
    await expect(page.locator('.dial-layers')).toHaveCount(0);
    await expect(product.readDial).toBeFocused();
    await page.goto(path);
    await hydratePage(page);
    await expect(product.tools.getByRole('button').first()).toHaveText(modelCopy.view);
    await expect(product.readDial).toBeHidden();
    await product.openDial();
    await page.getByRole('button', { name: dialCopy.close, exact: true }).click();
    await expect(product.moreTools).toBeFocused();
  },
);

test(
  'reading the dial on a phone keeps picture, price and button on the screen',
  { tag: '@long' },
  async ({ page, product }) => {
    for (const [width, height] of [
      [360, 740],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/all/xerix/2');
      await hydratePage(page);
      await product.openDial();
      await expect(page.locator('.dial-layers')).toBeVisible();
      await expect(product.addToCart).toBeOnScreen();
      await expect(scale(page)).toBeOnScreen();
      await expect(product.largePicture).toBeInViewport();
    }
  },
);

test.describe('in a country with a 24-hour clock', () => {
  test.use({ locale: 'de-DE' });

  test('the dial reader shows 24 hours', { tag: '@long' }, async ({ page, product }) => {
    await page.goto(path);
    await hydratePage(page);
    await product.openDial();
    await scale(page).fill(String(21 * 60));
    await expect(page.getByText('21:00', { exact: true })).toBeVisible();
  });
});

test.describe('the Now button', () => {
  test.use({ ownClock: true });

  test(
    'the Now button shows the current time, advances it, and is off after the scale moves',
    { tag: '@long' },
    async ({ page, clock, product }) => {
      await clock.startAt(new Date(2026, 10, 23, 15, 20, 30));
      await page.goto(path);
      await hydratePage(page);
      await clock.advanceBy(2000);
      await product.openDial();
      await expect(now(page)).toBeVisible();
      await clock.advanceTo(new Date(2026, 10, 23, 15, 21, 0));
      await now(page).click();
      // One beat, an eighth of a second, after the full second.
      await clock.advanceBy(1130);
      await expect(page.getByText('3:21:01 PM', { exact: true })).toBeVisible();
      expect(await turnOf(page, 'minute')).toBe(126);
      const before = await turnOf(page, 'small-seconds');
      await clock.advanceBy(5000);
      expect(await turnOf(page, 'small-seconds')).toBe((before + 30) % 360);
      await scale(page).press('ArrowRight');
      await expect(now(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('3:22 PM', { exact: true })).toBeVisible();
    },
  );
});

test(
  'selecting another picture hides the dial, and the scale restores the first picture',
  { tag: '@long' },
  async ({ page, product }) => {
    await page.goto(path);
    await hydratePage(page);
    await product.openDial();
    await expect(page.locator('.dial-layers')).toBeAttached();
    await product.thumbnail(2).click();
    await expect(product.largePicture).toShowPicture(`/watches/${key}-2.webp`);
    await scale(page).press('ArrowRight');
    await expect(product.largePicture).toShowPicture(`/watches/${key}-1.webp`);
  },
);

// Verifies docs/product.md 4.9.
test('the home page shows one dial with a scale', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const odd = page.getByRole('region', { name: tryDialCopy.title, exact: true });
  const start = minuteOf(dialToTry);
  await expect(odd.getByText(clock(start * 60), { exact: true })).toBeVisible();
  await odd.getByRole('slider').press('ArrowRight');
  await expect(odd.getByText(timeOf(start + 1), { exact: true })).toBeVisible();
  await expect(odd.locator('.dial-layers')).toBeAttached();
});

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 32.1 (without JavaScript).
  test('a product page shows no tools', async ({ page, product }) => {
    await page.goto(path);
    await expect(product.largePicture).toBeVisible();
    await expect(product.tools).toBeHidden();
  });
});
