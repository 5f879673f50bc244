import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { type LineItem } from '@/domain/line-items';
import { type Availability } from '@/domain/stock';
import { type Watch } from '@/domain/watch';
import { type WatchKey, type WatchReference } from '@/domain/watch-key';
import { availabilityOf } from './availability';

/** A watch that a link or an agent asks for, what one of it costs in USD cents, and whether it can be had. */
export type Offered = { watch: Watch; quantity: number; unitCents: number; availability: Availability };

/** A watch at the price of `now`; undefined for one that is not sold. */
export async function offerWatch(
  asked: WatchKey | WatchReference,
  quantity: number,
  now: Date,
): Promise<Offered | undefined> {
  const watch = await catalogue.findWatch(asked);
  return watch && { watch, quantity, unitCents: costAt(watch, now), availability: await availabilityOf(watch.key) };
}

/** Those that can be had. */
export const inStock = <Each extends Offered>(offered: readonly Each[]): Each[] =>
  offered.filter(({ availability }) => availability === 'in-stock');

/** As a cart keeps it. */
export const asLine = ({ watch, unitCents, quantity }: Offered): LineItem => ({
  ...watch.stored,
  price: unitCents / 100,
  quantity,
});
