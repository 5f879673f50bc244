import { newArrivalsAtom } from '@/app/feeds/new-arrivals-feed';
import { xmlResponse } from '@/app/xml';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { newArrivals } from '@/data/ranges';

export const dynamic = 'force-static';

/** Atom feed of new arrivals (docs/product.md 24.4). */
export async function GET(): Promise<Response> {
  const watches = await catalogue.listAll(newArrivals.catalogue);
  return xmlResponse(newArrivalsAtom(watches, new Date()), 'application/atom+xml');
}
