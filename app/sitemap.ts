import type { MetadataRoute } from 'next';
import { allWatches } from '@/data/catalogue';
import { everything, ranges } from '@/data/ranges';
import { pathOf } from '@/data/watch-pages';
import { absoluteUrl } from '@/data/site';

/** The canonical public pages, each watch with its three pictures. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lists = ['/', everything.path, ...ranges.map(({ path }) => path), '/contact/form'];
  return [
    ...lists.map((path) => ({ url: absoluteUrl(path) })),
    ...allWatches.map((watch) => ({ url: absoluteUrl(pathOf(watch)), images: watch.url.map(absoluteUrl) })),
  ];
}
