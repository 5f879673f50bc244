import { revalidateCatalogue } from '@/app/revalidate-offers';
import { followPublished } from '@/server/catalogue/published';
import { database } from '@/server/database/database';

export const dynamic = 'force-dynamic';

/**
 * Revalidates all pages if an owner, of this process or another, has published a watch. Only this process's HTTP server
 * (`runtime/serve.ts`) knows the key; others get 404.
 */
export async function POST(request: Request): Promise<Response> {
  const key = process.env.INTERNAL_KEY;
  if (!key || request.headers.get('authorization') !== key) return new Response(null, { status: 404 });
  await followPublished(await database(), revalidateCatalogue);
  return new Response(null, { status: 204 });
}
