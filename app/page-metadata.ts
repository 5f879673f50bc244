import { alternatesOf } from '@/domain/languages';
import { addressOf, locale } from '@/domain/language';
import type { Metadata } from 'next';
import { informationOf } from '@/components/information/all-information';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { type InformationName, informationLinks, informationTitles } from '@/data/information-pages';
import { openGraphOfHome, type OpenGraphPage } from '@/data/open-graph';
import { openGraphPictureAt } from '@/data/pictures';
import { site } from '@/data/site';

type PageDescription = {
  title: NonNullable<Metadata['title']>;
  description: string;
  /** The canonical path, shared by the page's aliases (docs/product.md 2.2). */
  path: string;
  /** Source of the Open Graph picture; may be another page's. */
  picture?: OpenGraphPage;
  /** Feed URLs by MIME type. */
  feeds?: Record<string, string>;
  /** True for `noindex, follow`: a personal page, or a duplicate of an indexed page. */
  isPrivate?: boolean;
};

/** Builds title, description, canonical URL and Open Graph data of a page. */
export function pageMetadata(page: PageDescription): Metadata {
  const { title, description, path, picture, feeds, isPrivate = false } = page;
  const plainTitle = typeof title === 'string' ? title : 'absolute' in title ? title.absolute : title.default;
  const drawn = picture && openGraphPictureAt(picture.path);
  const feedAddresses =
    feeds && Object.fromEntries(Object.entries(feeds).map(([type, feed]) => [type, addressOf(feed)]));
  const images = drawn && [{ url: drawn, width: 1200, height: 630, alt: picture.alt }];
  return {
    title,
    description,
    alternates: {
      canonical: addressOf(path),
      types: feedAddresses,
      languages: isPrivate ? undefined : alternatesOf(path),
    },
    robots: isPrivate ? { index: false, follow: true } : undefined,
    openGraph: {
      siteName: site.name,
      type: 'website',
      locale: locale.replace('-', '_'),
      title: plainTitle,
      description,
      url: addressOf(path),
      images,
    },
  };
}

/** Metadata of an information page. */
export async function informationMetadata(name: InformationName): Promise<Metadata> {
  return pageMetadata({
    title: informationTitles[name],
    description: (await informationOf(name)).description,
    path: informationLinks[name].href,
    picture: openGraphOfHome(await catalogue.listAll('all')),
  });
}
