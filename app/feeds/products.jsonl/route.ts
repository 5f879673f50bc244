import { assistantsFeed } from '@/app/feeds/assistants-feed';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { servesAgents } from '@/data/site';
import { availabilityOf } from '@/server/catalogue/availability';

export const dynamic = 'force-static';
/** In seconds: the feed says which watches can be had (docs/product.md 25.10). */
export const revalidate = 60;

/** Every watch for assistants, where agents are served (docs/product.md 34.5). */
export async function GET(): Promise<Response> {
  if (!servesAgents()) return new Response(null, { status: 404 });
  const watches = await catalogue.listAll('all');
  const offered = watches.map(async (watch) => ({ watch, availability: await availabilityOf(watch.key) }));
  const lines = assistantsFeed(await Promise.all(offered), new Date());
  return new Response(lines, { headers: { 'Content-Type': 'application/jsonl; charset=utf-8' } });
}
