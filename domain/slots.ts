/** Limits of concurrent work: holders at once, callers that may wait for a slot, and the longest wait in ms. */
export type SlotLimits = { readonly concurrent: number; readonly queued: number; readonly maxWaitMs: number };

/** Frees a slot; later calls do nothing. */
type Free = () => void;

/**
 * Creates a counting semaphore with a bounded queue, first come, first served.
 *
 * @returns a function that takes a slot: at once if one is free, or else as a promise. It returns undefined when the
 * queue is full or the wait is too long.
 */
export function createSlots({ concurrent, queued, maxWaitMs }: SlotLimits) {
  let taken = 0;
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
    else taken -= 1;
  };

  const free = (): Free => {
    let isFree = false;
    return () => {
      if (!isFree) leave();
      isFree = true;
    };
  };

  return (): Free | Promise<Free | undefined> | undefined => {
    if (taken < concurrent) {
      taken += 1;
      return free();
    }
    return queue.size < queued ? turn().then((hasSlot) => (hasSlot ? free() : undefined)) : undefined;
  };
}
