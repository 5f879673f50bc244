import { brandAt } from '@/data/brands';
import type { Part } from '@/domain/finding/selection';
import { partWords } from '@/components/words/search';

/** A part of a query as a chip says it, with the maker's own name. */
export const partName = (part: Part): string =>
  partWords(part, 'facet' in part && part.facet === 'brand' ? brandAt(part.option)?.name : undefined);
