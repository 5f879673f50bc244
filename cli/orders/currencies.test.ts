// Verifies docs/product.md 44.5 (texts), 44.6 (command, email), 44.9 (summary, desk, report).
import type { Currency } from '@/domain/currency';
import { findAlerts } from '@/server/alerts/alerts';
import { fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { listOrders } from '@/server/orders/read';
import { ordersCsv } from '@/server/orders/orders-csv';
import { sendSummary } from '@/server/notifications/daily-summary';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { terminal } from '@/server/desk/actor';
import { todayPage } from '@/server/desk/today/today';
import {
  foreignAmounts,
  disputeUpdate,
  later,
  now,
  paidOrder,
  paymentEvent,
  placeIn,
  refundUpdate,
} from '@/server/testing/checkout';
import { onSqliteFirst, onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { invoices } from './invoices';
import { refund } from './refund';
import { listText } from './report';
import { returns } from './returns';
import { show } from './show';

const DAY = 24 * 60 * 60_000;

/** Totals of two watches by `placeIn`, and a part of each, as written. */
const written = {
  eur: { total: '€379.00', part: '12.50', partText: '€12.50' },
  gbp: { total: '£330.50', part: '12.50', partText: '£12.50' },
  jpy: { total: '¥59,602', part: '1250', partText: '¥1,250' },
} as const;

const others = ['eur', 'gbp', 'jpy'] as const;

beforeEach(() => (process.env.OWNER_EMAIL = 'owner@example.com'));
afterEach(() => delete process.env.OWNER_EMAIL);

onSqliteFirst((where) => {
  collectLog();

  async function paidIn(currency: Currency) {
    const order = await placeIn(where().db, currency);
    await recordPaymentEvent(where().db, paymentEvent(order), now);
    return order;
  }

  it.each(others)(
    'mails, alerts, commands and CSV of an order in %s state its amounts in it alone',
    async (currency) => {
      const { db } = where();
      const order = await paidIn(currency);
      const { total, part, partText } = written[currency];
      const run = (command: typeof show, ...args: string[]) => command.run(db, args);
      expect(await run(refund, order.number, '--amount', part)).toBe(
        `${partText} of order ${order.number} is refunded: ${partText} of ${total} in all. It is paid.`,
      );
      await recordPaymentEvent(db, paymentEvent(order, { id: 'odd', amountCents: 1 }), now);
      await recordRefund(db, refundUpdate(order, { id: `re_1_${order.number}`, amountCents: 1234 }), later(1000));
      const failed = refundUpdate(order, { id: `re_1_${order.number}`, amountCents: 1234, state: 'failed' });
      await recordRefund(db, { ...failed, reportedAt: later(2000).toISOString() }, later(2000));
      await recordDispute(db, disputeUpdate(order, { amountCents: 2345 }), later(3000));
      const mails = await db.selectFrom('outbox').selectAll().execute();
      expect(mails.length).toBeGreaterThan(4);
      const texts = [
        ...mails.map(({ subject, text_body: text, html_body: html }) => `${subject}\n${text}\n${html}`),
        ...(await findAlerts(db, later(2 * DAY))).map(({ text }) => text),
        String(await run(show, order.number)),
        listText(await listOrders(db)),
        ordersCsv(await listOrders(db)),
        String(await run(invoices, '--year', '2026')),
        String(await run(invoices, '--year', '2026', '--each')),
        String(await run(invoices, '--year', '2026', '--each', '--csv')),
      ];
      expect(texts.flatMap((text) => foreignAmounts(text, currency))).toEqual([]);
      expect(texts.join('\n')).toContain(total);
      expect(texts.join('\n')).toContain(`check this, wrong-amount, ${currency === 'jpy' ? '1' : '0.01'} ${currency}`);
      const [failure] = mails.filter(({ subject }) => subject.startsWith('A refund of order'));
      expect(failure?.text_body).toContain(`refund ${order.number} --amount ${currency === 'jpy' ? '1234' : '12.34'}`);
    },
  );

  it('sums of orders, invoices and the CSV keep currencies apart, US dollars first', async () => {
    const { db } = where();
    const yen = await paidIn('jpy');
    await paidOrder(db);
    await recordRefund(db, refundUpdate(yen, { amountCents: 1250 }), later(1000));
    const report = String(await invoices.run(db, ['--year', '2026'])).split('\n');
    expect(report.map((line) => line.replace(/ +/g, ' '))).toEqual([
      'US O invoice 1 $398.00 $0.00 $398.00',
      'total 1 $398.00 $0.00 $398.00',
      'US O invoice 1 ¥59,602 ¥0 ¥59,602',
      'US O credit-note 1 -¥1,250 ¥0 -¥1,250',
      'total 2 ¥58,352 ¥0 ¥58,352',
    ]);
    await sendSummary(db, later(DAY));
    const summary = await db
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'like', '%summary%')
      .executeTakeFirstOrThrow();
    expect(summary.text_body).toContain('Orders paid: 2 ($398.00, ¥59,602)\nOrders refunded: 1 (¥1,250)\n');
    const { month, otherSales } = await todayPage(db, terminal, undefined, now);
    const sold = (bars: typeof month) => bars.filter(({ orders }) => orders > 0).map(({ cents }) => cents);
    expect(sold(month)).toEqual([398_00]);
    expect(otherSales.map((one) => [one.currency, sold(one.month)])).toEqual([['jpy', [59_602]]]);
    expect(await invoices.run(db, ['--year', '2026', '--csv'])).toBe(
      [
        'country,category,rate,kind,documents,net,vat,total,currency',
        'US,O,,invoice,1,398.00,0.00,398.00,usd',
        'total,,,,1,398.00,0.00,398.00,usd',
        'US,O,,invoice,1,59602,0,59602,jpy',
        'US,O,,credit-note,1,-1250,0,-1250,jpy',
        'total,,,,2,58352,0,58352,jpy',
        '',
      ].join('\r\n'),
    );
  });
});

onSqlite((where) => {
  collectLog();

  it('a refund command refuses an amount with digits that the currency of the order has not', async () => {
    const { db } = where();
    const order = await placeIn(db, 'jpy');
    await recordPaymentEvent(db, paymentEvent(order), now);
    await fulfilOrder(db, order.number, now);
    const sentence = `Order ${order.number} is in yen, without digits after the point: type --amount 1250, not 12.50.`;
    await expect(refund.run(db, [order.number, '--amount', '12.50'])).rejects.toThrow(sentence);
    const [made] = await db.selectFrom('refunds').selectAll().execute();
    expect(made).toBeUndefined();
    expect(await refund.run(db, [order.number, '--amount', '1250'])).toContain('¥1,250 of ¥59,602 in all');
    expect(returns.usage.join()).toContain('--amount');
  });
});
