// Verifies docs/product.md 5.10, 5.11, 10.8, 22.2, 22.4, 22.6, 22.7, 22.8, 22.9, 22.10.
import {
  actualSizeCopy,
  calculationTitle,
  calculationCopy,
  spareCopy,
  verdictCopy,
  wristEntryCopy,
  wristTitle,
} from '@/components/size/copy-fit';
import { fitMark, sizeCopy, yourWrist } from '@/components/size/copy';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { fullNameOf } from '@/data/full-name';
import { bankCard } from '@/domain/actual-size';
import { fitOf } from '@/domain/fit';
import { circumferenceOf, type Wrist } from '@/domain/wrist';
import { parseSpecification } from '@/domain/specification';
import { cardOf } from './page-objects/by-copy';
import { hydratePage, untilStill } from './support/hydrated';
import { violations } from './support/accessibility';
import { desktopOnly, expect, test, type Locator, type Page } from './support/fixtures';
import { smallTargets } from './support/layout';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { allWatches, watchesOf, watchNamed, type StoredWatch } from './support/shop';
import { storeTexts } from './support/storage';

const wrist: Wrist = { figure: 163.7, unit: 'mm' };
const list = '/all/xerix';
const meridian = '/all/xerix/1';

const trueSize = (page: Page) => page.getByRole('switch', { name: sizeCopy.trueSize, exact: true });
const wristButton = (page: Page, name = sizeCopy.enterWrist) => page.getByRole('button', { name, exact: true });
const entry = (page: Page) => page.getByRole('dialog', { name: wristEntryCopy.title, exact: true });
const actual = (page: Page) => page.getByRole('dialog', { name: actualSizeCopy.title, exact: true });

const fitOfWatch = (watch: StoredWatch, of: Wrist = wrist) => fitOf(parseSpecification(watch), circumferenceOf(of));
const markOf = (watch: StoredWatch, of: Wrist = wrist) => fitMark(fitOfWatch(watch, of), of);

async function enter(page: Page, figure: string, unit: 'mm' | 'in' = 'mm') {
  await entry(page).getByLabel(wristEntryCopy.circumference, { exact: true }).fill(figure);
  await entry(page).getByLabel(wristEntryCopy.unit, { exact: true }).selectOption(unit);
  await entry(page).getByRole('button', { name: wristEntryCopy.save, exact: true }).click();
}

/** Figures of a drawing that touch its case. */
const overlaps = (drawing: Locator) =>
  drawing.evaluate((element) => {
    const watch = element.querySelector('circle')?.getBoundingClientRect();
    if (!watch) throw new Error('The drawing has no case.');
    return [...element.querySelectorAll('text')]
      .filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        return left < watch.right && right > watch.left;
      })
      .map(({ textContent }) => textContent);
  });

/** Rendered width of a watch's front picture as a share of its frame. */
const drawnShare = (page: Page, watch: StoredWatch) =>
  cardOf(page, fullNameOf(watch))
    .getByRole('img')
    .first()
    .evaluate((image) => {
      const frame = image.closest('.relative');
      return image.getBoundingClientRect().width / (frame?.getBoundingClientRect().width ?? NaN);
    });

