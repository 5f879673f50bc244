import { googleFeed } from '@/app/feeds/google-feed';
import { xmlResponse } from '@/app/xml';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { availabilityOf } from '@/server/catalogue/availability';
import { shopDate } from '@/domain/shop-date';

export const dynamic = 'force-static';
/** In seconds; the feed contains availability (docs/product.md 25.10). */
export const revalidate = 60;

/** Product feed for Google Merchant Center (docs/product.md 24.3). */
export async function GET(): Promise<Response> {
  const watches = await catalogue.listAll('all');
  const offered = watches.map(async (watch) => ({ watch, availability: await availabilityOf(watch.key) }));
  return xmlResponse(googleFeed(await Promise.all(offered), shopDate()));
}
