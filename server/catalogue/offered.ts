import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { type LineItem } from '@/domain/line-items';
import { type Availability } from '@/domain/stock';
import { type Watch } from '@/domain/watch';
import { parseWatchKey } from '@/domain/watch-key';
import { availabilityOf } from './availability';

/** A watch that a link or an agent asks for, what one of it costs in USD cents, and whether it can be had. */
export type Offered = { watch: Watch; quantity: number; unitCents: number; availability: Availability };

/** What is asked for under a key, `xerix/1`, at the price of `now`; undefined for what is no watch that is sold. */
export async function offerWatch(key: string, quantity: number, now: Date): Promise<Offered | undefined> {
  const reference = parseWatchKey(key);
  const watch = reference && (await catalogue.findWatch(reference));
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
