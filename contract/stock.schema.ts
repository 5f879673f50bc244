import { z } from 'zod';
import type { WatchKey } from '@/domain/watch-key';
import { replacedOrder } from './checkout.schema';
import { watchKeys } from './watches.schema';

/** What the unpaid order in `own` holds, by its token or key, counts as free: it is the asker's. */
export const stockQuery = () => watchKeys().extend({ own: replacedOrder().optional() });

export const stockAnswer = () =>
  z.strictObject({
    stock: z
      .array(
        z.strictObject({
          key: z.custom<WatchKey>((key) => typeof key === 'string'),
          left: z.int().nonnegative(),
        }),
      )
      .readonly(),
  });
