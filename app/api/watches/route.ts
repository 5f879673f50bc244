import { watchKeys } from '@/contract/watches.schema';
import { watchesRoute } from '@/contract/watches';
import { accept } from '@/domain/result';
import { readQuery } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { watchSummaries } from '@/data/watches-by-key';

/** Returns summaries of the watches in the query, at current prices (docs/product.md 9.13). */
export const GET = serve(watchesRoute, async (request) => {
  const query = readQuery(request, watchKeys());
  return query.ok ? accept({ watches: await watchSummaries(query.value.keys) }) : query;
});
