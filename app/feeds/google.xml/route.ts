import { googleFeed } from '@/app/feeds/google-feed';
import { offeredWatches } from '@/app/feeds/offered-watches';
import { xmlResponse } from '@/app/xml';
import { languageLinks } from '@/data/site';
import { shopDate } from '@/domain/shop-date';

export const dynamic = 'force-static';
/** In seconds; the feed contains availability (docs/product.md 25.10). */
export const revalidate = 60;

/** Product feed for Google Merchant Center (docs/product.md 24.3). */
export async function GET(): Promise<Response> {
  const feed = googleFeed(await offeredWatches(), shopDate());
  return xmlResponse(feed, 'application/xml', languageLinks('/feeds/google.xml'));
}
