import type { z } from 'zod';
import { defineRoute } from './route';
import type { searchEntriesAnswer } from './search-entries.schema';

/** All that a browser needs to search the shop by itself (docs/product.md 8.12). */
export const searchEntriesRoute = defineRoute<undefined, SearchEntriesAnswer>()({
  method: 'GET',
  path: '/api/search-entries',
  sender: 'anybody',
  refusals: {},
  maxAge: 600,
});

type SearchEntriesAnswer = z.output<ReturnType<typeof searchEntriesAnswer>>;
