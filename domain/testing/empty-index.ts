import { shelve } from '../filtering/catalogue-index';

/** A shelf without watches. */
export const emptyIndex = shelve([]);
