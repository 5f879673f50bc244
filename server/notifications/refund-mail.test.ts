// Verifies docs/product.md 17.5.
import { now, paidOrder, refundUpdate } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { type OrderRow } from '@/server/database/schema';
import { recordRefund, type RefundUpdate } from '@/server/orders/record-refund';

onSqlite((where) => {
  const tell = (order: OrderRow, change: Partial<RefundUpdate>) =>
    recordRefund(where().db, refundUpdate(order, change), now);
  /** Returns the refund mails of an order, each with its first sentence. */
  const mails = async ({ number }: OrderRow) => {
    const sent = where()
      .db.selectFrom('outbox')
      .select(['id', 'text_body'])
      .where('id', 'like', 'refund:%')
      .orderBy('id');
    return (await sent.execute()).map(({ id, text_body: text }) => [
      id.replace(number, 'N'),
      text.split('\n\n')[1]?.split(/\.\s/)[0],
    ]);
  };

  it('mailRefunds sends one mail for each refunded or returned sum', async () => {
    const { order } = await paidOrder(where().db);
    await tell(order, { id: 're_1', amountCents: 20_00 });
    await tell(order, { id: 're_2', amountCents: 30_00 });
    await tell(order, { id: 're_2', amountCents: 30_00, state: 'failed' });
    expect(await mails(order)).toEqual([
      ['refund:N', 'We have refunded $20.00 to your original payment method'],
      ['refund:N:1', 'We have refunded $30.00 to your original payment method'],
      ['refund:N:2', 'We refunded $30.00, but your bank returned it to us'],
    ]);
  });

  it('mailRefunds announces a pending refund once, as on its way', async () => {
    const { order } = await paidOrder(where().db);
    await tell(order, { amountCents: 20_00, state: 'pending' });
    await tell(order, { amountCents: 20_00, state: 'succeeded' });
    expect(await mails(order)).toEqual([['refund:N', 'We are refunding $20.00 to your original payment method']]);
  });
});
