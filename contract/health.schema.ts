import { z } from 'zod';

/** Confirms that the process answers. */
export const liveResponse = () => z.strictObject({ live: z.literal(true) });

/**
 * Ages in whole seconds. Null if no email is waiting or no reconciliation has run yet. `notSoldToEu`: makers whose
 * safety data are incomplete, in a shop with live keys (docs/product.md 38.5).
 */
export const readyResponse = () =>
  z.strictObject({
    ready: z.literal(true),
    oldestMailAge: z.int().min(0).nullable(),
    reconciliationAge: z.int().min(0).nullable(),
    notSoldToEu: z.array(z.string()).readonly().optional(),
  });
