// Verifies docs/product.md 25.7.
import { cancelOrder, recordPaymentEvent } from '@/server/orders/change';
import { later, now, place, paymentEvent } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { setStock } from './set-stock';

withOwnerEmail();

onEachEngine((where) => {
  const put = (to: number) => setStock(where().db, 'xerix/1', { to }, now);
  const ownerSubjects = async () =>
    (
      await where().db.selectFrom('outbox').select('subject').where('id', 'like', 'owner:%').orderBy('id').execute()
    ).map(({ subject }) => subject);

  // Verifies docs/product.md 25.7 (three units or fewer, none).
  it('the owner is notified once a day of low stock and of a sold-out watch', async () => {
    const { db } = where();
    await put(8);
    await place(db);
    await place(db);
    expect(await ownerSubjects()).toEqual([]);
    const order = await place(db);
    await cancelOrder(db, order.number, 'shopper', now);
    await place(db);
    expect(await ownerSubjects()).toEqual(['2 left: Xeric Slow Meridian']);
    await place(db);
    expect(await ownerSubjects()).toEqual(['2 left: Xeric Slow Meridian', 'Sold out: Xeric Slow Meridian']);
    await put(4);
    await place(db, {}, { now: later(24 * 60 * 60_000) });
    expect(await ownerSubjects()).toHaveLength(3);
  });

  // Verifies docs/product.md 26.4 (alert).
  it('an oversold order notifies the owner in the payment’s transaction', async () => {
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
