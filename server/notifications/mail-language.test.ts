// Verifies docs/product.md 45.13 (mails, subscription, fallback), 45.14, 45.15.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demonstrationAddress, invoiceTitles, partialRefund } from '@/data/invoice-words.de';
import { inLanguage } from '@/domain/testing/in-language';
import { type OrderRow } from '@/server/database/schema';
import { resendOrderMail } from '@/server/desk/orders/mails';
import { factsOfOrder } from '@/server/invoices/read';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';
import { requestOrderLink } from '@/server/orders/request-link';
import { shipOrder } from '@/server/orders/ship';
import { actOnPassport, passportsOf } from '@/server/passports/passports';
import { notifySubscribers } from '@/server/stock/back-in-stock-subscriptions';
import { now, paymentEvent, place, refundUpdate } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { onSqliteFirst } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { withLanguageBundles } from '@/tools/build/testing/language-bundles';
import { backInStockMailCopy, orderMailCopy } from './mail-copy.de';
import { type OutgoingMail } from './deliver';
import { sendDueMail } from './send-due-mail';

const build = withLanguageBundles(['en', 'de']);

const usps = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };

onSqliteFirst((where) => {
  withOwnerEmail();
  const speak = async ({ number }: Pick<OrderRow, 'number'>, language: string) => {
    await where().db.updateTable('orders').set({ language }).where('number', '=', number).execute();
  };
  const placeIn = async (language: string) => {
    const order = await place(where().db);
    await speak(order, language);
    return order;
  };
  const pay = (order: OrderRow) => recordPaymentEvent(where().db, paymentEvent(order), now);
  const mails = () => where().db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const mail = async (id: string) =>
    where().db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('every mail about a German order is German with German links, and the mails to the owner are English', async () => {
    const { db } = where();
    const order = await placeIn('de');
    await pay(order);
    valueOf(await shipOrder(db, order.number, usps, now));
    await requestOrderLink(db, order, { website: '', filledForMs: 60_000 }, now);
    const [passport] = await passportsOf(db, { number: order.number, state: 'paid' }, now);
    valueOf(await actOnPassport(db, passport?.token ?? '', { kind: 'handed-over', email: 'grace@example.com' }, now));
    const { ask } = returnsAt(where);
    valueOf(await ask(order.number, 'return'));
    await recordRefund(db, refundUpdate(order, { amountCents: 20_00 }), now);
    valueOf(await resendOrderMail.perform(db, owner, { number: order.number, mail: 'confirmation' }, { now }));
    const sent = await mails();
    const ofOwner = sent.filter(({ recipient }) => recipient === 'owner@example.com');
    expect(ofOwner.length).toBeGreaterThan(1);
    for (const { html_body: html } of ofOwner) expect(html).toContain('<html lang="en">');
    const ofShopper = sent.filter(({ recipient }) => recipient !== 'owner@example.com');
    expect(ofShopper.map(({ id }) => id.split(':')[0]).sort()).toEqual([
      'handed-over',
      'order-again',
      'order-confirmation',
      'order-link',
      'order-sent',
      'refund',
      'return',
      'taken-over',
    ]);
    for (const { html_body: html } of ofShopper) {
      expect(html).toContain('<html lang="de">');
      for (const [, path] of html.matchAll(/http:\/\/localhost:3000(\/[^"<]*)/g)) expect(path).toMatch(/^\/de\//);
    }
  });

  it('the process of a further language writes to the owner in English, and about an English order too', async () => {
    const { db } = where();
    const order = await placeIn('en');
    const german = await inLanguage('de', () => import('@/server/notifications/feature'));
    await db.transaction().execute(async (records) => {
      await german.notifications.onEvent?.(records, 'order-paid', { order: order.number }, now);
    });
    const sent = await mails();
    expect(sent.map(({ id }) => id.split(':')[0])).toEqual(['order-confirmation', 'owner']);
    for (const { html_body: html } of sent) expect(html).toContain('<html lang="en">');
  });

  it('subject, dates, amounts and country of a mail are as the language of its order writes them', async () => {
    const order = await placeIn('de');
    await pay(order);
    await shipOrder(where().db, order.number, usps, now);
    const confirmation = await mail(`order-confirmation:${order.number}`);
    expect(confirmation.subject).toBe(orderMailCopy.confirmation.subject(orderMailCopy.title(order.number)));
    expect(confirmation.text_body).toContain('398,00\u00a0$');
    expect(confirmation.text_body).toContain('Vereinigte Staaten');
    const sent = await mail(`order-sent:${order.number}:0`);
    expect(sent.subject).toBe(orderMailCopy.sent.title(order.number));
    expect(sent.text_body).toContain('Mi., 25. Nov.');
  });

  it('a mail that an owner sends again names the country in the language of its order', async () => {
    const order = await placeIn('de');
    await pay(order);
    const again = { number: order.number, mail: 'confirmation' } as const;
    valueOf(await resendOrderMail.perform(where().db, owner, again, { now, key: 'again' }));
    expect((await mail(`order-again:${order.number}:confirmation:again`)).text_body).toContain('Vereinigte Staaten');
  });

  it('an order in English, or in a language that the shop does not offer, has English mails', async () => {
    for (const language of ['en', 'xx']) {
      const order = await placeIn(language);
      await pay(order);
      const { subject, html_body: html } = await mail(`order-confirmation:${order.number}`);
      expect(subject).toBe(`Order ${order.number}: thank you`);
      expect(html).toContain('<html lang="en">');
    }
  });

  it('a shop in one language writes the mails of every order in English', async () => {
    delete process.env.LANGUAGE_MODULES;
    const order = await placeIn('de');
    await pay(order);
    expect((await mail(`order-confirmation:${order.number}`)).html_body).toContain('<html lang="en">');
  });

  it('the documents of a German order are German, also the PDF that the English process attaches', async () => {
    const { db } = where();
    const order = await placeIn('de');
    await pay(order);
    await recordRefund(db, refundUpdate(order, { amountCents: 20_00 }), now);
    const sent: OutgoingMail[] = [];
    await sendDueMail(
      db,
      async (_, message) => void sent.push(message),
      () => now,
    );
    const files = sent.flatMap(({ attachments = [] }) => attachments);
    expect(files).toHaveLength(2);
    for (const { content } of files) expect(content.toString('latin1')).toContain('/Lang (de)');
    const [invoice, creditNote] = await factsOfOrder(db, order.number);
    expect(invoice).toMatchObject({ language: 'de', seller: { address: demonstrationAddress } });
    expect(invoice?.buyer.lines).toContain('Vereinigte Staaten');
    expect(creditNote?.lines[0]?.name).toBe(partialRefund.ofOrder(order.number));
    expect(sent.map(({ text }) => text).join()).toContain(`${invoiceTitles['credit-note']} ${creditNote?.number}`);
  });

  it('notifySubscribers mails each subscriber in the language of the subscription', async () => {
    const { db } = where();
    const row = { watch: 'xerix/1', created_at: now.toISOString() } as const;
    await db
      .insertInto('back_in_stock_subscriptions')
      .values([
        { ...row, email: 'ada@example.com', language: 'en' },
        { ...row, email: 'anna@example.com', language: 'de' },
      ])
      .execute();
    await db.transaction().execute((records) => notifySubscribers(records, 'xerix/1', now));
    const sent = (await mails()).map(({ recipient, subject }) => [recipient, subject]).sort();
    expect(sent).toEqual([
      ['ada@example.com', 'Xeric Slow Meridian is back in stock'],
      ['anna@example.com', backInStockMailCopy.title('Xeric Slow Meridian')],
    ]);
  });

  it('subscribeToBackInStock keeps the language of the build for the mail', async () => {
    const german = await inLanguage('de', () => import('@/server/stock/back-in-stock-subscriptions'));
    const traces = { website: '', filledForMs: 60_000 };
    // The watch is available, so that the mail goes out at once.
    await german.subscribeToBackInStock(where().db, { watch: 'xerix/1', email: 'anna@example.com' }, traces, now);
    expect(await mails()).toMatchObject([{ subject: backInStockMailCopy.title('Xeric Slow Meridian') }]);
  });
});

describe('inLanguage', () => {
  const nameIn = async (process: 'en' | 'de', order: string) => {
    const modules = await inLanguage(process, () => import('@/server/platform/in-language'));
    return modules.inLanguage(order, 'name', 'own');
  };
  beforeEach(() => {
    const named = ['en', 'de'].map((code) => {
      const file = join(build(), `${code}-named.js`);
      writeFileSync(file, `exports.name = 'bundle of ${code}';`);
      return [code, file];
    });
    process.env.LANGUAGE_MODULES = JSON.stringify(Object.fromEntries(named));
  });

  it.each([
    ['en', 'en', 'own'],
    ['en', 'de', 'bundle of de'],
    ['en', 'xx', 'own'],
    ['de', 'de', 'own'],
    ['de', 'en', 'bundle of en'],
    ['de', 'xx', 'bundle of en'],
  ] as const)('in a process in %s, an export in "%s" is %s', async (process, order, expected) => {
    expect(await nameIn(process, order)).toBe(expected);
  });

  it('returns the own export in a shop with one language', async () => {
    delete process.env.LANGUAGE_MODULES;
    expect([await nameIn('en', 'de'), await nameIn('de', 'en')]).toEqual(['own', 'own']);
  });
});
