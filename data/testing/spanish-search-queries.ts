import type { TranslatedQueries } from './translated-queries';

export const spanish: TranslatedQueries = [];
