/**
 * Queries of a further language, and the English one of `search-queries.ts` whose watches each of them must find
 * (docs/product.md 8.7, 8.14).
 */
export type TranslatedQueries = readonly (readonly [query: string, english: string])[];
