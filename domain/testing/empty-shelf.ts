import { shelve } from '../finding/shelf';

/** A shelf without watches. */
export const emptyIndex = shelve([]);