test.describe('true size', () => {
  const small = watchNamed('Timex Penrose 28');

  test(
    'true size scales all pictures alike without layout shifts, and survives a reload',
    { tag: '@long' },
    async ({ page }) => {
      await recordShifts(page);
      await page.goto('/wfemale/allwfemale');
      expect(await drawnShare(page, small)).toBeCloseTo(1);
      await trueSize(page).check();
      await expect.poll(() => drawnShare(page, small)).toBeLessThan(0.75);
      await page.reload();
      await expect(trueSize(page)).toBeChecked();
      expect(await drawnShare(page, small)).toBeLessThan(0.75);
      expect(await shiftsIn(page)).toEqual([]);
      await trueSize(page).uncheck();
      await expect.poll(() => drawnShare(page, small)).toBeCloseTo(1);
      await page.reload();
      await hydratePage(page);
      await expect(trueSize(page)).not.toBeChecked();
    },
  );

  test('true size applies before hydration', async ({ page, network }) => {
    await storeTexts(page, { 'true-size': 'on' });
    await network.blockScripts();
    await page.goto('/wfemale/allwfemale', { waitUntil: 'commit' });
    await expect(cardOf(page, fullNameOf(small))).toBeVisible();
    expect(await drawnShare(page, small)).toBeLessThan(0.75);
  });

  test('true size is shared by two tabs', { tag: [desktopOnly, '@long'] }, async ({ page, tabs }) => {
    await page.goto(list);
    const other = await tabs.open('/all/gshock');
    await trueSize(page).check();
    await expect(trueSize(other)).toBeChecked();
    await trueSize(other).uncheck();
    await expect(trueSize(page)).not.toBeChecked();
  });

  test('true size is toggled by keyboard', { tag: [desktopOnly, '@long'] }, async ({ page }) => {
    await page.goto(list);
    await trueSize(page).focus();
    await page.keyboard.press('Space');
    await expect(trueSize(page)).toBeChecked();
  });

  test('true size changes without a transition under reduced motion', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(list);
    await expect(cardOf(page, 'Xeric Slow Meridian').getByRole('img').first()).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('the wrist size', () => {
  test('the wrist size marks fitting watches without layout shifts, and is never sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await recordShifts(page);
    await page.goto('/all');
    await wristButton(page).click();
    await enter(page, '163.7');
    await expect(wristButton(page, yourWrist(wrist))).toBeFocused();
    for (const watch of [watchNamed('Slow Meridian'), watchNamed('Late Comet'), watchNamed('Scree Line')]) {
      await expect(cardOf(page, fullNameOf(watch))).toShowMessage(markOf(watch));
    }
    expect(new Set(allWatches.map((watch) => fitOfWatch(watch).verdict)).size).toBeGreaterThan(3);
    await page.reload();
    await expect(cardOf(page, 'Xeric Slow Meridian')).toShowMessage(markOf(watchNamed('Slow Meridian')));
    await page.goto(meridian);
    await expect(page.getByRole('heading', { name: wristTitle(wrist), exact: true })).toBeVisible();
    expect(await shiftsIn(page)).toEqual([]);
    expect(
      sent.filter((request) => /163\D?7/.test(request.replace(/\/_next\/static\/\S+|\/pictures\/\S+/g, ''))),
    ).toEqual([]);
  });

  test(
    'the wrist size shows a drawing, a verdict and its explanation on the product page',
    { tag: ['@a11y', '@long'] },
    async ({ page, product }) => {
      const watch = watchNamed('Slow Meridian');
      await recordShifts(page);
      await page.goto(meridian);
      await page.getByRole('button', { name: sizeButtonCopy.doesItFit, exact: true }).click();
      await enter(page, '163.7');
      await expect(page.getByRole('heading', { name: wristTitle(wrist), exact: true })).toBeVisible();
      await expect(page.getByText(spareCopy(fitOfWatch(watch).spare), { exact: true })).toBeVisible();
      await expect(
        page.getByText(verdictCopy(fitOfWatch(watch), parseSpecification(watch)), { exact: true }),
      ).toBeVisible();
      const drawing = page.getByRole('img', { name: /^The watch across the wrist/ });
      expect(await overlaps(drawing), 'figures stand clear of the watch').toEqual([]);
      await page.getByText(calculationTitle, { exact: true }).click();
      await expect(
        page.getByText(calculationCopy(fitOfWatch(watch), parseSpecification(watch), wrist), { exact: true }),
      ).toBeVisible();
      // Scroll up, so that the buy bar covers nothing.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(product.bar).toBeHidden();
      expect(await violations(page)).toEqual([]);
      await expect(page).toFitWidth();
    },
  );

  test('a wrist size in inches is shown in inches, also in another tab', { tag: '@long' }, async ({ page, tabs }) => {
    const inches: Wrist = { figure: 6.5, unit: 'in' };
    const other = await tabs.open(meridian);
    await hydratePage(other);
    await page.goto(list);
    await wristButton(page).click();
    await enter(page, '6,5', 'in');
    await expect(cardOf(page, 'Xeric Slow Meridian')).toShowMessage(markOf(watchNamed('Slow Meridian'), inches));
    await expect(other.getByRole('heading', { name: wristTitle(inches), exact: true })).toBeVisible();
  });

  test(
    'an impossible wrist size is rejected with a message and keeps its input',
    { tag: ['@a11y', '@long'] },
    async ({ page }) => {
      await page.goto(list);
      await wristButton(page).click();
      for (const [figure, unit] of [
        ['16.5', 'mm'],
        ['165', 'in'],
        ['about 165', 'mm'],
      ] as const) {
        await enter(page, figure, unit);
        const field = entry(page).getByLabel(wristEntryCopy.circumference, { exact: true });
        await expect(field).toHaveAccessibleDescription(new RegExp(wristEntryCopy.rejected.replace(/[()]/g, '.')));
        await expect(field).toHaveValue(figure);
      }
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('wrist'))).toBeNull();
    },
  );

  test('the wrist size is deleted by its button', async ({ page }) => {
    await storeTexts(page, { wrist: '163.7 mm' });
    await page.goto(list);
    await expect(cardOf(page, 'Xeric Slow Meridian')).toShowMessage(markOf(watchNamed('Slow Meridian')));
    await wristButton(page, yourWrist(wrist)).click();
    await entry(page).getByRole('button', { name: wristEntryCopy.forget, exact: true }).click();
    await expect(wristButton(page)).toBeFocused();
    await expect(cardOf(page, 'Xeric Slow Meridian')).not.toContainText(markOf(watchNamed('Slow Meridian')));
    expect(await page.evaluate(() => localStorage.getItem('wrist'))).toBeNull();
  });

  for (const text of ['{"figure":165', '9999 mm', '<b>165</b> mm', '165']) {
    test(`a wrist size stored as ${text} is ignored`, { tag: [desktopOnly, '@long'] }, async ({ page }) => {
      await storeTexts(page, { wrist: text, 'true-size': 'perhaps', screen: '[' });
      await page.goto(list);
      await hydratePage(page);
      await expect(wristButton(page)).toBeVisible();
      await expect(trueSize(page)).not.toBeChecked();
      await page.goto(meridian);
      await page.getByRole('button', { name: sizeButtonCopy.actualSize, exact: true }).click();
      await expect(actual(page).getByRole('slider')).toBeVisible();
    });
  }

  test(
    'the wrist size with storage forbidden lasts for the visit',
    { tag: [desktopOnly, '@long'] },
    async ({ page, browserStorage }) => {
      await browserStorage.rejectAccess();
      await page.goto(list);
      await wristButton(page).click();
      await enter(page, '163.7');
      await expect(cardOf(page, 'Xeric Slow Meridian')).toShowMessage(markOf(watchNamed('Slow Meridian')));
    },
  );
});

