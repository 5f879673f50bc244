import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import type Stripe from 'stripe';
import { forgetBook, removeAddress, saveAddress } from '@/server/accounts/change-book';
import { openBook } from '@/server/accounts/read-book';
import { keepContactMessage } from '@/server/messages/messages';
import { type Database } from './database';
import { type Engine } from './engine';
import { findInvoice, invoicePdf } from '@/server/invoices/read';
import { confirmSubscription, subscribe, unsubscribe } from '@/server/newsletter/newsletter';
import {
  attachPaymentSession,
  markPaymentSubmitted,
  cancelOrder,
  fulfilOrder,
  ordersToExpire,
} from '@/server/orders/change';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { findOrderByTokenOrKey, historyOf, ordersOf } from '@/server/orders/read';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { sendDueMail } from '@/server/notifications/send-due-mail';
import { settleTestPayments, testPayment } from '@/server/payments/test-payment';
import { processStripeEvent } from '@/server/payments/process-stripe-event';
import { countTry } from '@/server/abuse/rate-limit';
import { accountOrders } from '@/server/accounts/account-orders';
import { disputeUpdate, later, now, paidOrder, place, refundUpdate } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { savedAddress } from '@/server/testing/member';
import { copyRow } from '@/server/testing/many-rows';

/** Inserting tens of thousands of rows takes long on a busy machine. */
jest.setTimeout(60_000);

/** Rows of each table. PostgreSQL uses an index only if it is cheaper; SQLite's plans do not depend on the rows. */
const MANY = { sqlite: 100, postgres: 5000 };
const formTraces = { website: '', filledForMs: 5000 };

/** Tables that grow with the shop: no query may scan one completely. */
const growingTables = [
  'orders',
  'order_lines',
  'order_history',
  'payment_events',
  'promo_codes',
  'refunds',
  'disputes',
  'outbox',
  'subscribers',
  'contact_messages',
  'rate_limits',
  'test_payments',
  'address_books',
  'saved_addresses',
  'invoices',
];

/** Fills the database like that of a shop after years. */
async function fill(db: Database, engine: Engine): Promise<void> {
  const rows = MANY[engine];
  const { order } = await paidOrder(db);
  await recordRefund(db, refundUpdate(order, { amountCents: 1 }), now);
  await recordDispute(db, disputeUpdate(order), now);
  await testPayment(db).open({ ...order, lines: [], earnedCode: undefined });
  await subscribe(db, 'ada@example.com', formTraces, now);
  await keepContactMessage(db, { name: 'Ada', email: 'a@example.com', subject: 's', body: 'b' }, formTraces, now);
  await countTry(db, { action: 'x', subject: 'y', limit: 5, windowMs: 1000 }, now);
  const number = `'OH-' || i`;
  await copyRow(db, 'orders', rows, {
    number,
    token: `'token-' || i`,
    idempotency_key: `'key-' || i`,
    email: `'person' || i || '@example.com'`,
    user_id: `case when i % 2 = 0 then 'user-' || i end`,
    payment_provider: `'stripe'`,
    payment_reference: `'pi_' || i`,
  });
  for (const table of ['order_lines', 'order_history'] as const)
    await copyRow(db, table, rows, { order_number: number });
  await copyRow(db, 'payment_events', rows, { id: `'event-' || i`, order_number: number });
  await copyRow(db, 'promo_codes', rows, { code: `'code-' || i`, earned_by: number, redeemed_by: number });
  const payment = { order_number: number, payment_reference: `'pi_' || i` };
  await copyRow(db, 'refunds', rows, { key: `'refund-' || i`, ...payment });
  await copyRow(db, 'disputes', rows, { id: `'dispute-' || i`, ...payment });
  await copyRow(db, 'invoices', rows, {
    number: `'2025-' || i`,
    year: '2025',
    sequence: 'i',
    kind: `'invoice'`,
    corrects: 'null',
    refund_key: 'null',
    order_number: number,
  });
  await copyRow(db, 'outbox', rows, { id: `'mail-' || i`, sent_at: 'one.created_at' });
  await copyRow(db, 'subscribers', rows, {
    email: `'person' || i || '@example.com'`,
    confirm_token_hash: `'c' || i`,
    unsubscribe_token_hash: `'u' || i`,
  });
  await copyRow(db, 'contact_messages', rows, { id: `'message-' || i` });
  await copyRow(db, 'rate_limits', rows, { bucket: `'bucket-' || i` });
  await copyRow(db, 'test_payments', rows, { session: `'session-' || i`, order_number: number, state: `'settled'` });
  await saveAddress(db, { userId: 'ada' }, { ...savedAddress, isFirst: true }, now);
  await copyRow(db, 'address_books', rows, { user_id: `'user-' || i` });
  await copyRow(db, 'saved_addresses', rows, { user_id: `'user-' || i` });
  // PostgreSQL analyzes in the background; SQLite has no statistics in production either.
  if (engine === 'postgres') await sql`analyze`.execute(db);
}

