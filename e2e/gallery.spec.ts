// Verifies docs/product.md 6.2, 6.19.
import { galleryCopy } from '@/components/product/copy';
import { viewerCopy } from '@/components/product/copy-late';
import { violations } from './support/accessibility';
import { expect, test, type Locator, type Page } from './support/fixtures';

const path = '/all/california/3';
const views = { front: /front/, threeQuarter: /three-quarter view/, profile: /profile/ };

/** Moves two fingers from one distance to another, each in CSS px from the point between them. */
async function pinch(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [-apart, apart].map((by, id) => ({ x: 180 + by, y: 400, id }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(to) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** Rendered width in whole CSS px. */
const widthOf = (picture: Locator) => picture.evaluate((element) => Math.round(element.getBoundingClientRect().width));

/** Swipes left over the middle of an element. */
async function swipe(page: Page, over: Locator) {
  const box = await over.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width * 0.8,
    y: box.y + box.height / 2,
    xDistance: -box.width * 0.7,
    yDistance: 0,
    speed: 1500,
  });
}

test.describe('with touch', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no touch screen');
    await page.goto(path);
  });

  // Verifies docs/product.md 6.19 (swipe of the gallery, thumbnails follow, dots follow).
  test('a swipe moves the gallery, and the thumbnails follow', { tag: '@phone' }, async ({ page, product }) => {
    await swipe(page, product.largePicture);
    await expect(product.largePicture).toHaveAccessibleName(views.threeQuarter);
    await expect(product.thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
    const dots = product.pictures.locator('.picture-dots i');
    await expect(dots.nth(1)).toHaveAttribute('data-shown');
    await expect(product.pictures.locator('.picture-dots [data-shown]')).toHaveCount(1);
    await expect(product.largePicture).toBeOnScreen({ part: 0.9 });
    await product.thumbnail(1).tap();
    await expect(product.largePicture).toHaveAccessibleName(views.front);
    await expect(product.largePicture).toBeOnScreen({ part: 0.9 });
  });

  // Verifies docs/product.md 6.19 (press on the picture, double tap, pinch, full 1200 px).
  test(
    'a tap opens the full-screen viewer, and double tap and pinch enlarge to 1200 px and beyond',
    { tag: '@phone' },
    async ({ page, product }) => {
      await product.largePicture.tap();
      const picture = product.viewer.getByRole('img');
      await expect.poll(() => widthOf(picture)).toBe(360);
      // On a busy machine the two taps can be too slow for a double tap.
      await expect(async () => {
        await picture.tap({ position: { x: 180, y: 200 } });
        await picture.tap({ position: { x: 180, y: 200 } });
        await expect.poll(() => widthOf(picture), { timeout: 1_000 }).toBe(1200);
      }).toPass();
      const browser = await page.context().newCDPSession(page);
      await browser.send('Input.synthesizePinchGesture', {
        x: 180,
        y: 400,
        scaleFactor: 1.5,
        // The default is the trackpad's gesture, which needs no touch code.
        gestureSourceType: 'touch',
      });
      await expect.poll(() => widthOf(picture)).toBeGreaterThan(1200);
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    },
  );

  // Verifies docs/product.md 6.19 (pinch).
  test(
    'a second pinch enlarges the full-screen picture from its size',
    { tag: '@phone' },
    async ({ page, product }) => {
      await product.largePicture.tap();
      const picture = product.viewer.getByRole('img');
      await expect.poll(() => widthOf(picture)).toBe(360);
      await pinch(page, 40, 60);
      await expect.poll(() => widthOf(picture)).toBe(540);
      await pinch(page, 100, 120);
      await expect.poll(() => widthOf(picture)).toBe(648);
    },
  );

  // Verifies docs/product.md 6.19 (swipe in full screen, close button).
  test(
    'a swipe moves the full-screen viewer, and the gallery shows the last picture afterwards',
    {},
    async ({ page, product }) => {
      await product.largePicture.tap();
      await expect(product.viewer).toBeVisible();
      await swipe(page, product.viewer);
      await expect(product.viewer.getByRole('status')).toHaveText(viewerCopy.position(2, 3));
      await product.viewer.getByRole('button', { name: viewerCopy.close, exact: true }).tap();
      await expect(product.viewer).toBeHidden();
      await expect(product.largePicture).toHaveAccessibleName(views.threeQuarter);
      await expect(product.largePicture).toBeOnScreen({ part: 0.9 });
    },
  );
});

