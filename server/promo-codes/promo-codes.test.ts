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
  /** Returns a code and the unpaid order that holds it. */
  const held = async (ms = 0) => {
    const { code } = await paidOrder(where().db);
    const checkout = { idempotencyKey: 'key-in-small', now: later(ms) };
    const order = await place(where().db, { promoCode: code, shownTotal: 318_40 }, checkout);
    return { code, order };
  };

  it('findUsablePromo rejects held, used, void and unknown codes', async () => {
    const { db } = where();
    const { code, order } = await held();
    const { order: another } = await paidOrder(db);
    expect(await claim(code, another.number)).toEqual(rejected('promo-code-held'));
    await recordPaymentEvent(db, paymentEvent(order), now);
    expect(await claim(code, another.number)).toEqual(rejected('promo-code'));
    expect(await claim('0000-0000-0000-0000', another.number)).toEqual(rejected('promo-code'));
  });

  it('a void code can be neither claimed nor quoted, not even for the order that holds it', async () => {
    const { code, order } = await held();
    await voidAll();
    expect(await claim(code, order.number)).toEqual(rejected('promo-code'));
    expect(await findUsablePromo(where().db, code, order.token, now)).toEqual(rejected('promo-code'));
  });

  it('claiming an unused code returns its discount', async () => {
    const { order, code } = await paidOrder(where().db);
    expect(valueOf(await claim(code, order.number))).toEqual({ code, percent: 20 });
  });

  it('findUsablePromo accepts a held code for the replacing order, and for any order once abandoned', async () => {
    const { code, order } = await held();
    const find = (superseded?: string, ms = 0) => findUsablePromo(where().db, code, superseded, later(ms));
    const usable = { ok: true, value: { code, percent: 20 } };
    expect(await find()).toEqual(rejected('promo-code-held'));
    expect(await find('another-token')).toEqual(rejected('promo-code-held'));
    expect(await find(order.token)).toEqual(usable);
    expect(await find('KEY-in-small')).toEqual(usable);
    expect(await find(undefined, HALF_AN_HOUR)).toEqual(usable);
  });

  it('findAbandonedHolder finds abandoned holders only', async () => {
    const { db } = where();
    const { code: free } = await paidOrder(db);
    // The order's age counts, not the code's.
    const { code, order } = await held(1000);
    expect(await findAbandonedHolder(db, code, later(HALF_AN_HOUR + 1000))).toEqual(order);
    expect(await findAbandonedHolder(db, code, later(HALF_AN_HOUR + 999))).toBeUndefined();
    expect(await findAbandonedHolder(db, free, later(HALF_AN_HOUR))).toBeUndefined();
  });

  it('earnPromoCode creates one code per order', async () => {
    const { number } = await place(where().db);
    const earn = () => atomically(where().db, (records) => earnPromoCode(records, number, now));
    expect([await earn(), await earn()]).toEqual([true, false]);
  });
});
