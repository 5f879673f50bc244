import { revalidateOffers } from '@/app/revalidate-offers';

/** Revalidates pages with weekend prices. Only this process's HTTP server (`runtime/serve.ts`) knows the key; others get 404. */
export function POST(request: Request): Response {
  const key = process.env.INTERNAL_KEY;
  if (!key || request.headers.get('authorization') !== key) return new Response(null, { status: 404 });
  revalidateOffers();
  return new Response(null, { status: 204 });
}
