// Verifies docs/product.md 25.7.
import { cancelOrder, markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';
import { later, now, place, paymentEvent, refundUpdate } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { setStock } from './set-stock';

withOwnerEmail();

onEachEngine((where) => {
  const put = (to: number) => setStock(where().db, 'xerix/1', { to }, now);
  const lowStock = async () => {
    const mails = await where().db.selectFrom('outbox').select('subject').where('id', 'like', 'owner:%').execute();
    return mails
      .map(({ subject }) => subject)
      .filter((subject) => / left: |^Sold out/.test(subject))
      .toSorted();
  };

  const sell = async (at = now) => {
    const order = await place(where().db, {}, { now: at });
    await recordPaymentEvent(where().db, paymentEvent(order), at);
    return order;
  };

  // Verifies docs/product.md 25.7 (three units or fewer, none).
  itOnce('the owner is notified once a day of low stock and of a sold-out watch', async () => {
    const { db } = where();
    await put(8);
    await sell();
    await sell();
    expect(await lowStock()).toEqual([]);
    const order = await sell();
    await recordRefund(db, refundUpdate(order), now);
    await sell();
    expect(await lowStock()).toEqual(['2 left: Xeric Slow Meridian']);
    await sell();
    expect(await lowStock()).toEqual(['2 left: Xeric Slow Meridian', 'Sold out: Xeric Slow Meridian']);
    await put(4);
    await sell(later(24 * 60 * 60_000));
    expect(await lowStock()).toHaveLength(3);
  });

  itOnce('unpaid orders that reserve the last units and are cancelled send no email; a payment sends it', async () => {
    const { db } = where();
    await put(4);
    for (let time = 0; time < 3; time += 1) {
      const orders = [await place(db), await place(db)];
      for (const { number } of orders) await cancelOrder(db, number, 'other checkout', now);
    }
    const [paid, unpaid] = [await place(db), await place(db)];
    expect(await lowStock()).toEqual([]);
    await recordPaymentEvent(db, paymentEvent(paid), now);
    expect(await lowStock()).toEqual(['2 left: Xeric Slow Meridian']);
    await markPaymentSubmitted(db, unpaid.number, now);
    expect(await lowStock()).toHaveLength(2);
    await recordPaymentEvent(db, paymentEvent(unpaid), later(24 * 60 * 60_000));
    expect(await lowStock()).toEqual(['2 left: Xeric Slow Meridian', 'Sold out: Xeric Slow Meridian']);
  });

  it('the owner is notified of a count that leaves few units', async () => {
    await put(4);
    await put(3);
    expect(await lowStock()).toEqual(['3 left: Xeric Slow Meridian']);
    for (const to of [4, 1]) await setStock(where().db, 'xerix/2', { to }, now);
    const mails = await where().db.selectFrom('outbox').select('text_body').orderBy('id').execute();
    expect(mails.map(({ text_body: text }) => /^.* not sold yet\.$/m.exec(text)?.[0])).toEqual([
      '3 units of Xeric Slow Meridian (xerix/1) are not sold yet.',
      expect.stringMatching(/^One unit of .+ \(xerix\/2\) is not sold yet\.$/),
    ]);
  });

  // Verifies docs/product.md 26.4 (alert).
  itOnce('an oversold order notifies the owner in the payment’s transaction', async () => {
    const { db } = where();
    await put(2);
    const late = await place(db);
    await cancelOrder(db, late.number, 'shopper', now);
    await put(1);
    await recordPaymentEvent(db, paymentEvent(late), now);
    const { text_body: text } = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('id', '=', `owner:oversold:${late.number}`)
      .executeTakeFirstOrThrow();
    expect(text).toContain('Missing: 1 × Late Comet (xerix/1).');
  });
});
