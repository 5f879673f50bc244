import { z } from 'zod';
import type { WatchKey } from '@/domain/watch-key';
import { replacedOrder } from './checkout.schema';
import { watchKeys } from './watches.schema';

/** `own` is the shopper's unpaid order, by token or key; its reserved units count as available. */
export const stockQuery = () => watchKeys().extend({ own: replacedOrder().optional() });

/** Units left of each watch, at most `maxQuantity`. */
export const stockResponse = () =>
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
