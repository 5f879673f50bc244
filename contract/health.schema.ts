import { z } from 'zod';

export const liveAnswer = () => z.strictObject({ live: z.literal(true) });

/** Ages in whole seconds; null where there is nothing to be old: no mail that waits, no round yet. */
export const readyAnswer = () =>
  z.strictObject({
    ready: z.literal(true),
    oldestMailAge: z.int().min(0).nullable(),
    reconciliationAge: z.int().min(0).nullable(),
  });
