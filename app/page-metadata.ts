import type { Metadata } from 'next';
import type { OpenGraphPage } from '@/data/open-graph';
import { openGraphPictureAt } from '@/data/pictures';
import { site } from '@/data/site';

type PageDescription = {
  title: NonNullable<Metadata['title']>;
  description: string;
  /** The canonical path; an alias carries the same one (docs/product.md 2.2). */
  path: string;
  /** Whose Open Graph picture this page has; it may be another page's. */
  picture?: OpenGraphPage;
  /** Feeds of what this page shows. */
  feeds?: Record<string, string>;
  /** A screen that belongs to one shopper, or a view that search engines have elsewhere: `noindex, follow`. */
  isPrivate?: boolean;
};

/** What search engines and link previews read of a page. */
export function pageMetadata(page: PageDescription): Metadata {
  const { title, description, path, picture, feeds, isPrivate = false } = page;
  const plainTitle = typeof title === 'string' ? title : 'absolute' in title ? title.absolute : title.default;
  const drawn = picture && openGraphPictureAt(picture.path);
  const images = drawn && [{ url: drawn, width: 1200, height: 630, alt: picture.alt }];
  return {
    title,
    description,
    alternates: { canonical: path, types: feeds },
    robots: isPrivate ? { index: false, follow: true } : undefined,
    openGraph: {
      siteName: site.name,
      type: 'website',
      locale: 'en_US',
      title: plainTitle,
      description,
      url: path,
      images,
    },
  };
}
