import { watchTitle } from '@/app/watch-metadata';
import { allPicturesOf } from '@/data/detail-images';
import { type ProductFeedItem, productFeedItem } from '@/data/feed-item';
import { rangeOf } from '@/data/ranges';
import { absoluteUrl } from '@/data/site';
import { withShownTexts } from '@/data/watch-texts';
import { sentenceGap } from '@/domain/punctuation';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { productTypeOf } from './feed-copy';

/** A watch with its availability. */
export type OfferedWatch = { watch: Watch; availability: Availability };

/** The values of a watch that all feeds share (docs/product.md 24.1). URLs are absolute. */
export type FeedRow = ProductFeedItem & {
  title: string;
  /** Plain text. */
  description: string;
  link: string;
  /** URLs of the full-size pictures, front view first. */
  pictures: readonly string[];
  brand: string;
  /** Such as `Watches > Xeric`. */
  productType: string;
  ageGroup: 'adult';
  /** Availability as Google and OpenAI spell it. */
  feedAvailability: 'in_stock' | 'out_of_stock';
  /** Such as `249.00 USD`. */
  feedPrice: string;
  /** The next weekend's price with its dates, so that a feed fetched earlier is valid on those days. */
  sale?: { price: string; begins: string; ends: string };
};

const availabilities = { 'in-stock': 'in_stock', 'sold-out': 'out_of_stock' } as const;

/** @param now determines the next weekend. */
export function feedRow({ watch, availability }: OfferedWatch, now: Date): FeedRow {
  const published = productFeedItem(watch, availability, now);
  const { price, currency, weekend } = published;
  return {
    ...published,
    title: watchTitle(watch),
    description: withShownTexts(watch).description.join(sentenceGap),
    link: absoluteUrl(watch.path),
    pictures: allPicturesOf(watch).map(absoluteUrl),
    brand: watch.maker.name,
    productType: productTypeOf(rangeOf(watch.catalogue).name),
    ageGroup: 'adult',
    feedAvailability: availabilities[availability],
    feedPrice: `${price} ${currency}`,
    ...(weekend && {
      sale: {
        price: `${weekend.price} ${currency}`,
        begins: toTheSecond(weekend.begins),
        // The end is inclusive in the feeds.
        ends: toTheSecond(new Date(weekend.ends.getTime() - 1000)),
      },
    }),
  };
}

const toTheSecond = (at: Date) => at.toISOString().replace(/\.\d{3}Z$/, 'Z');
