// Verifies docs/product.md 19.7.
import { FifoLock } from './libsql-locks';

const settled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'granted'), new Promise((resolve) => setTimeout(() => resolve('waiting'), 20))]);

it('FifoLock grants the waiting callers one after the other, in their order', async () => {
  const lock = new FifoLock();
  await lock.take(1000);
  const [second, third] = [lock.take(1000), lock.take(1000)];
  expect(await settled(second)).toBe('waiting');
  lock.give();
  expect([await settled(second), await settled(third)]).toEqual(['granted', 'waiting']);
  lock.give();
  expect(await settled(third)).toBe('granted');
});

it('FifoLock rejects a caller that waits too long and never grants it the lock afterwards', async () => {
  const lock = new FifoLock();
  await lock.take(1000);
  await expect(lock.take(5)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const next = lock.take(1000);
  lock.give();
  expect(await settled(next)).toBe('granted');
  lock.give();
  expect(await settled(lock.take(5))).toBe('granted');
});
