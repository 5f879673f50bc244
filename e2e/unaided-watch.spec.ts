// Holds docs/product.md 20.5, 20.15, 20.16.
import { dialWords } from '@/components/dial/copy';
import { lightWords, galleryWords, twinWords } from '@/components/product/copy';
import { actualSizeWords, wristEntryWords } from '@/components/size/copy-fit';
import { viewerWords, recentWords } from '@/components/product/copy-late';
import { sizeButtonWords } from '@/components/size/copy-buttons';
import { sizeWords, yourWrist } from '@/components/size/copy';
import { turnedWords } from '@/components/twin/copy';
import { tileBrands } from '@/data/home';
import { lumePictureOf } from '@/data/lume';
import { watchKey } from '@/domain/watch-key';
import { mendingIn } from './regions/mending';
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
      await hands.press('link', new RegExp(`^${galleryWords.enlarge('')}`));
      await hands.press('button', viewerWords.previous);
      await expect(hands.page).toAnnounce(viewerWords.position(1, 3));
      await hands.press('button', viewerWords.close);
      await hands.turn(dialWords.title, 3);
      await expect(hands.page.getByRole('slider')).toHaveAttribute('aria-valuetext', /The short hand/);
    });

    test('a watch that cannot be turned says so', async ({ hands }) => {
      await hands.page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await hands.open('/all/xerix/1');
      await hands.press('button', twinWords.turn);
      await expect(hands.page).toAnnounce(twinWords.cannot);
    });

    test.describe('in the round', () => {
      test.setTimeout(180_000);
      // Without a graphics chip a frame takes as long as it has pixels.
      test.use({ viewport: { width: 400, height: 640 }, deviceScaleFactor: 1 });

      test('a watch is turned, shown from its sides, and put away', async ({ hands, page, theClock }) => {
        await theClock.stopsAt(new Date('2026-11-24T12:00:00Z'));
        await hands.open('/all/xerix/1');
        await hands.press('button', twinWords.turn);
        await expect(page.locator('.twin[data-shown]')).toBeVisible({ timeout: 60_000 });
        await expect(page).toAnnounce(turnedWords.shown);
        await hands.meet('application', /, to be turned by dragging or with the arrow keys/);
        for (const side of ['back', 'side', 'front'] as const) {
          await hands.press('button', turnedWords.sides[side]);
          await expect(page).toAnnounce(turnedWords.sidesShown[side]);
        }
        await hands.press('button', turnedWords.close);
        await expect(page.getByRole('application')).toHaveCount(0);
        await expect(page.getByRole('button', { name: twinWords.turn, exact: true })).toBeFocused();
      });
    });

    test('the lights go out and on again', async ({ hands, page }) => {
      const glowing = allWatches.find((watch) => lumePictureOf(watchKey(watch)));
      if (!glowing) throw new Error('The studio has photographed nothing in the dark.');
      await hands.open(pathOf(glowing));
      await hands.press('button', lightWords.out);
      await expect(page).toAnnounce(lightWords.dark);
      await hands.press('button', lightWords.on);
      await hands.meet('button', lightWords.out);
    });

    test('a wrist that cannot be one is refused, and one that can is kept', async ({ hands, page }) => {
      await hands.open('/all/xerix');
      await hands.press('switch', sizeWords.trueSize);
      await expect(page.getByRole('switch')).toBeChecked();
      await hands.press('button', sizeWords.enterWrist);
      await hands.write(wristEntryWords.circumference, '12');
      await hands.press('button', wristEntryWords.save);
      await expect(mendingIn(page)).toBeFocused();
      await hands.write(wristEntryWords.circumference, '6.5');
      await hands.choose(wristEntryWords.unit, 'inches');
      await hands.press('button', wristEntryWords.save);
      await hands.meet('button', yourWrist({ figure: 6.5, unit: 'in' }));
    });

    test('the screen is measured, and a watch is met as large as it is', async ({ hands }) => {
      await hands.open('/all/xerix/1');
      await hands.press('button', sizeButtonWords.actualSize);
      await hands.turn(actualSizeWords.slider, 2);
      await hands.press('button', actualSizeWords.done);
      await hands.meet('button', actualSizeWords.again);
      await hands.press('button', actualSizeWords.close);
      await hands.meet('button', sizeButtonWords.actualSize);
    });

    test('the watches looked at are met again, and their list is cleared', async ({ hands, page }) => {
      await storeTexts(page, { recent: 'undone/3' });
      await hands.open('/all/xerix/1');
      await hands.goTo('link', new RegExp(tileBrands[2]?.tagline ?? ''));
      await hands.meet('heading', recentWords.title);
      await hands.press('button', recentWords.clear);
      await expect(page).toAnnounce(recentWords.cleared);
    });
  });
}
