import { searchEntriesRoute } from '@/contract/search';
import { accept } from '@/domain/result';
import { serve } from '@/server/http/serve';
import { searchEntries } from '@/data/suggestions';

export const GET = serve(searchEntriesRoute, async () => accept(await searchEntries()));
