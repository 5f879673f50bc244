import { z } from 'zod';
import type { SearchEntries } from '@/domain/search/search-entry';

/** The catalogue's door has judged the watches; here they only pass. */
export const searchEntriesAnswer = () => z.custom<SearchEntries>((entries) => typeof entries === 'object');
