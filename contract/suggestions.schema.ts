import type { Route } from 'next';
import { z } from 'zod';
import type { SuggestedWatch, Suggestions } from '@/domain/search/search-entry';
import type { ShopPage } from '@/domain/search/shop-pages';
import { longestQuery } from '@/domain/search/words';

/** What is longer than a query is read to its end and no further. */
export const suggestionsQuestion = () =>
  z.strictObject({ q: z.string().transform((query) => query.slice(0, longestQuery)) });

export const suggestionsAnswer = () =>
  z.strictObject({
    pages: z.array(z.custom<ShopPage<Route>>((page) => typeof page === 'object')).readonly(),
    watches: z.array(z.custom<SuggestedWatch>((watch) => typeof watch === 'object')).readonly(),
    count: z.int().min(0),
  }) satisfies z.ZodType<Suggestions>;
