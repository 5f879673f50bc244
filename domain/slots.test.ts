// Verifies docs/product.md 19.6, 19.15.
import { createSlots } from './slots';

it('a slot that is freed twice counts once', async () => {
  const take = createSlots({ concurrent: 1, queued: 0, maxWaitMs: 20 });
  const free = await take();
  expect(await take()).toBeUndefined();
  free?.();
  free?.();
  expect(await take()).toBeInstanceOf(Function);
  expect(await take()).toBeUndefined();
});

it('waiting callers get slots in their order, and none while the queue is full', async () => {
  const take = createSlots({ concurrent: 1, queued: 2, maxWaitMs: 60_000 });
  const first = await take();
  const served: string[] = [];
  const waiting = ['second', 'third'].map(async (name) => {
    const free = await take();
    served.push(name);
    free?.();
  });
  expect(await take()).toBeUndefined();
  first?.();
  await Promise.all(waiting);
  expect(served).toEqual(['second', 'third']);
});

it('a caller whose wait is too long gets no slot, and leaves the queue', async () => {
  const take = createSlots({ concurrent: 1, queued: 1, maxWaitMs: 5 });
  const free = await take();
  expect(await take()).toBeUndefined();
  const next = take();
  expect(next).toBeInstanceOf(Promise);
  free?.();
  expect(await next).toBeInstanceOf(Function);
  expect(await take()).toBeUndefined();
});
