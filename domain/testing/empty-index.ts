import { buildCatalogueIndex } from '../filtering/catalogue-index';

/** A shelf without watches. */
export const emptyIndex = buildCatalogueIndex([]);
