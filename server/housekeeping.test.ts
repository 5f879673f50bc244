import { sql } from 'kysely';
import { openDatabase } from './database';
import { startHousekeeping } from './housekeeping';
import { findOrderByNumber } from './orders/read';
import { payWithTestCard, testPayment } from './payments/test-payment';
import { now, paidOrder, place } from './testing/checkout';
import { accept } from '@/domain/result';
import { valueOf } from './testing/results';
import { onEachEngine } from './testing/engines';

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

onEachEngine((where) => {
  it('sends mail and gives up unpaid orders, round after round, until it is told to stop', async () => {
    const { db } = where();
    const deliver = jest.fn(async () => {});
    const unpaid = await place(db, {}, { now: new Date('2020-01-01') });
    const stop = startHousekeeping(async () => db, deliver, 5);
    await until(async () => (await findOrderByNumber(db, unpaid.number))?.state === 'expired');
    await paidOrder(db);
    await until(() => deliver.mock.calls.length === 1);
    await stop();
    await paidOrder(db);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('settles delayed test payments', async () => {
    const { db } = where();
    const order = await place(db);
    const details = { ...order, lines: [], countryName: '', earnedCode: undefined };
    const { id: session } = valueOf(await testPayment(db).open(details));
    const attempt = { order: order.token, session, card: 'delayed' } as const;
    expect(await payWithTestCard(db, attempt, now)).toEqual(accept('processing'));
    const stop = startHousekeeping(
      async () => db,
      async () => {},
      5,
    );
    await until(async () => (await findOrderByNumber(db, order.number))?.state === 'paid');
    await stop();
  });

  it('sends mail while the orders cannot be looked after', async () => {
    const { db } = where();
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const deliver = jest.fn(async () => {});
    await paidOrder(db);
    await sql`drop table test_payments`.execute(db);
    const unpaid = await place(db, {}, { now: new Date('2020-01-01') });
    const stop = startHousekeeping(async () => db, deliver, 5);
    await until(async () => (await findOrderByNumber(db, unpaid.number))?.state === 'expired');
    await until(() => deliver.mock.calls.length === 1);
    await stop();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('test_payments')]]);
    warn.mockRestore();
  });

  it('goes on when the database is back, and warns once', async () => {
    const { db, url } = where();
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    let tries = 0;
    const deliver = jest.fn(async () => {});
    await paidOrder(db);
    const back = await openDatabase(url);
    const open = async () => {
      tries += 1;
      if (tries < 4) throw new Error('no database');
      return back;
    };
    const stop = startHousekeeping(open, deliver, 5);
    await until(() => deliver.mock.calls.length === 1);
    await stop();
    await back.destroy();
    expect(warn.mock.calls).toEqual([['The shop could not look after its orders and mail: no database']]);
    warn.mockRestore();
  });
});
