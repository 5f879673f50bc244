import { searchEntriesRoute } from '@/contract/search';
import { accept } from '@/domain/result';
import { serve } from '@/server/http/serve';
import { searchEntries } from '@/data/suggestions';

/** Returns the search index for the browser (docs/product.md 8.12). */
export const GET = serve(searchEntriesRoute, async () => accept(await searchEntries()));
