import { catalogue } from '@/data/catalogue/shop-catalogue';
import { isSoldTo } from '@/data/eu-sales';
import { homeCountry } from '@/domain/language';
import { availabilityOf } from '@/server/catalogue/availability';
import { type OfferedWatch } from './feed-row';

/** The watches of the feeds with their availability: all that are sold to the feeds' country (docs/product.md 24.3, 38.5). */
export async function offeredWatches(): Promise<OfferedWatch[]> {
  const all = await catalogue.listAll('all');
  const watches = all.filter(({ maker }) => isSoldTo(homeCountry, [maker.name], process.env));
  return Promise.all(watches.map(async (watch) => ({ watch, availability: await availabilityOf(watch.key) })));
}
