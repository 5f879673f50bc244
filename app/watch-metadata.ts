import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pagePriceCopy } from '@/domain/watch-price';
import type { ListName } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findListPage, listPagePath, listPageTitle } from '@/data/list-pages';
import { openGraphOfList, openGraphOfWatch } from '@/data/open-graph';
import { newArrivals } from '@/data/ranges';
import { withShownTexts } from '@/data/watch-texts';
import { colon, fullStop as stop, sentenceGap as gap } from '@/domain/punctuation';
import type { Watch } from '@/domain/watch';
import { newArrivalsFeed } from './feeds/new-arrivals-feed';
import { pageMetadata } from './page-metadata';
import { pageOf, watchSummary, watchTitleCopy } from './watch-metadata-copy';

/** Such as `Xeric Slow Meridian, 42 mm automatic watch`; omits the diameter if the name ends with a number. */
export function watchTitle({ name, fullName, specification }: Watch): string {
  const { caseDiameter, movement } = specification;
  return watchTitleCopy(fullName, movement, /\d$/.test(name) ? undefined : caseDiameter);
}

/** Metadata of a product page. */
export function productMetadata(watch: Watch): Metadata {
  return pageMetadata({
    title: watchTitle(watch),
    description: withFirstSentence(
      `${watch.fullName}${colon}${watchSummary(watch.specification)}${stop}${gap}${pagePriceCopy(watch)}${stop}`,
      withShownTexts(watch).description[0] ?? '',
    ),
    path: watch.path,
    picture: openGraphOfWatch(watch),
  });
}

/** Appends the first sentence if it fits: search engines truncate descriptions at about 160 characters. */
function withFirstSentence(summary: string, text: string): string {
  const [sentence = ''] = text.split(/(?<=[.?!]) |(?<=[。？])/);
  return widthOf(summary) + widthOf(sentence) < 165 ? `${summary}${gap}${sentence}` : summary;
}

/** Number of characters; a full-width character counts as two. */
const widthOf = (text: string) => text.replace(/[\u3000-\u9fff\uff00-\uff60]/g, '  ').length;

/** Metadata of a filtered list: not indexed, canonical URL of the unfiltered list (docs/product.md 2.9). */
export async function narrowedMetadata(name: ListName): Promise<Metadata> {
  const { alternates, ...metadata } = await listMetadata(name);
  return {
    ...metadata,
    alternates: { ...alternates, languages: undefined },
    robots: { index: false, follow: true },
  };
}

/** Metadata of a list page; the first page if `page` is omitted. */
export async function listMetadata(name: ListName, page?: string): Promise<Metadata> {
  const { list, shown } = (await findListPage(name, page)) ?? notFound();
  return pageMetadata({
    title: listPageTitle(list, shown.page),
    description:
      shown.page === 1 ? list.metaDescription : `${list.metaDescription}${gap}${pageOf(shown.page, shown.pages)}`,
    path: listPagePath(list.path, shown.page),
    picture: openGraphOfList(list, await catalogue.listAll(name)),
    feeds: list.path === newArrivals.path ? newArrivalsFeed : undefined,
  });
}
