import { catalogue } from '@/data/catalogue/shop-catalogue';
import { homeCountry } from '@/domain/language';
import { availabilityOf } from '@/server/catalogue/availability';
import { isSoldTo } from '@/server/catalogue/price-source';
import { type OfferedWatch } from './feed-row';

/** The watches of the feeds with their availability: all that are sold to the feeds' country (docs/product.md 24.3, 38.5). */
export async function offeredWatches(): Promise<OfferedWatch[]> {
  const watches = (await catalogue.listAll('all')).filter(({ maker }) => isSoldTo(homeCountry, [maker.name]));
  return Promise.all(watches.map(async (watch) => ({ watch, availability: await availabilityOf(watch.key) })));
}
