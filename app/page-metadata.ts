import type { Metadata } from 'next';
import { site } from '@/data/site';

type PageDescription = {
  title: NonNullable<Metadata['title']>;
  description: string;
  /** The canonical path; an alias carries the same one (docs/product.md 2.2). */
  path: string;
  /** Path of an Open Graph picture of 1200 x 630 px. */
  picture?: string;
  /** A screen that belongs to one shopper: not for search engines. */
  isPrivate?: boolean;
};

/** What search engines and link previews read of a page. */
export function pageMetadata({ title, description, path, picture, isPrivate = false }: PageDescription): Metadata {
  const plainTitle = typeof title === 'string' ? title : 'absolute' in title ? title.absolute : title.default;
  const images = picture ? [{ url: picture, width: 1200, height: 630, alt: plainTitle }] : undefined;
  return {
    title,
    description,
    alternates: { canonical: path },
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
