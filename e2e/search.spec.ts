import { shellWords } from '@/components/words/shell';
import { nothingFound } from '@/components/words/search';
import { expect, test } from './support/fixtures';

test('the search box finds a watch by maker and colour', async ({ page, header, isMobile }) => {
  await page.goto(isMobile ? '/search' : '/');
  const box = isMobile ? page.getByRole('main').getByRole('searchbox') : header.searchBox;
  await box.fill('california cream');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=california+cream');
  await expect(page.getByRole('main').getByRole('link', { name: /Half & Half 40/ })).toBeVisible();
});

test('with nothing in the box the button does nothing', async ({ page, header, isMobile }) => {
  test.skip(isMobile, 'the box is in the navigation bar');
  await page.goto('/all/xerix');
  await header.navigation.getByRole('button', { name: shellWords.search, exact: true }).click();
  await header.searchBox.fill('   ');
  await header.navigation.getByRole('button', { name: shellWords.search, exact: true }).click();
  await expect(page).toHaveURL('/all/xerix');
});

test('no result says so and leads on', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await expect(page.getByRole('status').filter({ hasText: nothingFound })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All 54 watches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Watches');
});
