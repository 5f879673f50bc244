import { suggestionsRoute } from '@/contract/search';
import { suggestionsQuery } from '@/contract/search.schema';
import { accept } from '@/domain/result';
import { readQuery } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { suggestionsFor } from '@/data/suggestions';

/** Returns suggestions for a query, in a shop of more than 1,000 watches (docs/product.md 8.12). */
export const GET = serve(suggestionsRoute, async (request) => {
  const query = readQuery(request, suggestionsQuery());
  return query.ok ? accept(await suggestionsFor(query.value.q)) : query;
});
