import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { priceInWords } from '@/domain/weekend-price';
import type { ListName } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findListPage, listPagePath, listPageTitle } from '@/data/list-pages';
import { openGraphOfList, openGraphOfWatch } from '@/data/open-graph';
import { newArrivals } from '@/data/ranges';
import type { Watch } from '@/domain/watch';
import { newArrivalsFeed } from './feeds/addresses';
import { pageMetadata } from './page-metadata';

/** `Xeric Slow Meridian, 42 mm automatic watch`; no diameter after a name that ends with one. */
export function watchTitle({ name, fullName, specification }: Watch): string {
  const { caseDiameter, movement } = specification;
  const size = /\d$/.test(name) ? '' : `${caseDiameter} mm `;
  return `${fullName}, ${size}${movement.toLowerCase()} watch`;
}

/** Title, description and previews of a watch's page. */
export function productMetadata(watch: Watch): Metadata {
  const { caseDiameter, movement, strapColour, strapMaterial, waterResistance } = watch.specification;
  const summary = `${caseDiameter} mm ${movement.toLowerCase()}, ${strapColour} ${strapMaterial}, water resistant to ${waterResistance} m`;
  return pageMetadata({
    title: watchTitle(watch),
    description: withFirstSentence(
      `${watch.fullName}: ${summary}. ${priceInWords(watch)}.`,
      watch.description[0] ?? '',
    ),
    path: watch.path,
    picture: openGraphOfWatch(watch),
  });
}

/** Search engines cut a description off at about 160 characters: a sentence is added only where it fits whole. */
function withFirstSentence(summary: string, text: string): string {
  const [sentence = ''] = text.split(/(?<=[.?!]) /);
  return summary.length + sentence.length < 165 ? `${summary} ${sentence}` : summary;
}

/** The same for a list that is narrowed by a query: not for search engines, canonical to the list (docs/product.md 2.9). */
export const narrowedMetadata = async (name: ListName): Promise<Metadata> => ({
  ...(await listMetadata(name)),
  robots: { index: false, follow: true },
});

/** Title, description and previews of a page of a list, of the first where `page` is left out. */
export async function listMetadata(name: ListName, page?: string): Promise<Metadata> {
  const { list, shown } = (await findListPage(name, page)) ?? notFound();
  return pageMetadata({
    title: listPageTitle(list, shown.page),
    description:
      shown.page === 1 ? list.metaDescription : `${list.metaDescription} Page ${shown.page} of ${shown.pages}.`,
    path: listPagePath(list.path, shown.page),
    picture: openGraphOfList(list, await catalogue.listAll(name)),
    feeds: list.path === newArrivals.path ? newArrivalsFeed : undefined,
  });
}
