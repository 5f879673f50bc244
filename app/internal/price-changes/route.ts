import { revalidatePath } from 'next/cache';

/** Pages whose structured data contains the current price (docs/product.md 28.7). */
const PAGES = ['/all/[brand]/[id]', '/wfemale/allwfemale/[id]', '/new/allnew/[id]'];

/** Revalidates pages with weekend prices. Only this process's HTTP server (`runtime/serve.ts`) knows the key; others get 404. */
export function POST(request: Request): Response {
  const key = process.env.INTERNAL_KEY;
  if (!key || request.headers.get('authorization') !== key) return new Response(null, { status: 404 });
  for (const page of PAGES) revalidatePath(page, 'page');
  revalidatePath('/feeds/google.xml');
  return new Response(null, { status: 204 });
}
