import type { Route } from 'next';
import { z } from 'zod';
import type { PictureSource } from '@/domain/picture-source';
import type { WatchSummary } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';

export const watchesAnswer = () => z.strictObject({ watches: z.array(watchSummary()).readonly() });

const watchSummary = () =>
  z.strictObject({
    key: z.custom<WatchKey>((key) => typeof key === 'string'),
    name: z.string(),
    priceCents: z.int().positive(),
    weekendCents: z.int().positive().optional(),
    path: z.custom<Route>((path) => typeof path === 'string'),
    picture: z.custom<PictureSource>((picture) => typeof picture === 'object'),
  }) satisfies z.ZodType<WatchSummary>;
