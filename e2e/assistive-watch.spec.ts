// Verifies docs/product.md 20.5, 20.15, 20.16.
import { dialCopy } from '@/components/dial/copy';
import { lumeViewCopy, galleryCopy, modelCopy, readDialCopy } from '@/components/product/copy';
import { actualSizeCopy, wristEntryCopy } from '@/components/size/copy-fit';
import { lumeCopy, viewerCopy, recentCopy } from '@/components/product/copy-late';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { sizeCopy, yourWrist } from '@/components/size/copy';
import { rotationCopy } from '@/components/viewer-3d/copy';
import { tileBrands } from '@/data/home';
import { lumePictureOf } from '@/data/studio';
import { watchKey } from '@/domain/watch-key';
import { errorSummaryIn } from './page-objects/by-copy';
import { desktopOnly, expect, test } from './support/fixtures';
import { allWatches, pathOf } from './support/shop';
import { storeTexts } from './support/storage';

test.use({ reducedMotion: 'reduce' });

for (const driver of ['keyboard', 'screen-reader'] as const) {
  test.describe(`with the ${driver} driver alone`, { tag: ['@a11y', '@long', desktopOnly] }, () => {
    test.use({ driver });

    test('pictures are viewed, and a dial is read', async ({ user }) => {
      await user.open('/all/california/3');
      await user.press('button', /^Picture 2/);
      await user.press('link', new RegExp(`^${galleryCopy.enlarge('')}`));
      await user.press('button', viewerCopy.previous);
      await expect(user.page).toAnnounce(viewerCopy.position(1, 3));
      await user.press('button', viewerCopy.close);
      await user.press('button', readDialCopy.more);
      await user.press('button', readDialCopy.title);
      await user.moveSlider(dialCopy.slider, 3);
      await expect(user.page.getByRole('slider')).toHaveAttribute('aria-valuetext', /The short hand/);
    });

    test('a failing 3D viewer shows a message', async ({ user }) => {
      await user.page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await user.open('/all/xerix/1');
      await user.press('button', modelCopy.view);
      await expect(user.page).toAnnounce(modelCopy.cannot);
    });

    test.describe('in the 3D viewer', () => {
      test.setTimeout(180_000);
      // Without a GPU the frame time grows with the number of pixels.
      test.use({ viewport: { width: 400, height: 640 }, deviceScaleFactor: 1 });

      test('the 3D model is shown, rotated to its sides and closed', async ({ user, page, clock }) => {
        await clock.freezeAt(new Date('2026-11-24T12:00:00Z'));
        await user.open('/all/xerix/1');
        await user.press('button', modelCopy.view);
        await expect(page.locator('.viewer-3d[data-shown]')).toBeVisible({ timeout: 60_000 });
        await expect(page).toAnnounce(rotationCopy.shown);
        await user.waitFor('application', /\. Drag or use the arrow keys to rotate/);
        for (const side of ['back', 'side', 'front'] as const) {
          await user.press('button', rotationCopy.sides[side]);
          await expect(page).toAnnounce(rotationCopy.sidesShown[side]);
        }
        await user.press('button', rotationCopy.close);
        await expect(page.getByRole('application')).toHaveCount(0);
        await expect(page.getByRole('button', { name: modelCopy.view, exact: true })).toBeFocused();
      });
    });

    test('the lume view is turned on and off', async ({ user, page }) => {
      const glowing = allWatches.find((watch) => lumePictureOf(watchKey(watch)));
      if (!glowing) throw new Error('No watch has a lume picture.');
      await user.open(pathOf(glowing));
      await user.press('button', lumeViewCopy.out);
      await expect(page).toAnnounce(lumeCopy.dark);
      await user.press('button', lumeViewCopy.on);
      await user.waitFor('button', lumeViewCopy.out);
    });

    test('an impossible wrist size is rejected, and a valid one is saved', async ({ user, page }) => {
      await user.open('/all/xerix');
      await user.press('switch', sizeCopy.trueSize);
      await expect(page.getByRole('switch')).toBeChecked();
      await user.press('button', sizeCopy.enterWrist);
      await user.fill(wristEntryCopy.circumference, '12');
      await user.press('button', wristEntryCopy.save);
      await expect(errorSummaryIn(page)).toBeFocused();
      await user.fill(wristEntryCopy.circumference, '6.5');
      await user.selectOption(wristEntryCopy.unit, 'inches');
      await user.press('button', wristEntryCopy.save);
      await user.waitFor('button', yourWrist({ figure: 6.5, unit: 'in' }));
    });

    test('the screen is calibrated, and a watch is shown at its actual size', async ({ user }) => {
      await user.open('/all/xerix/1');
      await user.press('button', sizeButtonCopy.actualSize);
      await user.moveSlider(actualSizeCopy.slider, 2);
      await user.press('button', actualSizeCopy.done);
      await user.waitFor('button', actualSizeCopy.again);
      await user.press('button', actualSizeCopy.close);
      await user.waitFor('button', sizeButtonCopy.actualSize);
    });

    test('recently viewed watches are shown and cleared', async ({ user, page }) => {
      await storeTexts(page, { recent: 'undone/3' });
      await user.open('/all/xerix/1');
      await user.moveFocusTo('link', new RegExp(tileBrands[2]?.tagline ?? ''));
      await user.waitFor('heading', recentCopy.title);
      await user.press('button', recentCopy.clear);
      await expect(page).toAnnounce(recentCopy.cleared);
    });
  });
}
