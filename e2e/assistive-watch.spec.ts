// Verifies docs/product.md 20.5, 20.15, 20.16.
import { dialCopy } from '@/components/dial/copy';
import { lightCopy, galleryCopy, modelCopy } from '@/components/product/copy';
import { actualSizeCopy, wristEntryCopy } from '@/components/size/copy-fit';
import { viewerCopy, recentCopy } from '@/components/product/copy-late';
import { sizeButtonCopy } from '@/components/size/copy-buttons';
import { sizeCopy, yourWrist } from '@/components/size/copy';
import { rotationCopy } from '@/components/viewer-3d/copy';
import { tileBrands } from '@/data/home';
import { lumePictureOf } from '@/data/lume';
import { watchKey } from '@/domain/watch-key';
import { mendingIn } from './page-objects/mending';
import { behindTheScreens, expect, test } from './support/fixtures';
import { allWatches, pathOf } from './support/shop';
import { storeTexts } from './support/storage';

test.use({ reducedMotion: 'reduce' });

for (const way of ['keyboard', 'ear'] as const) {
  test.describe(`by ${way} alone`, { tag: ['@a11y', '@long', behindTheScreens] }, () => {
    test.use({ way });

    test('pictures are looked through, and a dial is read', async ({ hands }) => {
      await hands.open('/all/california/3');
      await hands.press('button', /^Picture 2/);
      await hands.press('link', new RegExp(`^${galleryCopy.enlarge('')}`));
      await hands.press('button', viewerCopy.previous);
      await expect(hands.page).toAnnounce(viewerCopy.position(1, 3));
      await hands.press('button', viewerCopy.close);
      await hands.turn(dialCopy.title, 3);
      await expect(hands.page.getByRole('slider')).toHaveAttribute('aria-valuetext', /The short hand/);
    });

    test('a watch that cannot be turned says so', async ({ hands }) => {
      await hands.page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await hands.open('/all/xerix/1');
      await hands.press('button', modelCopy.turn);
      await expect(hands.page).toAnnounce(modelCopy.cannot);
    });

    test.describe('in the round', () => {
      test.setTimeout(180_000);
      // Without a graphics chip a frame takes as long as it has pixels.
      test.use({ viewport: { width: 400, height: 640 }, deviceScaleFactor: 1 });

      test('a watch is turned, shown from its sides, and put away', async ({ hands, page, theClock }) => {
        await theClock.stopsAt(new Date('2026-11-24T12:00:00Z'));
        await hands.open('/all/xerix/1');
        await hands.press('button', modelCopy.turn);
        await expect(page.locator('.twin[data-shown]')).toBeVisible({ timeout: 60_000 });
        await expect(page).toAnnounce(rotationCopy.shown);
        await hands.meet('application', /, to be turned by dragging or with the arrow keys/);
        for (const side of ['back', 'side', 'front'] as const) {
          await hands.press('button', rotationCopy.sides[side]);
          await expect(page).toAnnounce(rotationCopy.sidesShown[side]);
        }
        await hands.press('button', rotationCopy.close);
        await expect(page.getByRole('application')).toHaveCount(0);
        await expect(page.getByRole('button', { name: modelCopy.turn, exact: true })).toBeFocused();
      });
    });

    test('the lights go out and on again', async ({ hands, page }) => {
      const glowing = allWatches.find((watch) => lumePictureOf(watchKey(watch)));
      if (!glowing) throw new Error('The studio has photographed nothing in the dark.');
      await hands.open(pathOf(glowing));
      await hands.press('button', lightCopy.out);
      await expect(page).toAnnounce(lightCopy.dark);
      await hands.press('button', lightCopy.on);
      await hands.meet('button', lightCopy.out);
    });

    test('a wrist that cannot be one is refused, and one that can is kept', async ({ hands, page }) => {
      await hands.open('/all/xerix');
      await hands.press('switch', sizeCopy.trueSize);
      await expect(page.getByRole('switch')).toBeChecked();
      await hands.press('button', sizeCopy.enterWrist);
      await hands.write(wristEntryCopy.circumference, '12');
      await hands.press('button', wristEntryCopy.save);
      await expect(mendingIn(page)).toBeFocused();
      await hands.write(wristEntryCopy.circumference, '6.5');
      await hands.choose(wristEntryCopy.unit, 'inches');
      await hands.press('button', wristEntryCopy.save);
      await hands.meet('button', yourWrist({ figure: 6.5, unit: 'in' }));
    });

    test('the screen is measured, and a watch is met as large as it is', async ({ hands }) => {
      await hands.open('/all/xerix/1');
      await hands.press('button', sizeButtonCopy.actualSize);
      await hands.turn(actualSizeCopy.slider, 2);
      await hands.press('button', actualSizeCopy.done);
      await hands.meet('button', actualSizeCopy.again);
      await hands.press('button', actualSizeCopy.close);
      await hands.meet('button', sizeButtonCopy.actualSize);
    });

    test('the watches looked at are met again, and their list is cleared', async ({ hands, page }) => {
      await storeTexts(page, { recent: 'undone/3' });
      await hands.open('/all/xerix/1');
      await hands.goTo('link', new RegExp(tileBrands[2]?.tagline ?? ''));
      await hands.meet('heading', recentCopy.title);
      await hands.press('button', recentCopy.clear);
      await expect(page).toAnnounce(recentCopy.cleared);
    });
  });
}
