import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { type LineItem } from '@/domain/line-items';
import { type Availability } from '@/domain/stock';
import { type Watch } from '@/domain/watch';
import { type WatchKey, type WatchReference } from '@/domain/watch-key';
import { availabilityOf } from './availability';

/** A watch that a link or an agent asks for, with its unit price in USD cents and its availability. */
export type WatchOffer = { watch: Watch; quantity: number; unitCents: number; availability: Availability };

/** Returns a watch at its price at `now`, or undefined for a watch that is not sold. */
export async function findWatchOffer(
  asked: WatchKey | WatchReference,
  quantity: number,
  now: Date,
): Promise<WatchOffer | undefined> {
  const watch = await catalogue.findWatch(asked);
  return watch && { watch, quantity, unitCents: costAt(watch, now), availability: await availabilityOf(watch.key) };
}

/** Filters the watches that are in stock. */
export const inStock = <Each extends WatchOffer>(offered: readonly Each[]): Each[] =>
  offered.filter(({ availability }) => availability === 'in-stock');

/** Converts an offered watch to a line of the cart. */
export const toLineItem = ({ watch, unitCents, quantity }: WatchOffer): LineItem => ({
  ...watch.stored,
  price: unitCents / 100,
  quantity,
});
