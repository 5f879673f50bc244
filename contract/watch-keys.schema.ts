import { z } from 'zod';
import { parseWatchKey, type WatchReference } from '@/domain/watch-key';
import { mostKeys } from './watch-keys';

/** The watches that a question names, `keys=xerix/1,undone/3`, in that order. */
export const watchKeys = () =>
  z.strictObject({
    keys: z.string().transform((text, context): readonly WatchReference[] => {
      const named = text === '' ? [] : text.split(',');
      const watches = named.flatMap((key) => parseWatchKey(key) ?? []);
      if (watches.length === named.length && named.length <= mostKeys) return watches;
      context.addIssue({ code: 'custom', message: 'malformed' });
      return z.NEVER;
    }),
  });
