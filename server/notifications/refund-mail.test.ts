// Verifies docs/product.md 17.5.
import { recordPaymentEvent } from '@/server/orders/change';
import { now, paidOrder, paymentEvent, place, refundUpdate } from '@/server/testing/checkout';
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

  // Verifies docs/product.md 35.14 (refund).
  it('mailRefunds attaches each credit note once, in an email of its own if the refund was announced before', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await tell(order, { id: 're_1', amountCents: 20_00 });
    await tell(order, { id: 're_2', amountCents: 30_00, state: 'pending' });
    await tell(order, { id: 're_2', amountCents: 30_00 });
    await tell(order, { id: 're_2', amountCents: 30_00, state: 'failed' });
    const sent = await db.selectFrom('outbox').select(['id', 'subject', 'attached_invoices']).orderBy('id').execute();
    const { number } = order;
    expect(sent.filter(({ id }) => !id.startsWith('order-confirmation'))).toEqual([
      {
        id: `invoice:${number}:2026-000003`,
        subject: `Credit note for order ${number}`,
        attached_invoices: '2026-000003',
      },
      { id: `refund:${number}`, subject: `Refund for order ${number}`, attached_invoices: '2026-000002' },
      { id: `refund:${number}:1`, subject: `Refund for order ${number}`, attached_invoices: '' },
      {
        id: `refund:${number}:2`,
        subject: `Your refund for order ${number} was returned to us`,
        attached_invoices: '2026-000004',
      },
    ]);
  });

  it('a payment that arrives after its full refund is mailed with invoice and credit note', async () => {
    const { db } = where();
    const order = await place(db);
    await recordRefund(db, refundUpdate(order), now);
    await recordPaymentEvent(db, paymentEvent(order), now);
    const sent = await db.selectFrom('outbox').select(['id', 'attached_invoices']).orderBy('id').execute();
    expect(sent).toEqual([
      { id: `invoice:${order.number}:2026-000001`, attached_invoices: '2026-000001 2026-000002' },
      { id: `refund:${order.number}`, attached_invoices: '' },
    ]);
  });

  it('mailRefunds states the sum of several refunds, and that nothing is left, but not after one refund of the whole', async () => {
    const { db } = where();
    const [{ order }, { order: whole }] = [await paidOrder(db), await paidOrder(db)];
    for (const [id, cents] of [
      ['re_1', 20_00],
      ['re_2', 30_00],
      ['re_3', 348_00],
    ] as const)
      await tell(order, { id, amountCents: cents });
    await tell(whole, { id: 're_4', amountCents: 398_00 });
    const sent = db.selectFrom('outbox').select('text_body').where('id', 'like', 'refund:%').orderBy('id');
    const texts = (await sent.execute()).map(({ text_body: text }) => text);
    const inAll = (text: string) => /^(?:In all|With it), .*$/m.exec(text)?.[0];
    expect(texts.filter((text) => text.includes(order.number)).map(inAll)).toEqual([
      'In all, we have refunded $20.00 of the $398.00 that you paid.',
      'In all, we have refunded $50.00 of the $398.00 that you paid.',
      'With it, we have refunded all of the $398.00 that you paid.',
    ]);
    expect(texts.filter((text) => text.includes(whole.number)).map(inAll)).toEqual([undefined]);
  });

  it('mailRefunds announces a pending refund exactly once', async () => {
    const { order } = await paidOrder(where().db);
    await tell(order, { amountCents: 20_00, state: 'pending' });
    await tell(order, { amountCents: 20_00, state: 'succeeded' });
    expect(await mails(order)).toEqual([['refund:N', 'We are refunding $20.00 to your original payment method']]);
  });

  it('mailRefunds announces a refund that was sent as sent, while an earlier one is still pending', async () => {
    const { order } = await paidOrder(where().db);
    await tell(order, { id: 're_1', amountCents: 20_00, state: 'pending' });
    await tell(order, { id: 're_2', amountCents: 30_00 });
    await tell(order, { id: 'by hand', amountCents: 10_00, provider: 'owner' });
    await tell(order, { id: 're_3', amountCents: 40_00, state: 'pending' });
    expect((await mails(order)).map(([, sentence]) => sentence)).toEqual([
      'We are refunding $20.00 to your original payment method',
      'We have refunded $30.00 to your original payment method',
      'We have refunded $10.00 to you',
      'We are refunding $40.00 to your original payment method',
    ]);
  });
});
