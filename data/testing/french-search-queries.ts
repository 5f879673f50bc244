import type { TranslatedQueries } from './translated-queries';

export const french: TranslatedQueries = [];
