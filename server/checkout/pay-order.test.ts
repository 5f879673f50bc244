// Verifies docs/product.md 41.9.
import { orderPath, payOrderPath } from '@/domain/paths';
import { accept } from '@/domain/result';
import { now, paidOrder, place } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { environmentOf, orderAt, orderedAtStripe, withFakeStripe } from '@/server/testing/stripe-shop';
import { payPlacedOrder, testPayPlacedOrder } from './pay-order';

const environment = { ...process.env };

onSqliteFirst((where) => {
  collectLog();
  afterEach(() => {
    process.env = { ...environment };
  });

  const pay = (token: string, at = now) => payPlacedOrder(where().db, token, at);
  const payByCard = (order: string, card: Parameters<typeof testPayPlacedOrder>[1]['card']) =>
    testPayPlacedOrder(where().db, { order, card }, now);

  it('the payment link opens the page with the test cards, and that of a paid order its own page', async () => {
    const { db } = where();
    const { token } = await place(db);
    expect(await pay(token)).toEqual(accept(payOrderPath(token)));
    expect(await payByCard(token, 'declined')).toEqual(rejected('card-declined'));
    expect(await payByCard(token, '3-d-secure')).toEqual(accept('paid'));
    expect(await payByCard(token, 'declined')).toEqual(accept('paid'));
    expect(await pay(token)).toEqual(accept(orderPath(token)));
    const orders = await db.selectFrom('orders').select(['state', 'token']).execute();
    expect(orders).toEqual([{ state: 'paid', token }]);
  });

  it('the payment link of an unknown order, of an expired one and of a shop without payments pays nothing', async () => {
    const { db } = where();
    expect(await pay('A'.repeat(32))).toEqual(rejected('unknown-order'));
    const { token, expires_at: expiresAt } = await place(db);
    expect(await pay(token, new Date(expiresAt))).toEqual(rejected('order-over'));
    Object.assign(process.env, { NODE_ENV: 'production', ALLOW_TEST_PAYMENT: '' });
    expect([await pay(token), await payByCard(token, 'success')]).toEqual([
      rejected('payment-off'),
      rejected('payment-off'),
    ]);
  });

  describe('with Stripe', () => {
    let fake: FakeStripe;
    withFakeStripe((one) => (fake = one));

    it('the payment link leads to Stripe, and no test card pays', async () => {
      const { db } = where();
      const { order: paid } = await paidOrder(db);
      Object.assign(process.env, environmentOf(fake));
      const { number } = await orderedAtStripe(db, fake);
      const { token } = await orderAt(db, number);
      const opened = await pay(token, fake.now);
      expect(opened).toEqual(accept(expect.stringMatching(/^https?:\/\//)));
      const byCard = await testPayPlacedOrder(db, { order: token, card: 'success' }, fake.now);
      expect(byCard).toEqual(rejected('payment-off'));
      expect(await payByCard(paid.token, 'success')).toEqual(accept('paid'));
    });
  });
});