test.describe('the actual size', () => {
  const open = (page: Page) => page.getByRole('button', { name: sizeButtonCopy.actualSize, exact: true });
  const slider = (page: Page) => actual(page).getByRole('slider', { name: actualSizeCopy.slider, exact: true });
  const outline = (page: Page) => actual(page).locator('[style*="width"]').filter({ visible: true });

  // Verifies docs/product.md 22.8 (slider, keyboard, known scale).
  test(
    'the actual size is calibrated once with a card, by keyboard, and then shows the watch',
    { tag: ['@a11y', '@long'] },
    async ({ page }) => {
      await page.goto(meridian);
      await open(page).press('Enter');
      await slider(page).press('ArrowRight');
      await actual(page).getByRole('button', { name: actualSizeCopy.larger, exact: true }).press('Enter');
      const box = await outline(page).boundingBox();
      const pxPerMm = Math.max(box?.width ?? 0, box?.height ?? 0) / bankCard.width;
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(
        page.viewportSize()?.width === 360 ? bankCard.height / bankCard.width : bankCard.width / bankCard.height,
        2,
      );
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page, 'dialog button, dialog input')).toEqual([]);
      await actual(page).getByRole('button', { name: actualSizeCopy.done, exact: true }).press('Enter');
      const picture = await actual(page).getByRole('img').boundingBox();
      // The master's 1200 px at 16.589 px per mm are 72.3 mm.
      expect((picture?.width ?? 0) / pxPerMm).toBeCloseTo(1200 / 16.589, 0);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(open(page)).toBeVisiblyFocused();

      await page.goto('/all/undone/3');
      await open(page).click();
      await expect(actual(page).getByRole('img')).toBeVisible();
      await actual(page).getByRole('button', { name: actualSizeCopy.again, exact: true }).click();
      await expect(slider(page)).toBeVisible();
    },
  );

  test(
    'the actual size needs a new calibration after a zoom and on another screen',
    { tag: '@long' },
    async ({ page }) => {
      const { ratio, width, height } = await page.evaluate(() => ({
        ratio: devicePixelRatio,
        width: screen.width,
        height: screen.height,
      }));
      const scale = { pxPerMm: 4, ratio, width, height };
      await storeTexts(page, { screen: JSON.stringify(scale) });
      await page.goto(meridian);
      await open(page).click();
      await expect(actual(page).getByRole('img')).toBeVisible();
      for (const other of [{ ratio: ratio * 2 }, { width: width + 640 }]) {
        await storeTexts(page, { screen: JSON.stringify({ ...scale, ...other }) });
        await page.goto(meridian);
        await open(page).click();
        await expect(actual(page).getByText(actualSizeCopy.measureAgain, { exact: true })).toBeVisible();
        await expect(slider(page)).toBeVisible();
      }
    },
  );
});

