import type { z } from 'zod';
import { defineRoute } from './route';
import type { storedWatchesAnswer } from './stored-watches.schema';
import type { watchKeys } from './watch-keys.schema';

/** Whole watches as a list keeps them, in the order asked; a watch that is no longer sold is missing. */
export const storedWatchesRoute = defineRoute<StoredWatchesRequest, StoredWatchesAnswer>()({
  method: 'GET',
  path: '/api/stored-watches',
  sender: 'anybody',
  refusals: { 'bad-request': 400 },
  maxAge: 60,
});

type StoredWatchesRequest = z.input<ReturnType<typeof watchKeys>>;

export type StoredWatchesAnswer = z.output<ReturnType<typeof storedWatchesAnswer>>;
