import { assistantsFeed } from '@/app/feeds/assistants-feed';
import { offeredWatches } from '@/app/feeds/offered-watches';
import { languageLinks, servesAgents } from '@/data/site';
import { shopDate } from '@/domain/shop-date';

export const dynamic = 'force-static';
/** In seconds; the feed contains availability (docs/product.md 25.10). */
export const revalidate = 60;

/** Product feed for assistants; 404 if agents are not served (docs/product.md 34.5). */
export async function GET(): Promise<Response> {
  if (!servesAgents()) return new Response(null, { status: 404 });
  const lines = assistantsFeed(await offeredWatches(), shopDate());
  return new Response(lines, {
    headers: { 'Content-Type': 'application/jsonl; charset=utf-8', ...languageLinks('/feeds/products.jsonl') },
  });
}
