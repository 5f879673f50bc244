// Verifies docs/product.md 39.4.
import { onSqlite } from '@/server/testing/engines';
import { now, paidOrder } from '@/server/testing/checkout';
import { findPassport, passportsOf } from '@/server/passports/passports';
import { service } from './passports';

onSqlite((where) => {
  it('service adds an entry to the log, and rejects an empty one and an unknown unit', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const [link] = await passportsOf(db, { number: order.number, state: 'paid' }, now);
    const run = (...args: string[]) => service.run(db, args);
    expect(run(`${order.number}-1-1`)).toBeUndefined();
    expect(run(`${order.number}-1-1`, '', ' ')).toBeUndefined();
    await expect(run(`${order.number}-9-1`, 'New seals')).rejects.toThrow(`There is no passport ${order.number}-9-1.`);
    await expect(run('1', 'New seals')).rejects.toThrow('"1" is not a unit.');
    expect(await run(`${order.number}-1-1`, 'New', 'seals')).toContain('has a new entry');
    expect((await findPassport(db, link?.token ?? ''))?.entries).toMatchObject([{ author: 'shop', note: 'New seals' }]);
  });
});
