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

/** Metadata of an information page. */
export async function informationMetadata(name: InformationName): Promise<Metadata> {
  return pageMetadata({
    title: informationTitles[name],
    description: (await informationOf(name)).description,
    path: informationLinks[name].href,
    picture: openGraphOfHome(await catalogue.listAll('all')),
  });
}
