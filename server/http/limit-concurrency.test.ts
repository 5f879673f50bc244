// Verifies docs/product.md 19.6.
import { accept } from '@/domain/result';
import { limitConcurrency } from './limit-concurrency';

/** Work that ends on command, with the highest number that ran at once. */
function counted(limits: { concurrent: number; queued: number; maxWaitMs: number }) {
  const limited = limitConcurrency(limits);
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const ask = () =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      return accept('done');
    });
  return { limited, ask, end: () => ends.shift()?.(), most: () => most };
}

const done = accept('done');
const busy = { ok: false, rejection: { code: 'busy', retryAfter: 5 } };

it('limitConcurrency runs a fixed number at once, queues the next ones and rejects when the queue is full', async () => {
  const { ask, end, most } = counted({ concurrent: 2, queued: 3, maxWaitMs: 60_000 });
  const asked = Array.from({ length: 5 }, ask);
  expect(await ask()).toEqual(busy);
  for (const one of asked) {
    end();
    expect(await one).toEqual(done);
  }
  expect(most()).toBe(2);
  const later = ask();
  end();
  expect(await later).toEqual(done);
});

it('limitConcurrency rejects a caller who waited too long, and gives its slot to the next one', async () => {
  const { ask, end } = counted({ concurrent: 1, queued: 5, maxWaitMs: 20 });
  const first = ask();
  expect(await ask()).toEqual(busy);
  const last = ask();
  end();
  expect(await first).toEqual(done);
  // The slot went to the caller that still waits.
  await new Promise((resolve) => setImmediate(resolve));
  end();
  expect(await last).toEqual(done);
});

it('limitConcurrency frees the slot of work that throws', async () => {
  const { limited } = counted({ concurrent: 1, queued: 0, maxWaitMs: 20 });
  await expect(limited(() => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.');
  expect(await limited(async () => done)).toEqual(done);
});
