import { googleFeed } from '@/app/feeds/google-feed';
import { xmlResponse } from '@/app/xml';
import { catalogue } from '@/data/catalogue/shop-catalogue';

export const dynamic = 'force-static';

/** Every watch for Google Merchant Center (docs/product.md 24.3). */
export async function GET(): Promise<Response> {
  return xmlResponse(googleFeed(await catalogue.listAll('all')));
}
