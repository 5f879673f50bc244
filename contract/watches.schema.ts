import { currencies } from '@/domain/currency';
import type { Route } from 'next';
import { z } from 'zod';
import type { PictureSource } from '@/domain/picture-source';
import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchSummary } from '@/domain/watch';
import { maxWatchKeys, parseWatchKey, type WatchKey, type WatchReference } from '@/domain/watch-key';
import { ownOrders } from './checkout.schema';

/** The watches in a query, `keys=xerix/1,undone/3`, in that order. */
export const watchKeys = () =>
  z.strictObject({
    keys: z.string().transform((text, context): readonly WatchReference[] => {
      const named = text === '' ? [] : text.split(',');
      const watches = named.flatMap((key) => parseWatchKey(key) ?? []);
      if (watches.length === named.length && named.length <= maxWatchKeys) return watches;
      context.addIssue({ code: 'custom', message: 'malformed' });
      return z.NEVER;
    }),
  });

/** Summaries of watches in request order. Prices are in the minor unit of their currency. */
export const watchesResponse = () => z.strictObject({ watches: z.array(watchSummary()).readonly() });

/** Prices in other currencies, in the minor unit of each. */
const otherPrices = () =>
  z
    .partialRecord(
      z.enum(currencies),
      z.strictObject({ priceCents: z.int().positive(), weekendCents: z.int().positive().optional() }).readonly(),
    )
    .readonly();

const watchSummary = () =>
  z.strictObject({
    key: z.custom<WatchKey>((key) => typeof key === 'string'),
    name: z.string(),
    priceCents: z.int().positive(),
    weekendCents: z.int().positive().optional(),
    otherPrices: otherPrices().optional(),
    path: z.custom<Route>((path) => typeof path === 'string'),
    picture: z.custom<PictureSource>((picture) => typeof picture === 'object'),
  }) satisfies z.ZodType<WatchSummary>;

/** Not validated here: the catalogue has validated these watches. */
export const storedWatchesResponse = () =>
  z.strictObject({ watches: z.array(z.custom<StoredWatch>((watch) => typeof watch === 'object')).readonly() });

/** `own` names the shopper's unpaid orders; their reserved units count as available. */
export const stockQuery = () => watchKeys().extend({ own: ownOrders().optional() });

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
