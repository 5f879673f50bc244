import sharp from 'sharp';
import { dialLayersOf } from '@/data/dials';
import { modelOf } from '@/data/models';
import { twinWords } from '@/components/words/twin';
import { CARD, COMPARED, resemblance } from '@/scripts/lib/resemblance.mjs';
import { violations } from './support/axe';
import { behindTheScreens, expect, test, type Page } from './support/fixtures';

const key = 'california/3';
const path = `/all/${key}`;

/** A frame takes a busy machine without a graphics chip some seconds. */
const slow = { timeout: 60_000 };

/** A day's time, in seconds since midnight, as a date. */
const at = (seconds: number) => new Date(2026, 10, 22, 0, 0, seconds);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const frame = (page: Page) => page.locator('#picture');
const watch = (page: Page) => page.getByRole('application');

/** What stands in the picture's frame, as RGB. */
async function look(page: Page) {
  const taken = await frame(page).screenshot({ animations: 'disabled' });
  const fitting = { ...COMPARED, fit: 'cover' as const };
  return sharp(taken).resize(fitting).removeAlpha().raw().toBuffer();
}

const alike = (one: Buffer, other: Buffer) => resemblance(one, other, { ...COMPARED, ground: CARD });
const brightness = (picture: Buffer) => picture.reduce((sum, value) => sum + value, 0) / picture.length;

async function turnIt(page: Page) {
  await button(page, twinWords.turn).click();
  await expect(page.locator('.twin[data-shown]')).toBeVisible(slow);
}

/** Waits until the frame shows something else than `before`. Returns that. */
async function lookAnew(page: Page, before: Buffer, atMost = 0.985) {
  let seen = before;
  await expect(async () => {
    seen = await look(page);
    expect(alike(before, seen)).toBeLessThan(atMost);
  }).toPass(slow);
  return seen;
}

test.describe('a watch in the round', () => {
  test.skip(!modelOf(key), 'it has no model yet');
  test.setTimeout(180_000);

  test(
    'stands where its photograph stood, shows the time, is turned by keys, buttons and pointer, and goes dark',
    { tag: behindTheScreens },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.clock.setFixedTime(at(dialLayersOf(key)?.photographed ?? 0));
      await page.goto(path);
      await expect(frame(page).getByRole('img').first()).toBeVisible();
      const photograph = await look(page);
      expect(asked.filter((one) => one.startsWith('/models/'))).toEqual([]);

      await turnIt(page);
      const first = await look(page);
      expect(alike(photograph, first), 'it resembles its photograph').toBeGreaterThan(0.6);

      await page.clock.setFixedTime(at(16 * 3600 + 40 * 60));
      const later = await lookAnew(page, first, 0.995);
      expect(alike(first, later), 'only the hands are elsewhere').toBeGreaterThan(0.9);

      await watch(page).press('ArrowRight');
      await watch(page).press('ArrowRight');
      const turned = await lookAnew(page, later);
      await button(page, twinWords.sides.side).click();
      const side = await lookAnew(page, turned, 0.8);
      const box = await watch(page).boundingBox();
      if (!box) throw new Error('There is nothing to turn.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 3 });
      await page.mouse.up();
      const dragged = await lookAnew(page, side);

      await page.evaluate(() => (document.documentElement.dataset.lights = 'out'));
      await expect.poll(async () => brightness(await look(page)), slow).toBeLessThan(brightness(dragged) / 3);
      await watch(page).press('Escape');
      await expect(watch(page)).toHaveCount(0);
      await expect(button(page, twinWords.turn)).toBeFocused();
    },
  );

  test(
    'gives way to the pictures with a word where the browser takes its memory back',
    { tag: behindTheScreens },
    async ({ page }) => {
      await page.goto(path);
      await turnIt(page);
      await watch(page).evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
      await expect(page.getByText(twinWords.lost)).toBeVisible();
      await expect(watch(page)).toHaveCount(0);
    },
  );

  test(
    'under a finger: the page still scrolls over it, and nothing of it is hard to reach',
    { tag: behindTheScreens },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a desktop has no finger');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await turnIt(page);
      await expect(watch(page)).toHaveCSS('touch-action', 'pan-y');
      await expect(button(page, twinWords.sides.back)).toBeInViewport();
      expect(await violations(page)).toEqual([]);
    },
  );

  test('where nothing can be drawn in the round nothing is fetched, and a sentence says so', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(path);
    await button(page, twinWords.turn).click();
    await expect(page.getByText(twinWords.cannot)).toBeVisible();
    await expect(watch(page)).toHaveCount(0);
  });

  test.describe('out of reach', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test(
      'a model that does not come leaves the pictures, and is asked for again at the next press',
      { tag: behindTheScreens },
      async ({ page }) => {
        await page.route('**/models/**', (route) => route.fulfill({ status: 404 }));
        await page.goto(path);
        await button(page, twinWords.turn).click();
        await expect(page.getByText(twinWords.notLoaded)).toBeVisible(slow);
        await page.unroute('**/models/**');
        await turnIt(page);
      },
    );
  });
});
