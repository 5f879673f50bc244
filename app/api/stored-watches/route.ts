import { storedWatchesRoute } from '@/contract/watches';
import { watchKeys } from '@/contract/watches.schema';
import { accept } from '@/domain/result';
import { readQuery } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { storedWatches } from '@/data/watches-by-key';

/** Returns complete watches, as a stored list contains them (docs/product.md 9.1). */
export const GET = serve(storedWatchesRoute, async (request) => {
  const query = readQuery(request, watchKeys());
  return query.ok ? accept({ watches: await storedWatches(query.value.keys) }) : query;
});
