// Verifies docs/product.md 16.1, 45.18 (Stripe's page).
import languages from '@/domain/languages.json';
import { inLanguage } from '@/domain/testing/in-language';
import { findOrderByNumber, type OrderDetails } from '@/server/orders/read';
import { later, now, paidOrder, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { isTooLate, stripeSession } from './stripe-session';

const { couponOf, sessionParams } = stripeSession;

onSqlite((where) => {
  const placed = async (change: Parameters<typeof place>[1] = {}): Promise<OrderDetails> => {
    const { number } = await place(where().db, change);
    const order = await findOrderByNumber(where().db, number);
    if (!order) throw new Error('The order does not exist.');
    return order;
  };

  it('couponOf returns a coupon for the order with the code as its name', async () => {
    const { code } = await paidOrder(where().db);
    const order = await placed({ promoCode: code, shownTotal: 318_40 });
    const coupon = couponOf(order);
    expect(coupon).toEqual({
      id: `order-${order.number}`,
      name: `Code ${code}`,
      amount_off: 79_60,
      currency: 'usd',
      duration: 'once',
      max_redemptions: 1,
    });
    expect(sessionParams(order, coupon?.id).discounts).toEqual([{ coupon: `order-${order.number}` }]);
  });

  it('couponOf returns undefined without a discount, and the session has no coupon', async () => {
    const order = await placed();
    expect(couponOf(order)).toBeUndefined();
    expect(sessionParams(order, undefined)).not.toHaveProperty('discounts');
  });

  it('sessionParams puts the order number into the payment’s description', async () => {
    const order = await placed();
    expect(sessionParams(order, undefined)).toMatchObject({
      mode: 'payment',
      client_reference_id: order.number,
      metadata: { order: order.number },
      payment_intent_data: { metadata: { order: order.number }, description: `Order ${order.number}` },
      line_items: [
        { quantity: 2, price_data: { currency: 'usd', unit_amount: 199_00, product_data: { name: 'Late Comet' } } },
      ],
      expires_at: now.getTime() / 1000 + 24 * 60 * 60 - 10 * 60,
    });
  });

  it.each(languages)(
    'Stripe’s page of an order in $name is in its language, of an English one in the browser’s',
    async ({ code }) => {
      const order = await placed();
      const { stripeSession: session } = await inLanguage(code, () => import('./stripe-session'));
      expect(session.sessionParams(order, undefined).locale).toBe(code === 'en' ? 'auto' : code);
    },
  );

  it('isTooLate leaves a session 31 minutes, ten before its order expires', async () => {
    const order = await placed();
    const last = 24 * 60 * 60_000 - 41 * 60_000;
    expect([isTooLate(order, later(last)), isTooLate(order, later(last + 1))]).toEqual([false, true]);
  });
});
