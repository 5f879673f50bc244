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

/** Makes a handler that runs for this process's HTTP server (`runtime/serve.ts`) only. Others, without the key, get 404. */
export function internalRoute(run: () => Promise<void> | void): (request: Request) => Promise<Response> {
  return async (request) => {
    const key = process.env.INTERNAL_KEY;
    if (!key || request.headers.get('authorization') !== key) return new Response(null, { status: 404 });
    await run();
    return new Response(null, { status: 204 });
  };
}
