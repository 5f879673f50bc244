import type { z } from 'zod';
import type {
  keepHandedListAnswer,
  keepHandedListRequest,
  takeHandedListAnswer,
  takeHandedListRequest,
} from './handed-lists.schema';
import { databaseRejections, defineRoute, shopPageRejections } from './route';

type KeepRequest = z.input<ReturnType<typeof keepHandedListRequest>>;
type KeepAnswer = z.output<ReturnType<typeof keepHandedListAnswer>>;
type TakeRequest = z.input<ReturnType<typeof takeHandedListRequest>>;
type TakeAnswer = z.output<ReturnType<typeof takeHandedListAnswer>>;

/** Stores a list that a browser has encrypted for another device, for ten minutes (docs/product.md 40.8). */
export const keepHandedListRoute = defineRoute<KeepRequest, KeepAnswer>()({
  method: 'POST',
  path: '/api/handed-lists',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 },
});

/** Returns the ciphertext and deletes it. A wrong key deletes nothing. */
export const takeHandedListRoute = defineRoute<TakeRequest, TakeAnswer>()({
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
