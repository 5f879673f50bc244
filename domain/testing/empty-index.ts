import { buildCatalogueIndex } from '../filtering/catalogue-index';

/** An index without watches. */
export const emptyIndex = buildCatalogueIndex([]);
