import { availableParallelism } from 'node:os';

/**
 * Works through a list on all cores; the first fault ends the work.
 * @template T
 * @param {T[]} list
 * @param {(item: T) => Promise<void>} work
 */
export async function inPool(list, work) {
  // A generator, unlike an array's own iterator, is closed for all workers when one of them fails.
  const queue = (function* () {
    yield* list;
  })();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
