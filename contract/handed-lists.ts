import type { z } from 'zod';
import type {
  keepHandedListResponse,
  keepHandedListRequest,
  takeHandedListResponse,
  takeHandedListRequest,
} from './handed-lists.schema';
import { databaseRejections, defineRoute, shopPageRejections } from './route';

type KeepRequest = z.input<ReturnType<typeof keepHandedListRequest>>;
type KeepResponse = z.output<ReturnType<typeof keepHandedListResponse>>;
type TakeRequest = z.input<ReturnType<typeof takeHandedListRequest>>;
type TakeResponse = z.output<ReturnType<typeof takeHandedListResponse>>;

/** Stores a list that a browser has encrypted for another device, for ten minutes (docs/product.md 40.8). */
export const keepHandedListRoute = defineRoute<KeepRequest, KeepResponse>()({
  method: 'POST',
  path: '/api/handed-lists',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 },
});

/** Returns the ciphertext and deletes it. A wrong key deletes nothing. */
export const takeHandedListRoute = defineRoute<TakeRequest, TakeResponse>()({
  method: 'POST',
  path: '/api/handed-lists/take',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    'unknown-handed-list': 404,
    'wrong-list-key': 403,
    'too-many-requests': 429,
  },
});
