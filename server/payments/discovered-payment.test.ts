// Verifies docs/product.md 16.13.
import { type OrderNumber } from '@/domain/order-number';
import { later, now, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { orderAt } from '@/server/testing/stripe-shop';
import { recordFoundPayment } from './discovered-payment';
import { type PaidAmount } from './provider';

onSqlite((where) => {
  const logged = collectLog();
  const found = async (number: OrderNumber, paid: PaidAmount | undefined, ms = 0) => {
    const session = { id: 'session', order: number, next: { kind: 'done' }, paid } as const;
    return recordFoundPayment(where().db, await orderAt(where().db, number), 'test', session, later(ms));
  };

  it('recordFoundPayment extends the expiry of a delayed payment once', async () => {
    const { number } = await place(where().db);
    expect(await found(number, undefined)).toBe(true);
    expect(await orderAt(where().db, number)).toMatchObject({
      state: 'pending',
      payment_submitted_at: now.toISOString(),
    });
    expect(await found(number, undefined, 1)).toBe(false);
  });

  it('recordFoundPayment accepts a payment after the wait and logs it', async () => {
    const { number, total_cents: amountCents } = await place(where().db);
    await found(number, undefined);
    expect(await found(number, { amountCents, currency: 'usd' })).toBe(true);
    expect((await orderAt(where().db, number)).state).toBe('paid');
    expect(logged().filter((line) => line.includes('payment found'))).toEqual([
      expect.stringContaining('"level":"info"'),
    ]);
  });

  it('recordFoundPayment does not wait for a payment of a wrong amount and logs it once', async () => {
    const { number } = await place(where().db);
    await found(number, undefined);
    const one: PaidAmount = { amountCents: 1, currency: 'usd' };
    expect([await found(number, one), await found(number, one)]).toEqual([false, false]);
    expect(logged().filter((line) => line.includes('payment found'))).toEqual([
      expect.stringContaining('"level":"warn"'),
    ]);
  });
});
