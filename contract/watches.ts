import type { z } from 'zod';
import { defineRoute } from './route';
import type { watchKeys } from './watch-keys.schema';
import type { watchesAnswer } from './watches.schema';

/** What a list shows of the watches it holds, in the order asked; a watch that is no longer sold is missing. */
export const watchesRoute = defineRoute<WatchesRequest, WatchesAnswer>()({
  method: 'GET',
  path: '/api/watches',
  sender: 'anybody',
  refusals: { 'bad-request': 400 },
  maxAge: 60,
});

type WatchesRequest = z.input<ReturnType<typeof watchKeys>>;

export type WatchesAnswer = z.output<ReturnType<typeof watchesAnswer>>;
