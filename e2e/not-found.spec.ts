// Verifies docs/product.md 2.3, 2.4, 19.3.
import { notFoundTitle } from '@/components/catalogue/copy';
import { expect, test } from './support/fixtures';

test.use({ expectedErrors: [/status of 404/] });

const unknown = [
  '/all/xerix/7',
  '/all/xerix/0',
  '/all/xerix/01',
  '/all/xerix/1x',
  '/all/xerix/1.0',
  '/all/xerix/-1',
  '/all/xerix/__proto__',
  '/all/rolex',
  '/all/rolex/1',
  '/all/timex',
  '/all/__proto__',
  '/all/constructor/1',
  '/wfemale/allwfemale/7',
  '/new/allnew/x',
  '/nowhere',
  '/all/xerix/1/2',
  '/all/page',
  '/all/page/1',
  '/all/page/2',
  '/all/xerix/page/1',
  '/all/xerix/page/2',
  '/all/rolex/page/2',
  '/wfemale/allwfemale/page/2',
  '/new/allnew/page/2',
];

for (const path of unknown) {
  // Verifies docs/product.md 2.3 (unknown brand, unknown id of a brand, unknown id of a range), 2.4.
  test(`${path} responds with an uncacheable 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toMatch(/no-store/);
  });
}

test('a 404 page shows the shell and fallback links', async ({ page, header }) => {
  await page.goto('/all/xerix/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundTitle);
  await expect(header.bar).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Xeric', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xeric Watches');
});
