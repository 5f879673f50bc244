import type { z } from 'zod';
import { defineRoute } from './route';
import type { searchEntriesResponse, suggestionsResponse, suggestionsQuery } from './search.schema';

/** The data with which a browser searches by itself (docs/product.md 8.12). */
export const searchEntriesRoute = defineRoute<undefined, SearchEntriesResponse>()({
  method: 'GET',
  path: '/api/search-entries',
  sender: 'any-client',
  rejections: {},
  maxAge: 600,
});

type SearchEntriesResponse = z.output<ReturnType<typeof searchEntriesResponse>>;

/** Suggestions for a query, for catalogues too large to search in the browser (docs/product.md 8.12). */
export const suggestionsRoute = defineRoute<SuggestionsQuery, SuggestionsResponse>()({
  method: 'GET',
  path: '/api/suggestions',
  sender: 'any-client',
  rejections: { 'bad-request': 400 },
  maxAge: 600,
});

type SuggestionsQuery = z.input<ReturnType<typeof suggestionsQuery>>;

type SuggestionsResponse = z.output<ReturnType<typeof suggestionsResponse>>;
