import { newArrivalsAtom } from '@/app/feeds/new-arrivals-feed';
import { xmlResponse } from '@/app/xml';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { newArrivals } from '@/data/ranges';
import { shopDate } from '@/domain/shop-date';

export const dynamic = 'force-static';

/** Atom feed of new arrivals (docs/product.md 24.4). */
export async function GET(): Promise<Response> {
  const watches = await catalogue.listAll(newArrivals.catalogue);
  return xmlResponse(newArrivalsAtom(watches, shopDate()), 'application/atom+xml');
}
