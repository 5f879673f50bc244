import type { z } from 'zod';
import { defineRoute } from './route';
import type { storedWatchesResponse, watchesResponse, watchKeys, stockResponse, stockQuery } from './watches.schema';

/** Summaries of the watches on a list, in request order. Omits watches that are no longer sold. */
export const watchesRoute = defineRoute<WatchKeysQuery, WatchesResponse>()({
  method: 'GET',
  path: '/api/watches',
  sender: 'any-client',
  rejections: { 'bad-request': 400 },
  maxAge: 60,
});

/** Summaries of watches in request order. */
export type WatchesResponse = z.output<ReturnType<typeof watchesResponse>>;

/** Complete watches as stored lists contain them, in request order. Omits watches that are no longer sold. */
export const storedWatchesRoute = defineRoute<WatchKeysQuery, StoredWatchesResponse>()({
  method: 'GET',
  path: '/api/stored-watches',
  sender: 'any-client',
  rejections: { 'bad-request': 400 },
  maxAge: 60,
});

/** Complete watches in request order. */
export type StoredWatchesResponse = z.output<ReturnType<typeof storedWatchesResponse>>;

type WatchKeysQuery = z.input<ReturnType<typeof watchKeys>>;

/** Available units of each watch, at most ten. Omits watches that are not sold. */
export const stockRoute = defineRoute<
  z.input<ReturnType<typeof stockQuery>>,
  z.output<ReturnType<typeof stockResponse>>
>()({
  method: 'GET',
  path: '/api/stock',
  sender: 'any-client',
  rejections: { 'bad-request': 400 },
  maxAge: 5,
});
