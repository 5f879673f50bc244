import 'server-only';
import { reject, type Result } from '@/domain/result';

type Room = {
  /** How many may be under way at once. */
  atOnce: number;
  /** How many more may wait for one of these to end. */
  waiting: number;
  /** The longest that one of them waits, in ms. */
  patienceMs: number;
};

/** What each route takes: more would only wait for the records, longer than whoever has sent it. */
const ROUTE: Room = { atOnce: 64, waiting: 256, patienceMs: 5000 };

/** When whoever was refused may come again, in seconds. */
const RETRY_AFTER = 5;

const busy = reject({ code: 'busy', retryAfter: RETRY_AFTER });

type Work<T, Code extends string> = () => Promise<Result<T, Code>>;

/**
 * Lets only so many be at work at once, first come, first served, and keeps a short queue; whoever finds it full, or
 * has waited too long in it, is refused as `busy` with nothing done. One process counts for itself.
 *
 * @returns what does the work, or refuses it.
 */
export function takeTurns({ atOnce, waiting, patienceMs }: Room = ROUTE) {
  let underWay = 0;
  const queue = new Set<(isMyTurn: boolean) => void>();

  const turn = () =>
    new Promise<boolean>((resolve) => {
      const called = (isMyTurn: boolean) => {
        clearTimeout(timer);
        queue.delete(called);
        resolve(isMyTurn);
      };
      const timer = setTimeout(() => called(false), patienceMs);
      queue.add(called);
    });
  const leave = () => {
    const [next] = queue;
    if (next) next(true);
    else underWay -= 1;
  };

  return async <T, Code extends string>(work: Work<T, Code>): Promise<Result<T, Code> | typeof busy> => {
    if (underWay < atOnce) underWay += 1;
    else if (queue.size >= waiting || !(await turn())) return busy;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
