import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ListName } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findListPage, listPagePath, listPageTitle } from '@/data/list-pages';
import { openGraphOfList, openGraphOfWatch } from '@/data/open-graph';
import { newArrivals } from '@/data/ranges';
import { formatMoney } from '@/domain/money';
import type { Watch } from '@/domain/watch';
import { newArrivalsFeed } from './feeds/addresses';
import { pageMetadata } from './page-metadata';

/** Title, description and previews of a watch's page; `California Half & Half 40, 40 mm automatic watch`. */
export function productMetadata(watch: Watch): Metadata {
  const { caseDiameter, movement, strapColour, strapMaterial, waterResistance } = watch.specification;
  const size = `${caseDiameter} mm ${movement.toLowerCase()}`;
  const summary = `${size}, ${strapColour} ${strapMaterial}, water resistant to ${waterResistance} m`;
  return pageMetadata({
    title: `${watch.fullName}, ${/\d$/.test(watch.name) ? movement.toLowerCase() : size} watch`,
    description: withFirstSentence(
      `${watch.fullName}: ${summary}. ${formatMoney(watch.priceCents)}.`,
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
