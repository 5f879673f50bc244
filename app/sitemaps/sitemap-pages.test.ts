import { catalogue } from '@/data/catalogue/shop-catalogue';
import { helpLinks } from '@/data/navigation';
import { datesOf } from '@/data/page-dates';
import { changeOfSitemap, pagesOfSitemap, sitemapNames } from './sitemap-pages';

test('every watch and every list is dated by its content, other pages by nothing', async () => {
  const pages = (await Promise.all(sitemapNames.map(pagesOfSitemap))).flatMap((some) => some ?? []);
  expect(pages).toHaveLength(73);
  expect(pages.filter(({ changed }) => changed === undefined).map(({ path }) => path)).toEqual([
    '/',
    '/contact/form',
    ...helpLinks.map(({ href }) => href),
  ]);
  for (const { path, changed } of pages) expect(changed).toBe(datesOf(path)?.changed);
});

test('a sitemap changed when its latest page did', async () => {
  const dates = (await catalogue.listAll('xerix')).map(({ path }) => String(datesOf(path)?.changed));
  expect(await changeOfSitemap('xerix')).toBe(dates.toSorted().at(-1));
});

test('there is no sitemap of another name', async () => {
  expect(await pagesOfSitemap('rolex')).toBeUndefined();
});
