import { z } from 'zod';
import type { StoredWatch } from '@/domain/stored-watch';
import { defineRoute } from './route';
import type { watchKeys } from './watch-keys';

/** Whole watches as a list keeps them, in the order asked; a watch that is no longer sold is missing. */
export const storedWatchesRoute = defineRoute<StoredWatchesRequest, StoredWatchesAnswer>()({
  method: 'GET',
  path: '/api/stored-watches',
  sender: 'anybody',
  refusals: { 'bad-request': 400 },
  maxAge: 60,
});

/** The catalogue's door has judged the watches; here they only pass. */
export const storedWatchesAnswer = () =>
  z.strictObject({ watches: z.array(z.custom<StoredWatch>((watch) => typeof watch === 'object')).readonly() });

type StoredWatchesRequest = z.input<ReturnType<typeof watchKeys>>;
export type StoredWatchesAnswer = z.output<ReturnType<typeof storedWatchesAnswer>>;
