import { z } from 'zod';

export const liveAnswer = () => z.strictObject({ live: z.literal(true) });

/** Ages in whole seconds. Null if no email is waiting or no reconciliation has run yet. */
export const readyAnswer = () =>
  z.strictObject({
    ready: z.literal(true),
    oldestMailAge: z.int().min(0).nullable(),
    reconciliationAge: z.int().min(0).nullable(),
  });
