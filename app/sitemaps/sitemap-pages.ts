import type { Route } from 'next';
import type { ListName } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { allPicturesOf } from '@/data/detail-images';
import { laterPages, listPagePath } from '@/data/list-pages';
import { helpLinks } from '@/data/navigation';
import { datesOfList, datesOfWatch } from '@/data/page-changes';
import { everythingPath, ranges } from '@/data/ranges';
import { catalogueNames, isCatalogueName } from '@/domain/watch-key';

/** An entry of a sitemap; `changed` is an ISO date if known (docs/product.md 24.6). */
export type SitemapPage = { path: Route; changed?: string; pictures: readonly string[] };

/** Sitemap names: `pages` for all pages except watches, and one per catalogue. */
export const sitemapNames = ['pages', ...catalogueNames] as const;

type SitemapName = (typeof sitemapNames)[number];

/** The entries of a sitemap; undefined for an unknown name. */
export async function pagesOfSitemap(name: string): Promise<readonly SitemapPage[] | undefined> {
  if (name === 'pages') return shopPages();
  if (!isCatalogueName(name)) return undefined;
  return (await catalogue.listAll(name)).map((watch) => ({
    path: watch.path,
    changed: datesOfWatch(watch)?.changed,
    pictures: allPicturesOf(watch),
  }));
}

/** Date of the latest change in a sitemap; undefined if no page has a date. */
export async function changeOfSitemap(name: SitemapName): Promise<string | undefined> {
  const pages = (await pagesOfSitemap(name)) ?? [];
  return pages
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);
}

async function shopPages(): Promise<SitemapPage[]> {
  const lists = await Promise.all([
    pagesOfList('all', everythingPath),
    ...ranges.map(({ catalogue, path }) => pagesOfList(catalogue, path)),
  ]);
  const undated = (path: Route) => ({ path, pictures: [] });
  return [undated('/'), ...lists.flat(), undated('/contact/form'), ...helpLinks.map(({ href }) => undated(href))];
}

async function pagesOfList(name: ListName, path: Route): Promise<SitemapPage[]> {
  const paths = [path, ...(await laterPages(name)).map((page) => listPagePath(path, Number(page)))];
  return paths.map((each) => ({ path: each, changed: datesOfList(each, name)?.changed, pictures: [] }));
}
