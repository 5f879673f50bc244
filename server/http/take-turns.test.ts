// Verifies docs/product.md 19.6.
import { accept } from '@/domain/result';
import { takeTurns } from './take-turns';

/** Work that ends on command, with the highest number that ran at once. */
function counted(room: { atOnce: number; waiting: number; patienceMs: number }) {
  const inTurn = takeTurns(room);
  const ends: (() => void)[] = [];
  let atWork = 0;
  let most = 0;
  const ask = () =>
    inTurn(async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise<void>((end) => ends.push(end));
      atWork -= 1;
      return accept('done');
    });
  return { inTurn, ask, end: () => ends.shift()?.(), most: () => most };
}

const done = accept('done');
const busy = { ok: false, rejection: { code: 'busy', retryAfter: 5 } };

it('takeTurns runs a fixed number at once, queues the next ones and rejects when the queue is full', async () => {
  const { ask, end, most } = counted({ atOnce: 2, waiting: 3, patienceMs: 60_000 });
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

it('takeTurns rejects a caller who waited too long, and gives its slot to the next one', async () => {
  const { ask, end } = counted({ atOnce: 1, waiting: 5, patienceMs: 20 });
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

it('takeTurns frees the slot of work that throws', async () => {
  const { inTurn } = counted({ atOnce: 1, waiting: 0, patienceMs: 20 });
  await expect(inTurn(() => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.');
  expect(await inTurn(async () => done)).toEqual(done);
});
