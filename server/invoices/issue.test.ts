// Verifies docs/product.md 35.1, 35.2, 35.3, 35.4.
import fc from 'fast-check';
import { type Database, openDatabase } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { lockKnownOrder } from '@/server/orders/history';
import { issueMissingInvoices } from '@/server/orders/missing-invoices';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';
import { requestRefund } from '@/server/orders/request-refund';
import { later, now, paidOrder, paymentEvent, place, refundUpdate } from '@/server/testing/checkout';
import { onSqliteFirst, onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { factsOf, issueInvoices } from './issue';
import { factsOfOrder, findInvoice, invoiceAttachments, invoicePdf, invoicesOf } from './read';
import { invoicesOfYear, sumInvoices } from './report';

/** A busy machine with two databases. */
jest.setTimeout(60_000);

const documentsOf = (db: Database) =>
  db.selectFrom('invoices').selectAll().orderBy('year').orderBy('sequence').execute();

/** Expects that numbers are 1, 2, 3 …, that the counter agrees, and that each document belongs to its cause. */
async function expectWholeSeries(db: Database): Promise<void> {
  const documents = await documentsOf(db);
  expect(documents.map(({ sequence }) => sequence)).toEqual(documents.map((_, index) => index + 1));
  const counter = await db.selectFrom('invoice_counters').select('last').executeTakeFirst();
  expect(counter?.last ?? 0).toBe(documents.length);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const payments = await db
    .selectFrom('payment_events')
    .select('order_number')
    .where('event', '=', 'payment-succeeded')
    .where('outcome', '=', 'applied')
    .execute();
  const paid = new Set(payments.map(({ order_number: number }) => number));
  for (const { number, total_cents: total } of orders) {
    const own = documents.filter(({ order_number }) => order_number === number);
    const invoice = own.find(({ kind }) => kind === 'invoice');
    expect(own.filter(({ kind }) => kind === 'invoice')).toHaveLength(paid.has(number) ? 1 : 0);
    if (!invoice) continue;
    expect(invoice.total_cents).toBe(total);
    const succeeded = refunds.filter((one) => one.order_number === number && one.state === 'succeeded');
    const net = own.reduce((sum, { kind, total_cents: cents }) => sum + (kind === 'credit-note' ? -cents : cents), 0);
    expect(net).toBe(total - succeeded.reduce((sum, { amount_cents: cents }) => sum + cents, 0));
    for (const note of own) {
      const corrected = own.find((one) => one.number === note.corrects);
      expect(corrected?.kind).toBe(
        { invoice: undefined, 'credit-note': 'invoice', 'debit-note': 'credit-note' }[note.kind],
      );
    }
  }
  // Verifies docs/product.md 35.10: the accountant's sums are those of the database, to the cent.
  const refunded = refunds
    .filter(({ state, order_number: number }) => state === 'succeeded' && number !== null && paid.has(number))
    .reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  const revenue = orders.filter(({ number }) => paid.has(number)).reduce((sum, order) => sum + order.total_cents, 0);
  const sums = sumInvoices(await invoicesOfYear(db, 2026));
  expect(sums.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(revenue - refunded);
  expect(sums.every(({ netCents, taxCents, totalCents }) => netCents + taxCents === totalCents)).toBe(true);
}

/** An event of an order: its payment, or a state of one of its refunds. */
type Step = { order: number; refund?: number; state: 'pending' | 'succeeded' | 'failed' };

const ORDERS = 4;

const step: fc.Arbitrary<Step> = fc.record({
  order: fc.nat(ORDERS - 1),
  refund: fc.option(fc.nat(2), { nil: undefined }),
  state: fc.constantFrom('pending', 'succeeded', 'failed'),
});

/** Refunds of 100.00, 100.00 and 198.00 are the whole order of 398.00. */
const amounts = [100_00, 100_00, 198_00];

async function apply(db: Database, orders: readonly OrderRow[], { order: index, refund, state }: Step): Promise<void> {
  const order = orders[index];
  if (!order) throw new Error(`There is no order ${index}.`);
  if (refund === undefined) await recordPaymentEvent(db, paymentEvent(order), now);
  else {
    const id = `re_${refund}_${order.number}`;
    await recordRefund(db, refundUpdate(order, { id, amountCents: amounts[refund] ?? 1, state }), now);
  }
}

onSqliteFirst((where) => {
  collectLog();

  it('two processes that pay and refund leave one series without a gap, and sums equal the database', async () => {
    const { db, url } = where();
    const other = await openDatabase(url);
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
          const orders = [await place(db), await place(db), await place(db), await place(db)];
          await Promise.all(steps.map((one, index) => apply(index % 2 === 0 ? db : other, orders, one)));
          await expectWholeSeries(db);
        }),
        { numRuns: 6 },
      );
    } finally {
      await other.destroy();
    }
  });

  it('a transaction that is rolled back leaves no gap', async () => {
    const { db } = where();
    await paidOrder(db);
    const order = await place(db);
    const failing = atomically(db, async (records) => {
      await lockKnownOrder(records, order.number);
      const [issued] = await issueInvoices(records, order.number, now);
      expect(issued?.number).toBe('2026-000002');
      throw new Error('The process is killed.');
    });
    await expect(failing).rejects.toThrow('The process is killed.');
    await recordPaymentEvent(db, paymentEvent(order), now);
    expect((await documentsOf(db)).map(({ number }) => number)).toEqual(['2026-000001', '2026-000002']);
  });

  it('each year begins with 000001', async () => {
    const { db } = where();
    const [one, two, three] = [await place(db), await place(db), await place(db)];
    await recordPaymentEvent(db, paymentEvent(one), new Date('2026-12-31T23:59:59.999Z'));
    await recordPaymentEvent(db, paymentEvent(two), new Date('2027-01-01T00:00:00.000Z'));
    await recordPaymentEvent(db, paymentEvent(three), new Date('2027-01-01T00:00:00.001Z'));
    expect((await documentsOf(db)).map(({ number }) => number)).toEqual(['2026-000001', '2027-000001', '2027-000002']);
  });

  // Verifies docs/product.md 35.5.
  it('issueMissingInvoices issues documents of earlier orders in the sequence of their payments, exactly once', async () => {
    const { db } = where();
    const orders = [await place(db), await place(db), await place(db), await place(db)];
    const [first, second, third] = [2, 0, 1].map((index) => orders[index] as OrderRow) as [
      OrderRow,
      OrderRow,
      OrderRow,
    ];
    for (const [index, order] of [first, second, third].entries())
      await recordPaymentEvent(db, paymentEvent(order), later(index * 1000));
    await recordRefund(db, refundUpdate(first, { amountCents: 100_00 }), later(5000));
    await db.deleteFrom('invoices').execute();
    await db.deleteFrom('invoice_counters').execute();
    const mails = await db.selectFrom('outbox').select('id').execute();
    const start = () => issueMissingInvoices(db, later(2 * 24 * 60 * 60_000), new AbortController().signal);
    const counts = await Promise.all([start(), start()]);
    expect(Math.max(...counts)).toBe(3);
    const documents = await documentsOf(db);
    expect(documents.filter(({ kind }) => kind === 'invoice').map((one) => one.order_number)).toEqual(
      [first, second, third].map(({ number }) => number),
    );
    expect(factsOf(documents[0] ?? { facts: '' })).toMatchObject({ issuedOn: '2026-11-22', paidOn: '2026-11-20' });
    await expectWholeSeries(db);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(mails.length);
    expect(await start()).toBe(0);
  });

  it('invoicePdf draws a document after another one could not be drawn', async () => {
    const { db } = where();
    const [broken, whole] = [await paidOrder(db), await paidOrder(db)];
    const [brokenFacts, facts] = [await findInvoice(db, broken.order.token), await findInvoice(db, whole.order.token)];
    if (!brokenFacts || !facts) throw new Error('An order has no invoice.');
    await expect(invoicePdf(db, { ...brokenFacts, issuedOn: 'no date' }, now)).rejects.toThrow();
    expect((await invoicePdf(db, facts, now)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  // Verifies docs/product.md 35.8.
  it('invoicePdf returns the first file forever, also to a second process', async () => {
    const { db, url } = where();
    const { order } = await paidOrder(db);
    const facts = await findInvoice(db, order.token);
    if (!facts) throw new Error('The order has no invoice.');
    const other = await openDatabase(url);
    const [one, two] = await Promise.all([invoicePdf(db, facts, now), invoicePdf(other, facts, now)]);
    await other.destroy();
    expect(one.equals(two)).toBe(true);
    await db
      .updateTable('invoice_files')
      .set({ pdf: Buffer.from('an earlier library').toString('base64') })
      .execute();
    expect((await invoicePdf(db, facts, later(1))).toString()).toBe('an earlier library');
  });
});

onSqlite((where) => {
  it('issueMissingInvoices skips orders without an accepted payment or a name, and stops when its signal is aborted', async () => {
    const { db } = where();
    const [paid, forgotten, unpaid] = [await place(db), await place(db), await place(db)];
    for (const order of [paid, forgotten]) await recordPaymentEvent(db, paymentEvent(order), now);
    await recordPaymentEvent(db, paymentEvent(unpaid, { amountCents: 1 }), now);
    await db.updateTable('orders').set({ full_name: '' }).where('number', '=', forgotten.number).execute();
    await db.deleteFrom('invoices').execute();
    expect(await issueMissingInvoices(db, now, AbortSignal.abort())).toBe(0);
    expect(await documentsOf(db)).toEqual([]);
    expect(await issueMissingInvoices(db, now, new AbortController().signal)).toBe(1);
    expect((await documentsOf(db)).map((one) => one.order_number)).toEqual([paid.number]);
  });

  it('the invoice has the figures of the order, and a note if the shop is a demonstration', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    expect(await findInvoice(db, order.token)).toMatchObject({
      number: '2026-000001',
      order: order.number,
      issuedOn: '2026-11-20',
      paidOn: '2026-11-20',
      isDemonstration: true,
      buyer: { name: 'Ada <Byron>', country: 'US', lines: ['1 Odd Street', 'New York, NY 10001', 'United States'] },
      lines: [{ name: 'Late Comet', sku: 'xerix-1', quantity: 2, unitCents: 199_00 }],
      totalCents: 398_00,
      tax: { category: 'O', rate: 0 },
    });
  });

  it.each([
    ['live', true, false],
    ['in test mode', false, true],
    ['of the test provider', undefined, true],
  ])(
    'the invoice of a company for a payment %s (isLive: %s) has the note of a demonstration: %s',
    async (_, isLive, isDemo) => {
      const { db } = where();
      const env = { ...process.env };
      try {
        Object.assign(process.env, { COMPANY_NAME: 'Odd GmbH', COMPANY_ADDRESS: 'Torstraße 1, Berlin' });
        const order = await place(db);
        await recordPaymentEvent(db, paymentEvent(order, { isLive }), now);
        expect(await findInvoice(db, order.token)).toMatchObject({
          isDemonstration: isDemo,
          seller: { name: 'Odd GmbH' },
        });
      } finally {
        process.env = env;
      }
    },
  );

  // Verifies docs/product.md 35.12.
  it('findInvoice finds a document by the token of its own order alone', async () => {
    const { db } = where();
    const [{ order: own }, { order: other }] = [await paidOrder(db), await paidOrder(db)];
    expect((await findInvoice(db, own.token, '2026-000001'))?.order).toBe(own.number);
    expect(await findInvoice(db, own.token, '2026-000002')).toBeUndefined();
    expect(await findInvoice(db, 'a'.repeat(32), '2026-000002')).toBeUndefined();
    expect(await findInvoice(db, other.number)).toBeUndefined();
    expect((await findInvoice(db, other.token))?.number).toBe('2026-000002');
  });

  it('a credit note of some units names them and its invoice, and a debit note takes it back', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const asked = valueOf(await requestRefund(db, order.number, { kind: 'line', line: 1, units: 1 }, 'test', now));
    const { key, amount_cents: amountCents } = asked.refund;
    await recordRefund(db, refundUpdate(order, { key, amountCents, state: 'pending' }), now);
    expect((await invoicesOf(db, [order.number])).get(order.number)).toHaveLength(1);
    await recordRefund(db, refundUpdate(order, { key, amountCents }), now);
    expect(await findInvoice(db, order.token, '2026-000002')).toMatchObject({
      kind: 'credit-note',
      corrects: { number: '2026-000001', issuedOn: '2026-11-20' },
      lines: [{ name: '1 × Late Comet, refund', quantity: 1, unitCents: 199_00 }],
      totalCents: 199_00,
    });
    await recordRefund(db, refundUpdate(order, { key, amountCents, state: 'failed' }), now);
    expect(await findInvoice(db, order.token, '2026-000003')).toMatchObject({
      kind: 'debit-note',
      corrects: { number: '2026-000002' },
      totalCents: 199_00,
    });
  });

  it('documents of two years come by year, and a credit note is dated by the success of its refund', async () => {
    const { db } = where();
    const [, order] = [await paidOrder(db), await paidOrder(db)].map((one) => one.order);
    if (!order) throw new Error('Expected two orders.');
    const [createdAt, reportedAt] = ['2026-12-31T23:59:59.000Z', '2027-01-01T00:00:00.000Z'];
    const pending = refundUpdate(order, { state: 'pending', createdAt, reportedAt: createdAt });
    await recordRefund(db, pending, new Date(createdAt));
    await recordRefund(db, { ...pending, state: 'succeeded', reportedAt }, new Date(reportedAt));
    const documents = (await invoicesOf(db, [order.number])).get(order.number);
    expect(documents?.map(({ number }) => number)).toEqual(['2026-000002', '2027-000001']);
    expect((await factsOfOrder(db, order.number)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect(await findInvoice(db, order.token, '2027-000001')).toMatchObject({ paidOn: '2027-01-01' });
    await db.updateTable('invoices').set({ facts: '' }).where('number', '=', '2026-000002').execute();
    const files = await invoiceAttachments(db, ['2026-000002', '2027-000001'], now);
    expect(files.map(({ filename }) => filename)).toEqual(['credit-note-2027-000001.pdf']);
  });

  it('a credit note of several watches names each, and that of one has its part number', async () => {
    const { db } = where();
    const { ask, paid, payBack } = returnsAt(where);
    const order = await paid([1, 1, 2]);
    for (const watches of [['xerix/1', 'xerix/2'], ['xerix/3']] as const) {
      const number = valueOf(
        await ask(
          order,
          'withdrawal',
          watches.map((watch) => ({ watch, units: 1 })),
        ),
      );
      valueOf(await payBack(order, number));
    }
    const [, ...notes] = await factsOfOrder(db, order);
    expect(notes.map(({ lines }) => lines.map(({ name, sku }) => [name, sku]))).toEqual([
      [['1 × Xeric Late Comet, 1 × Nixon Old Timer, refund', undefined]],
      [['1 × Xeric Slow Meridian, refund', 'xerix-3']],
    ]);
  });

  it.each([
    [5, '1 × Xeric Late Comet, 1 × Nixon Old Timer, '],
    [6, 'Partial refund of order OH-'],
  ])('a credit note of %d watches names at most five', async (count, name) => {
    const { ask, paid, payBack } = returnsAt(where);
    const order = await paid([1, 1, 1, 1, 1, 2]);
    const watches = (['xerix/1', 'xerix/2', 'xerix/3', 'xerix/4', 'xerix/5', 'xerix/6'] as const).slice(0, count);
    const taken = watches.map((watch) => ({ watch, units: 1 }));
    valueOf(await payBack(order, valueOf(await ask(order, 'withdrawal', taken))));
    const [, note] = await factsOfOrder(where().db, order);
    expect(note?.lines[0]?.name.slice(0, name.length)).toBe(name);
  });

  it('the credit note of a full refund repeats the lines of the invoice', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordRefund(db, refundUpdate(order), now);
    const [invoice, credit] = [await findInvoice(db, order.token), await findInvoice(db, order.token, '2026-000002')];
    expect(credit).toMatchObject({ kind: 'credit-note', lines: invoice?.lines, totalCents: 398_00 });
  });
});
