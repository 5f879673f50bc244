import { catalogue } from '@/data/catalogue/shop-catalogue';
import { helpLinks } from '@/data/navigation';
import { datesOf } from '@/data/page-dates';
import { changeOfSitemap, pagesOfSitemap, sitemapNames } from './sitemap-pages';

test('pagesOfSitemap dates only watches and lists, by their content', async () => {
  const pages = (await Promise.all(sitemapNames.map(pagesOfSitemap))).flatMap((some) => some ?? []);
  expect(pages).toHaveLength(74);
  expect(pages.filter(({ changed }) => changed === undefined).map(({ path }) => path)).toEqual([
    '/',
    '/contact/form',
    ...helpLinks.map(({ href }) => href),
  ]);
  for (const { path, changed } of pages) expect(changed).toBe(datesOf(path)?.changed);
});

test('changeOfSitemap returns the date of the latest page', async () => {
  const dates = (await catalogue.listAll('xerix')).map(({ path }) => String(datesOf(path)?.changed));
  expect(await changeOfSitemap('xerix')).toBe(dates.toSorted().at(-1));
});

test('pagesOfSitemap returns undefined for an unknown name', async () => {
  expect(await pagesOfSitemap('rolex')).toBeUndefined();
});
