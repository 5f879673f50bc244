import { newArrivalsAtom } from '@/app/feeds/new-arrivals-feed';
import { xmlResponse } from '@/app/xml';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { newArrivals } from '@/data/ranges';
import { languageLinks } from '@/data/site';
import { shopDate } from '@/domain/shop-date';

export const dynamic = 'force-static';

/** Atom feed of new arrivals (docs/product.md 24.4). */
export async function GET(): Promise<Response> {
  const watches = await catalogue.listAll(newArrivals.catalogue);
  const feed = newArrivalsAtom(watches, shopDate());
  return xmlResponse(feed, 'application/atom+xml', languageLinks('/feeds/new.atom'));
}
