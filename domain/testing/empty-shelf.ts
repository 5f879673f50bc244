import { shelve } from '../finding/shelf';

/** A shelf without watches. */
export const emptyShelf = shelve([]);
