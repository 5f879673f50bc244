// Verifies docs/product.md 14.10, 15.11.
import { type OrderNumber } from '@/domain/order-number';
import { type PromoCode } from '@/domain/promo-code';
import { later, now, paidOrder, place, paymentEvent } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { rejected, valueOf } from '@/server/testing/results';
import { atomically } from '@/server/database/transact';
import { recordPaymentEvent } from '@/server/orders/change';
import { findAbandonedHolder, claimPromoCode, earnPromoCode, findUsablePromo } from './promo-codes';

const HALF_AN_HOUR = 30 * 60_000;

onSqlite((where) => {
  const claim = (code: PromoCode, number: OrderNumber) =>
    atomically(where().db, (records) => claimPromoCode(records, code, number));
  const voidAll = () => where().db.updateTable('promo_codes').set({ voided_at: now.toISOString() }).execute();
  /** A code, and the unpaid order that holds it. */
  const held = async (ms = 0) => {
    const { code } = await paidOrder(where().db);
    const checkout = { idempotencyKey: 'key-in-small', now: later(ms) };
    const order = await place(where().db, { promoCode: code, shownTotal: 318_40 }, checkout);
    return { code, order };
  };

  it('a code is held by an unpaid order, used by a paid one, and worth nothing once void or made up', async () => {
    const { db } = where();
    const { code, order } = await held();
    const { order: another } = await paidOrder(db);
    expect(await claim(code, another.number)).toEqual(rejected('promo-code-held'));
    await recordPaymentEvent(db, paymentEvent(order), now);
    expect(await claim(code, another.number)).toEqual(rejected('promo-code'));
    expect(await claim('0000-0000-0000-0000', another.number)).toEqual(rejected('promo-code'));
  });

  it('a void code is not said to be held', async () => {
    const { code, order } = await held();
    await voidAll();
    expect(await claim(code, order.number)).toEqual(rejected('promo-code'));
  });

  it('a free code is taken by what it takes off', async () => {
    const { order, code } = await paidOrder(where().db);
    expect(valueOf(await claim(code, order.number))).toEqual({ code, percent: 20 });
  });

  it('a held code can be used by whoever takes that order’s place, and by anybody once it is abandoned', async () => {
    const { code, order } = await held();
    const find = (superseded?: string, ms = 0) => findUsablePromo(where().db, code, superseded, later(ms));
    const usable = { ok: true, value: { code, percent: 20 } };
    expect(await find()).toEqual(rejected('promo-code-held'));
    expect(await find('another-token')).toEqual(rejected('promo-code-held'));
    expect(await find(order.token)).toEqual(usable);
    expect(await find('KEY-in-small')).toEqual(usable);
    expect(await find(undefined, HALF_AN_HOUR)).toEqual(usable);
  });

  it('the abandoned order that holds a code is found, and no other', async () => {
    const { db } = where();
    const { code: free } = await paidOrder(db);
    // The order's own age counts, not its code's.
    const { code, order } = await held(1000);
    expect(await findAbandonedHolder(db, code, later(HALF_AN_HOUR + 1000))).toEqual(order);
    expect(await findAbandonedHolder(db, code, later(HALF_AN_HOUR + 999))).toBeUndefined();
    expect(await findAbandonedHolder(db, free, later(HALF_AN_HOUR))).toBeUndefined();
  });

  it('an order earns one code', async () => {
    const { number } = await place(where().db);
    const earn = () => atomically(where().db, (records) => earnPromoCode(records, number, now));
    expect([await earn(), await earn()]).toEqual([true, false]);
  });
});
