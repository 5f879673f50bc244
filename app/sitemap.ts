import type { MetadataRoute, Route } from 'next';
import type { ListName } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { laterPages, listPagePath } from '@/data/list-pages';
import { everythingPath, ranges } from '@/data/ranges';
import { absoluteUrl } from '@/data/site';

/** The canonical public pages, each watch with its three pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const lists = await Promise.all([
    pagesOf('all', everythingPath),
    ...ranges.map(({ catalogue, path }) => pagesOf(catalogue, path)),
  ]);
  const watches = await catalogue.listAll('all');
  return [
    ...['/', ...lists.flat(), '/contact/form'].map((path) => ({ url: absoluteUrl(path) })),
    ...watches.map(({ path, pictures }) => ({ url: absoluteUrl(path), images: pictures.map(absoluteUrl) })),
  ];
}

async function pagesOf(name: ListName, path: Route): Promise<Route[]> {
  return [path, ...(await laterPages(name)).map((page) => listPagePath(path, Number(page)))];
}
