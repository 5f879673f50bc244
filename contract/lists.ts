import type { z } from 'zod';
import type { listChangesResponse, listChangesQuery, listsResponse, listsRequest } from './lists.schema';
import { databaseRejections, defineRoute, shopPageRejections, signedInRejections } from './route';

/**
 * Stores a browser's changes of cart and wishlist in its account and returns those of all browsers (docs/product.md
 * 40.2). Only an account with a verified email has lists. A repeated operation changes nothing.
 */
export const listsRoute = defineRoute<ListsRequest, ListsResponse>()({
  method: 'POST',
  path: '/api/lists',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    ...signedInRejections,
    'email-unverified': 403,
    'too-many-requests': 429,
  },
});

/** Long poll: returns the current version once it differs from `after`, or after 25 s. */
export const listChangesRoute = defineRoute<z.input<ReturnType<typeof listChangesQuery>>, ListChangesResponse>()({
  method: 'GET',
  path: '/api/lists/changes',
  sender: 'any-client',
  rejections: { 'bad-request': 400, 'records-unreachable': 503, ...signedInRejections, 'email-unverified': 403 },
});

/** A browser's changes as it sends them. */
export type ListsRequest = z.input<ReturnType<typeof listsRequest>>;
/** The account's changes since the browser's version, or the whole lists. */
export type ListsResponse = z.output<ReturnType<typeof listsResponse>>;
type ListChangesResponse = z.output<ReturnType<typeof listChangesResponse>>;
