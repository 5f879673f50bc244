import type { WatchSummary } from '@/domain/watch';
import { catalogue } from './catalogue/shop-catalogue';
import { summarize } from './watch-summaries';

/** What cart and wishlist need of a watch beside the stored line; `price` in dollars. */
export type LineFact = Pick<WatchSummary, 'name' | 'path' | 'picture'> & { price: number };

/** By watch key: `xerix/1`. A watch that is missing here is no longer sold. */
export type LineFacts = Readonly<Record<string, LineFact>>;

/** The facts of every watch, with pictures up to `widest` px. */
export async function lineFacts(widest: number): Promise<LineFacts> {
  const summaries = summarize(await catalogue.listAll('all'), widest);
  return Object.fromEntries(
    summaries.map(({ key, name, priceCents, path, picture }) => [
      key,
      { name, price: priceCents / 100, path, picture },
    ]),
  );
}
