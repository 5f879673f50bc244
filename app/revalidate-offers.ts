import { revalidatePath } from 'next/cache';

/** Pages whose structured data contains price and availability (docs/product.md 28.7), with their route group as Next's tags have it. */
const PAGES = ['/(en)/all/[brand]/[id]', '/(en)/wfemale/allwfemale/[id]', '/(en)/new/allnew/[id]'];

/** Makes Next render these pages and the feed again at the next request. */
export function revalidateOffers(): void {
  for (const page of PAGES) revalidatePath(page, 'page');
  revalidatePath('/feeds/google.xml');
}

/** Makes Next render every page, feed and sitemap again at its next request (docs/product.md 42.7). */
export function revalidateCatalogue(): void {
  revalidatePath('/', 'layout');
}
