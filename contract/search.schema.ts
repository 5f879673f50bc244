import type { Route } from 'next';
import { z } from 'zod';
import type { SearchEntries, SuggestedWatch, Suggestions } from '@/domain/search/search-entry';
import type { ShopPage } from '@/domain/search/shop-pages';
import { maxQueryLength } from '@/domain/search/words';

/** Not validated here: the catalogue has validated these watches. */
export const searchEntriesResponse = () => z.custom<SearchEntries>((entries) => typeof entries === 'object');

/** Truncates a query to its maximum length. */
export const suggestionsQuery = () =>
  z.strictObject({ q: z.string().transform((query) => query.slice(0, maxQueryLength)) });

/** Pages of the shop and watches for a query. `count` is the number of all found watches. */
export const suggestionsResponse = () =>
  z.strictObject({
    pages: z.array(z.custom<ShopPage<Route>>((page) => typeof page === 'object')).readonly(),
    watches: z.array(z.custom<SuggestedWatch>((watch) => typeof watch === 'object')).readonly(),
    count: z.int().min(0),
  }) satisfies z.ZodType<Suggestions>;
