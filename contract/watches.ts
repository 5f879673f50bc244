import type { z } from 'zod';
import { defineRoute } from './route';
import type { storedWatchesAnswer, watchesAnswer, watchKeys } from './watches.schema';

/** What a list shows of the watches it holds, in the order asked; a watch that is no longer sold is missing. */
export const watchesRoute = defineRoute<WatchKeysQuery, WatchesAnswer>()({
  method: 'GET',
  path: '/api/watches',
  sender: 'anybody',
  rejections: { 'bad-request': 400 },
  maxAge: 60,
});

export type WatchesAnswer = z.output<ReturnType<typeof watchesAnswer>>;

/** Whole watches as a list keeps them, in the order asked; a watch that is no longer sold is missing. */
export const storedWatchesRoute = defineRoute<WatchKeysQuery, StoredWatchesAnswer>()({
  method: 'GET',
  path: '/api/stored-watches',
  sender: 'anybody',
  rejections: { 'bad-request': 400 },
  maxAge: 60,
});

export type StoredWatchesAnswer = z.output<ReturnType<typeof storedWatchesAnswer>>;

type WatchKeysQuery = z.input<ReturnType<typeof watchKeys>>;
