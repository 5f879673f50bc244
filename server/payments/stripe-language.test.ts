// Verifies docs/product.md 45.18 (session), and 16.7 for processes of several languages.
import { inLanguage } from '@/domain/testing/in-language';
import { findKnownOrder } from '@/server/orders/read';
import { now, paidOrder, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { settingsOf, withFakeStripe } from '@/server/testing/stripe-shop';
import { withLanguageBundles } from '@/tools/build/testing/language-bundles';
import { stripePayment } from './stripe';

withLanguageBundles(['en', 'de']);

onSqlite((where) => {
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const germanOrder = async () => {
    const { code } = await paidOrder(where().db);
    const { number } = await place(where().db, { promoCode: code, shownTotal: 318_40 });
    await where().db.updateTable('orders').set({ language: 'de' }).where('number', '=', number).execute();
    return findKnownOrder(where().db, number);
  };
  const open = (payment: typeof stripePayment, order: Awaited<ReturnType<typeof germanOrder>>) =>
    payment(settingsOf(fake), () => now).open(order);

  it('the English process opens the session of a German order with German texts and addresses', async () => {
    const order = await germanOrder();
    const { id } = valueOf(await open(stripePayment, order));
    expect(fake.sessions.get(id)?.params).toMatchObject({
      locale: 'de',
      payment_intent_data: { description: `Bestellung ${order.number}` },
      success_url: `http://localhost:3000/de/thanks?order=${order.token}&from=payment`,
      cancel_url: `http://localhost:3000/de/error?order=${order.token}&reason=cancelled`,
    });
  });

  it('the processes of two languages open the same session of an order', async () => {
    const order = await germanOrder();
    const { id } = valueOf(await open(stripePayment, order));
    const german = await inLanguage('de', async () => {
      jest.doMock('./provider-copy', () => jest.requireActual('./provider-copy.de'));
      return import('./stripe');
    });
    expect(valueOf(await open(german.stripePayment, order)).id).toBe(id);
    expect(fake.sessions.size).toBe(1);
  });
});