// Verifies docs/product.md 6.19 (Enlarge, arrow keys, plus and minus, twice 1200 px, Escape).
test(
  'the full-screen viewer works by keyboard, and Escape restores the focus',
  { tag: ['@a11y', '@smoke'] },
  async ({ page, product }) => {
    await page.goto(path);
    await product.enlarge.focus();
    await product.enlarge.press('Enter');
    const picture = product.viewer.getByRole('img');
    await expect(picture).toHaveAccessibleName(views.front);
    const fitting = await widthOf(picture);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(picture)).toBe(Math.round(fitting * 1.5));
    await page.keyboard.press('-');
    await expect.poll(() => widthOf(picture)).toBe(fitting);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
    await expect.poll(() => widthOf(picture)).toBe(2400);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('-');
    await expect.poll(() => widthOf(picture)).toBe(fitting);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(picture).toHaveAccessibleName(views.profile);
    await page.keyboard.press('ArrowLeft');
    await expect(picture).toHaveAccessibleName(views.threeQuarter);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(product.viewer).toBeHidden();
    await expect(product.enlarge).toBeVisiblyFocused();
    await expect(product.largePicture).toHaveAccessibleName(views.threeQuarter);
  },
);

// Verifies docs/product.md 6.19 (Back).
test('Back closes the full-screen viewer first and then leaves the page', async ({ page, product }) => {
  await page.goto('/all/california');
  await page.goto(path);
  await expect(product.addToCart).toBeVisible();
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await product.largePicture.click();
    await expect(product.viewer).toBeVisible();
    await close();
    await expect(product.viewer).toBeHidden();
    await expect(page).toHaveURL(path);
    // After Escape the browser removes the history entry asynchronously.
    await page.waitForFunction(() => !(history.state as { hasDialog?: boolean } | null)?.hasDialog);
  }
  await page.goBack();
  await expect(page).toHaveURL('/all/california');
});

test('a reload keeps the full-screen viewer open, and Back closes it', { tag: '@long' }, async ({ page, product }) => {
  await page.goto('/all/california');
  await page.goto(path);
  await product.largePicture.click();
  await expect(product.viewer).toBeVisible();
  await page.reload();
  await expect(product.viewer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(product.viewer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/all/california');
});

test(
  "the selected thumbnail has the system's highlight colour in dark forced colours",
  { tag: '@phone' },
  async ({ page, product }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    const chosen = product.pictures.getByRole('button', { pressed: true });
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Highlight';
      return getComputedStyle(probe).color;
    });
    await expect(chosen).toHaveCSS('border-top-color', highlight);
  },
);

// Verifies docs/product.md 6.19 (click).
test(
  'a click enlarges a picture to 1200 px, and a second one fits it to the screen',
  { tag: '@long' },
  async ({ page, product, isMobile }) => {
    test.skip(isMobile, 'a phone has no mouse');
    await page.goto(path);
    await product.largePicture.click();
    const picture = product.viewer.getByRole('img');
    await expect.poll(() => widthOf(picture)).toBe(640);
    await picture.click();
    await expect.poll(() => widthOf(picture)).toBe(1200);
    // A drag of the enlarged picture pans it, in each direction, and is no click.
    for (const [x, y] of [
      [-120, 0],
      [0, -120],
      [80, 60],
    ] as const) {
      await page.mouse.move(640, 400);
      await page.mouse.down();
      await page.mouse.move(640 + x, 400 + y, { steps: 3 });
      await page.mouse.up();
      expect(await widthOf(picture), `a drag by ${x}, ${y}`).toBe(1200);
    }
    await picture.click({ position: { x: 600, y: 750 } });
    await expect.poll(() => widthOf(picture)).toBe(640);
    // A browser reports a pinch on a trackpad as the wheel with Ctrl. Each pinch starts from the size of the last.
    for (const pinches of [1, 2]) {
      await picture.dispatchEvent('wheel', { deltaY: -50, ctrlKey: true });
      await expect.poll(() => widthOf(picture)).toBe(Math.round(640 * Math.exp(pinches / 2)));
    }
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 6.19 (without JavaScript).
  test('each gallery picture links to its largest file', { tag: '@long' }, async ({ page, product }) => {
    await page.goto(path);
    for (const number of [1, 2, 3]) {
      const link = product.pictures.getByRole('link', { name: galleryCopy.large(number), exact: true });
      const file = (await link.getAttribute('href')) ?? '';
      expect(file).toMatch(/-1200\.webp$/);
      expect((await page.request.get(file)).status()).toBe(200);
    }
  });
});
