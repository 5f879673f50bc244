import 'server-only';
import { reject, type Result } from '@/domain/result';

type Limits = {
  /** Number of concurrent requests. */
  concurrent: number;
  /** Number of requests that may wait for a free slot. */
  queued: number;
  /** Longest wait for a slot, in ms. */
  maxWaitMs: number;
};

/** Slots of each route. More requests would wait for the database longer than their sender does. */
const ROUTE: Limits = { concurrent: 64, queued: 256, maxWaitMs: 5000 };

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
export function limitConcurrency({ concurrent, queued, maxWaitMs }: Limits = ROUTE) {
  let running = 0;
  const queue = new Set<(hasSlot: boolean) => void>();

  const turn = () =>
    new Promise<boolean>((resolve) => {
      const settle = (hasSlot: boolean) => {
        clearTimeout(timer);
        queue.delete(settle);
        resolve(hasSlot);
      };
      const timer = setTimeout(() => settle(false), maxWaitMs);
      queue.add(settle);
    });
  const leave = () => {
    const [next] = queue;
    if (next) next(true);
    else running -= 1;
  };

  return async <T, Code extends string>(work: Work<T, Code>): Promise<Result<T, Code> | typeof busy> => {
    if (running < concurrent) running += 1;
    else if (queue.size >= queued || !(await turn())) return busy;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
