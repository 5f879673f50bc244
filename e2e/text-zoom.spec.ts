// Verifies docs/product.md 20.8 (text alone).
import { doubleTextAlone, unreachableAt } from './support/accessibility';
import { hydratePage } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { reflowPaths } from './support/shop';

test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce', expectedErrors: [/status of 404/] });

/** The pages that `npm test` checks; `npm run e2e:long` checks the others. */
const shortList = ['/', '/all/california/3'];

for (const path of reflowPaths)
  test(
    `${path} reflows when the text alone is doubled`,
    { tag: shortList.includes(path) ? [] : ['@long'] },
    async ({ page }) => {
      await page.goto(path);
      await hydratePage(page);
      await doubleTextAlone(page);
      await expect(page).toFitWidth();
      expect(await unreachableAt(page, [[360, 800]])).toEqual({});
    },
  );
