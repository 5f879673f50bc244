import { z } from 'zod';
import type { PictureSource } from '@/domain/picture-source';
import type { WatchSummary } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { defineRoute } from './route';
import type { watchKeys } from './watch-keys';

/** What a list shows of the watches it holds, in the order asked; a watch that is no longer sold is missing. */
export const watchesRoute = defineRoute<WatchesRequest, WatchesAnswer>()({
  method: 'GET',
  path: '/api/watches',
  sender: 'anybody',
  refusals: { 'bad-request': 400 },
  maxAge: 60,
});

export const watchesAnswer = () => z.strictObject({ watches: z.array(watchSummary()).readonly() });

const watchSummary = () =>
  z.strictObject({
    key: z.custom<WatchKey>((key) => typeof key === 'string'),
    name: z.string(),
    priceCents: z.int().positive(),
    path: z.string(),
    picture: z.custom<PictureSource>((picture) => typeof picture === 'object'),
  }) satisfies z.ZodType<WatchSummary>;

type WatchesRequest = z.input<ReturnType<typeof watchKeys>>;
export type WatchesAnswer = z.output<ReturnType<typeof watchesAnswer>>;
