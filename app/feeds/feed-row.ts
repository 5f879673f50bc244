import { watchTitle } from '@/app/watch-metadata';
import { allPicturesOf } from '@/data/closer-pictures';
import { type PublishedWatch, publishedWatch } from '@/data/published-watch';
import { rangeOf } from '@/data/ranges';
import { absoluteUrl } from '@/data/site';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';

/** A watch, and whether it can be had. */
export type OfferedWatch = { watch: Watch; availability: Availability };

/** What every feed says of a watch, each in its own form (docs/product.md 24.1). Addresses are absolute. */
export type FeedRow = PublishedWatch & {
  title: string;
  /** Plain text. */
  description: string;
  link: string;
  /** The masters, the front first. */
  pictures: readonly string[];
  brand: string;
  /** `Watches > Xeric`. */
  productType: string;
  ageGroup: 'adult';
  /** As both Google and OpenAI call it. */
  feedAvailability: 'in_stock' | 'out_of_stock';
  /** `249.00 USD` */
  feedPrice: string;
  /** The price of the coming weekend with its days, so that a feed that was fetched before them is right on them too. */
  sale?: { price: string; begins: string; ends: string };
};

const availabilities = { 'in-stock': 'in_stock', 'sold-out': 'out_of_stock' } as const;

/** @param now from which the weekend counts. */
export function feedRow({ watch, availability }: OfferedWatch, now: Date): FeedRow {
  const published = publishedWatch(watch, availability, now);
  const { price, currency, weekend } = published;
  return {
    ...published,
    title: watchTitle(watch),
    description: watch.description.join(' '),
    link: absoluteUrl(watch.path),
    pictures: allPicturesOf(watch).map(absoluteUrl),
    brand: watch.maker.name,
    productType: `Watches > ${rangeOf(watch.catalogue).name}`,
    ageGroup: 'adult',
    feedAvailability: availabilities[availability],
    feedPrice: `${price} ${currency}`,
    ...(weekend && {
      sale: {
        price: `${weekend.price} ${currency}`,
        begins: toTheSecond(weekend.begins),
        // The last second of it, not the first after it.
        ends: toTheSecond(new Date(weekend.ends.getTime() - 1000)),
      },
    }),
  };
}

const toTheSecond = (at: Date) => at.toISOString().replace(/\.\d{3}Z$/, 'Z');
