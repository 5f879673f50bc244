import { revalidatePath } from 'next/cache';

/** What names the price of the moment to machines (docs/product.md 28.7). */
const PAGES = ['/all/[brand]/[id]', '/wfemale/allwfemale/[id]', '/new/allnew/[id]'];

/** Invalidates what depends on the weekend. Only the HTTP server of this process knows the key (`runtime/serve.ts`); 404 to all others. */
export function POST(request: Request): Response {
  const key = process.env.INTERNAL_KEY;
  if (!key || request.headers.get('authorization') !== key) return new Response(null, { status: 404 });
  for (const page of PAGES) revalidatePath(page, 'page');
  revalidatePath('/feeds/google.xml');
  return new Response(null, { status: 204 });
}