/** Runs every operation of shoppers, providers and jobs. */
async function runEveryOperation(db: Database): Promise<void> {
  const { order, code } = await paidOrder(db);
  await place(db, { promoCode: code, shownTotal: 318_40 }).then(({ number }) =>
    cancelOrder(db, number, 'shopper', now),
  );
  const pending = await place(db);
  await attachPaymentSession(db, pending.number, 'test', 'session');
  await markPaymentSubmitted(db, pending.number, now);
  await findConfirmedOrder(db, order.token);
  await findOrderByTokenOrKey(db, order.idempotency_key);
  await ordersOf(db, { userId: 'user-1', verifiedEmail: 'person2@example.com' });
  await accountOrders(db, { userId: 'user-1' });
  await historyOf(db, order.number);
  const invoice = await findInvoice(db, order.token);
  if (invoice) await invoicePdf(db, invoice, now);
  await findInvoice(db, order.token, '2026-000001');
  await fulfilOrder(db, order.number, now);
  await recordDispute(db, disputeUpdate(order), now);
  await recordRefund(db, refundUpdate(order, { payment: 'pi_of_the_test' }), now);
  await processStripeEvent(db, refundOf('pi_7'), { secretKey: 'sk_test_1' }, now);
  await ordersToExpire(db, now);
  await settleTestPayments(db, now);
  await sendDueMail(
    db,
    async () => {},
    () => now,
  );
  await subscribe(db, 'grace@example.com', formTraces, now);
  await confirmSubscription(db, 'c1', now);
  await unsubscribe(db, 'u1', now);
  await keepContactMessage(db, { name: 'Ada', email: 'b@example.com', subject: 's', body: 'b' }, formTraces, now);
  await saveAddress(db, { userId: 'user-1' }, { ...savedAddress, city: 'Albany', isFirst: true }, now);
  const [address] = await openBook(db, { userId: 'user-1' }, later(2 * 24 * 60 * 60_000));
  await removeAddress(db, 'user-1', address?.id ?? '');
  await forgetBook(db, 'user-1');
  await countTry(db, { action: 'x', subject: 'z', limit: 5, windowMs: 1000 }, now);
}

/** Stripe's event of a refund made in its dashboard: it has a payment id and no order number. */
const refundOf = (payment: string) => {
  const object = { id: 'ch_1', metadata: {}, payment_intent: payment, amount: 1, amount_refunded: 1, currency: 'usd' };
  return { id: 'evt_1', type: 'charge.refunded', livemode: false, data: { object } } as unknown as Stripe.Event;
};

/** Collects the distinct queries of a database. */
function collectQueries(db: Database): { db: Database; queries: Map<string, CompiledQuery> } {
  const queries = new Map<string, CompiledQuery>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const query = db.getExecutor().compileQuery(node, queryId);
      queries.set(query.sql, query);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), queries };
}

/** Returns the query plan as JSON. */
async function planOf(db: Database, engine: Engine, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain (format json)';
  return JSON.stringify((await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))).rows);
}

/** Returns the growing tables that a plan scans completely. */
function scannedTables(plan: string): string[] {
  const scans = /"detail":"SCAN (\w+)|"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g;
  const tables = [...plan.matchAll(scans)].map(([, sqlite, postgres]) => sqlite ?? postgres ?? '');
  return tables.filter((table) => growingTables.includes(table));
}

onEachEngine((where) => {
  it('every query on a growing table uses an index', async () => {
    const { db, engine } = where();
    await fill(db, engine);
    const collected = collectQueries(db);
    await runEveryOperation(collected.db);
    const scanned: string[] = [];
    for (const query of collected.queries.values()) {
      for (const table of scannedTables(await planOf(db, engine, query))) scanned.push(`${table}: ${query.sql}`);
    }
    expect(collected.queries.size).toBeGreaterThan(30);
    expect(scanned).toEqual([]);
  });

  it('ordersOf finds guest orders by the email index', async () => {
    const { db, engine } = where();
    await fill(db, engine);
    const collected = collectQueries(db);
    await ordersOf(collected.db, { userId: 'user-2', verifiedEmail: 'person1@example.com' });
    const [query] = collected.queries.values();
    expect(query && (await planOf(db, engine, query))).toContain('orders_by_address');
  });
});
