import { z } from 'zod';
import { maxQuantity, minQuantity } from '@/domain/line-items';
import { listNames, type LoggedOperation, maxSharedLines, type SharedLists } from '@/domain/shared-lists';
import { maxValueLength, valueNames } from '@/domain/shared-values';
import { watchKey } from './fields.schema';
import { maxListOperations } from './limits';

const quantity = () => z.int().min(minQuantity).max(maxQuantity);
const additions = () =>
  z
    .array(z.string().regex(/^[0-9a-f-]{36}:[1-9]\d{0,8}$/))
    .max(50)
    .readonly();
const number = () => z.int().positive().max(999_999_999);
const change = <Type extends string>(type: Type) => ({
  n: number(),
  list: z.enum(listNames),
  type: z.literal(type),
});

const operation = () =>
  z.discriminatedUnion('type', [
    z.strictObject({
      ...change('add'),
      key: watchKey(),
      quantity: quantity(),
      index: z.int().min(0).max(maxSharedLines),
    }),
    z.strictObject({ ...change('join'), key: watchKey(), quantity: quantity() }),
    z.strictObject({
      ...change('remove'),
      lines: z
        .array(z.strictObject({ key: watchKey(), added: additions() }))
        .max(maxSharedLines)
        .readonly(),
    }),
    z.strictObject({ ...change('set-quantity'), key: watchKey(), quantity: quantity() }),
    z.strictObject({
      n: number(),
      type: z.literal('follow'),
      names: z.array(z.enum(valueNames)).max(valueNames.length).readonly(),
    }),
    z.strictObject({
      n: number(),
      type: z.literal('set-value'),
      name: z.enum(valueNames),
      text: z.string().max(maxValueLength).nullable(),
    }),
  ]);

/** `after` is the version of the lists that the browser has; 0 for none. */
export const listsRequest = () =>
  z.strictObject({
    browser: z.uuid().toLowerCase(),
    after: z.int().min(0),
    operations: z.array(operation()).max(maxListOperations).readonly(),
  });

/**
 * `taken` is the number of the browser's last stored operation. A browser with an older version gets the later operations
 * of all browsers, in order of receipt. If the log no longer has them, it gets the whole lists.
 */
export const listsResponse = () =>
  z.strictObject({
    version: z.int(),
    taken: z.int(),
    operations: z.custom<readonly LoggedOperation[]>((log) => Array.isArray(log)).optional(),
    lists: z.custom<SharedLists>((lists) => typeof lists === 'object').optional(),
  });

/** `after` is the version of the lists that the browser has. */
export const listChangesQuery = () => z.strictObject({ after: z.coerce.number<string>().int().min(0) });

/** The current version of the lists. */
export const listChangesResponse = () => z.strictObject({ version: z.int() });