for (const path of [list, meridian]) {
  test(
    `${path} with wrist and true size fits 320 px and loads without a layout shift`,
    { tag: ['@phone', '@a11y', '@long'] },
    async ({ page, isMobile }) => {
      await storeTexts(page, { wrist: '160 mm', 'true-size': 'on' });
      if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
      await recordShifts(page);
      await page.goto(path);
      await untilStill(page);
      await expect(page).toFitWidth();
      expect(await shiftsIn(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      if (isMobile) expect(await smallTargets(page, 'main a, main button, main input, main summary')).toEqual([]);
    },
  );
}

test('the wrist dialog opens for a click before hydration', { tag: '@long' }, async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((waited) => setTimeout(waited, 1000));
    await route.continue();
  });
  await page.goto(meridian, { waitUntil: 'commit' });
  await page.getByRole('button', { name: sizeButtonCopy.doesItFit, exact: true }).click();
  await expect(entry(page)).toBeVisible();
});

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a list has neither true size nor wrist size, and each card shows its dimensions',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(list);
      for (const watch of watchesOf('xerix')) {
        const { caseDiameter, lugToLug } = parseSpecification(watch);
        await expect(cardOf(page, fullNameOf(watch))).toShowMessage(`${caseDiameter} mm, ${lugToLug} mm lug to lug`);
        await expect(cardOf(page, fullNameOf(watch))).toShowMessage(`Xeric ${watch.name}`);
      }
      await expect(trueSize(page)).toBeHidden();
      await expect(wristButton(page)).toBeHidden();
      await page.goto(meridian);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Meridian');
      await expect(page.getByRole('button', { name: sizeButtonCopy.doesItFit, exact: true })).toBeHidden();
    },
  );
});
