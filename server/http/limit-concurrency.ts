import 'server-only';
import { reject, type Result } from '@/domain/result';
import { createSlots, type SlotLimits } from '@/domain/slots';

/** Slots of each route. More requests would wait for the database longer than their sender does. */
const ROUTE: SlotLimits = { concurrent: 64, queued: 256, maxWaitMs: 5000 };

/** Delay after which a rejected sender may retry, in seconds. */
const RETRY_AFTER = 5;

const busy = reject({ code: 'busy', retryAfter: RETRY_AFTER });

type Work<T, Code extends string> = () => Promise<Result<T, Code>>;

/**
 * Limits concurrent work, first come, first served, with a short queue. Work is rejected as `busy`, and not started,
 * when the queue is full or the wait is too long. Each process counts for itself.
 *
 * @returns a function that runs the work or rejects it.
 */
export function limitConcurrency(limits: SlotLimits = ROUTE) {
  const takeSlot = createSlots(limits);
  return async <T, Code extends string>(work: Work<T, Code>): Promise<Result<T, Code> | typeof busy> => {
    const slot = takeSlot();
    const free = slot instanceof Promise ? await slot : slot;
    if (!free) return busy;
    try {
      return await work();
    } finally {
      free();
    }
  };
}
