import type { z } from 'zod';
import { defineRoute } from './route';
import type { storedWatchesAnswer, watchesAnswer, watchKeys } from './watches.schema';

/** Summaries of the watches on a list, in request order. Omits watches that are no longer sold. */
export const watchesRoute = defineRoute<WatchKeysQuery, WatchesAnswer>()({
  method: 'GET',
  path: '/api/watches',
  sender: 'any-client',
  rejections: { 'bad-request': 400 },
  maxAge: 60,
});

export type WatchesAnswer = z.output<ReturnType<typeof watchesAnswer>>;

/** Complete watches as stored lists contain them, in request order. Omits watches that are no longer sold. */
export const storedWatchesRoute = defineRoute<WatchKeysQuery, StoredWatchesAnswer>()({
  method: 'GET',
  path: '/api/stored-watches',
  sender: 'any-client',
  rejections: { 'bad-request': 400 },
  maxAge: 60,
});

export type StoredWatchesAnswer = z.output<ReturnType<typeof storedWatchesAnswer>>;

type WatchKeysQuery = z.input<ReturnType<typeof watchKeys>>;
