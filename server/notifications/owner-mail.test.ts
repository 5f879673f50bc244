// Verifies docs/product.md 26.4.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepContactMessage } from '@/server/messages/messages';
import { createDelivery } from './deliver';
import { notifyOwnerOfFailedBackup, notifyOwnerOfLowStock, notifyOwnerOfVoidCode } from './owner-mail';
import { notifyOwnerOfDispute, notifyOwnerOfFailedRefund } from './owner-payment-mail';
import { sendDueMail } from './send-due-mail';
import { recordPaymentEvent } from '@/server/orders/change';
import { now, paidOrder, place, paymentEvent } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';

const person = { website: '', filledForMs: 5000 };
const message = {
  name: 'Ada\r\nBcc: eve@example.com',
  email: "ada.o'hara@example.com",
  subject: 'A strap\r\nReply-To: eve@example.com',
  body: 'Does it <fit>?\n\nBcc: eve@example.com',
};

withOwnerEmail();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-hours-owner-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

onSqliteFirst((where) => {
  const toOwner = () =>
    where().db.selectFrom('outbox').selectAll().where('recipient', '=', 'owner@example.com').execute();

  // Verifies docs/product.md 26.4 (message).
  it('messageNotification forwards a message to the owner, with the writer as the only Reply-To', async () => {
    const { db } = where();
    await keepContactMessage(db, message, person, now);
    await keepContactMessage(db, message, { ...person, website: 'https://spam.example' }, now);
    expect(await toOwner()).toHaveLength(1);
    await sendDueMail(db, createDelivery({ folder }), () => now);
    const file = readdirSync(folder).find((name) => name.startsWith('owner-message-')) ?? '';
    const content = readFileSync(join(folder, file), 'utf8').replace(/=\r\n/g, '');
    const [head = '', body = ''] = content.split(/\r\n\r\n(.*)/s);
    const headers = head.split(/\r\n(?!\s)/);
    expect(headers.filter((line) => /^(to|reply-to|bcc|cc):/i.test(line)).sort()).toEqual([
      "Reply-To: ada.o'hara@example.com",
      'To: owner@example.com',
    ]);
    expect(body).toContain('Does it <fit>?');
    expect(body).toContain('Does it &lt;fit&gt;?');
    const mailed = db.selectFrom('contact_messages').select('id').where('suspected', '=', 0);
    const { id } = await mailed.executeTakeFirstOrThrow();
    expect(body).toContain(`npm run orders -- messages done ${id.slice(0, 8)}`);
  });

  // Verifies docs/product.md 26.4 (paid order).
  it('paidOrderNotification reaches the owner once per paid order, with the items to pack and the address', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    for (const id of ['again', 'and-again']) await recordPaymentEvent(db, paymentEvent(order, { id }), now);
    await place(db);
    const [mail, ...others] = await toOwner();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ id: `owner:paid:${order.number}`, reply_to: null });
    expect(mail?.subject).toBe(`Order ${order.number} is paid: $398.00`);
    expect(mail?.text_body).toContain('2 × Late Comet (xerix/1)');
    expect(mail?.text_body).toContain('Ada <Byron>\n1 Odd Street\nNew York, NY 10001\nUnited States');
    expect(mail?.text_body).not.toContain(order.token);
  });

  it('the owner reads amounts in their own currency, the number of units left, the newest backup and the end of a dispute', async () => {
    const { db } = where();
    const [earnedBy, usedBy] = [(await place(db)).number, (await place(db)).number];
    const dispute = {
      id: 'dp_1',
      order_number: earnedBy,
      payment_reference: null,
      reason: 'fraudulent',
      amount_cents: 5000,
      currency: 'jpy',
      evidence_due_by: null,
    };
    await notifyOwnerOfVoidCode(db, { earnedBy, usedBy, discountCents: 5000, currency: 'jpy' }, now);
    for (const [order, currency] of [
      [earnedBy, 'jpy'],
      [usedBy, 'usd'],
    ] as const)
      await notifyOwnerOfFailedRefund(
        db,
        { order, refund: `re_${currency}`, amountCents: 5000, currency, provider: 'stripe' },
        now,
      );
    for (const left of [2, 1, 0]) await notifyOwnerOfLowStock(db, { watch: `xerix/${left + 1}`, left }, now);
    await notifyOwnerOfFailedBackup(db, { reason: 'The disk is full.', newest: new Date(now.getTime() - 60_000) }, now);
    for (const state of ['warning_needs_response', 'won', 'lost', 'warning_closed'])
      await notifyOwnerOfDispute(db, { dispute: { ...dispute, state } as never }, now);
    const mails = (await toOwner()).map(({ id, subject, text_body: text }) => [id, `${subject}\n${text}`] as const);
    const sayings: readonly (readonly [id: string, text: string])[] = [
      [`spent-code:${earnedBy}`, `Order ${usedBy} has used that promo code: ¥5,000 off.`],
      ['refund-failed:re_jpy', `npm run orders -- refund ${earnedBy} --amount 5000`],
      ['refund-failed:re_usd', `npm run orders -- refund ${usedBy} --amount 50.00`],
      ['low-stock:xerix/3', '2 units of '],
      ['low-stock:xerix/3', ' are not sold yet.'],
      ['low-stock:xerix/2', 'One unit of '],
      ['sold-out:xerix/1', 'The last '],
      ['backup:', 'The newest backup is of 2026-11-20T11:59:00.000Z.'],
      ['inquiry:dp_1', `An inquiry about order ${earnedBy}: no answer is possible`],
      ['inquiry:dp_1', 'It has taken no money yet.'],
      ['dispute:dp_1:won', 'is won'],
      ['dispute:dp_1:won', '¥5,000 is yours again'],
      ['dispute:dp_1:lost', '¥5,000 is lost.'],
      ['dispute:dp_1:warning_closed', 'is closed'],
    ];
    for (const [id, saying] of sayings)
      expect(mails.find(([one]) => one.startsWith(`owner:${id}`))?.[1] ?? id).toContain(saying);
  });
});
