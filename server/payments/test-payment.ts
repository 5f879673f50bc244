import 'server-only';
import { type Selectable } from 'kysely';
import { type TestOutcome } from '@/domain/test-cards';
import { type Database } from '@/server/database/database';
import type { TestPaymentResponse } from '@/contract/checkout';
import { accept, reject, type Result } from '@/domain/result';
import { markPaymentBegun, markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { findKnownOrder, findOrderByToken } from '@/server/orders/read';
import { isPaid } from '@/domain/order-states';
import { type Schema } from '@/server/database/schema';
import { newToken } from '@/server/platform/tokens';
import { isPayable, orderOver } from './open';
import { type PaymentProvider, type PaymentSession } from './provider';

/** How long a delayed test payment takes, in ms; the next run of its job then settles it. */
const DELAY_MS = 3000;

type TestPayment = Selectable<Schema['test_payments']>;

/** `card` is the outcome of the test number; `authenticated` is the result of the 3-D Secure step. */
export type TestCardPayment = { order: string; session: string; card: TestOutcome; authenticated?: boolean };

export type TestResult = TestPaymentResponse['result'];

type CardCode = 'card-declined' | 'insufficient-funds' | 'authentication-failed';

/** Returns the test provider, which makes no charge and stores its sessions in the shop's database. */
export function testPayment(db: Database): PaymentProvider {
  return {
    name: 'test',
    open: async ({ number }) => {
      const session = { session: `test_${newToken()}`, order_number: number, state: 'open', settles_at: null } as const;
      await db
        .insertInto('test_payments')
        .values(session)
        .onConflict((conflict) => conflict.column('order_number').doNothing())
        .execute();
      const payments = db.selectFrom('test_payments').selectAll().where('order_number', '=', number);
      return accept(sessionOf(await payments.executeTakeFirstOrThrow()));
    },
    find: async (session) => accept(sessionOf(await paymentOf(db, session))),
    progress: async (session) => {
      const { state } = await paymentOf(db, session);
      return accept(state === 'submitted' || state === 'settled' ? 'under-way' : 'none');
    },
    end: async (session) => {
      const ended = await db
        .updateTable('test_payments')
        .set({ state: 'ended' })
        .where('session', '=', session)
        .where('state', 'in', ['open', 'ended'])
        .returning('session')
        .executeTakeFirst();
      return accept(ended !== undefined);
    },
    refund: async (_, { key }) => ({ id: key, state: 'succeeded' }),
  };
}

/** Pays with a test number. A declined number leaves the order pending for another attempt. */
export async function payWithTestCard(
  db: Database,
  cardPayment: TestCardPayment,
  now: Date,
): Promise<Result<TestResult, CardCode | 'unknown-payment' | 'order-over'>> {
  // Read the payment first: a payment that settles between the two reads then counts as paid, not as over.
  const payment = await findPayment(db, cardPayment.session);
  const order = await findOrderByToken(db, cardPayment.order);
  if (!order || !payment || payment.order_number !== order.number) return reject({ code: 'unknown-payment' });
  if (isPaid(order.state)) return accept('paid');
  if (payment.state === 'submitted') return accept('processing');
  if (payment.state !== 'open' || !isPayable(order, now)) return orderOver;
  const rejected = cardRejection(cardPayment);
  await markPaymentBegun(db, order.number, rejected ? 'tried' : 'under-way', now);
  if (rejected) return reject({ code: rejected });
  if (cardPayment.card === '3-d-secure' && !cardPayment.authenticated) return accept('authentication-required');
  const isDelayed = cardPayment.card === 'delayed';
  // One of two parallel attempts submits the payment; the other reads the result.
  if (!(await submit(db, payment, isDelayed ? now.getTime() + DELAY_MS : now.getTime()))) {
    return payWithTestCard(db, cardPayment, now);
  }
  if (isDelayed) {
    await markPaymentSubmitted(db, order.number, now);
    return accept('processing');
  }
  await settle(db, payment, now);
  return accept('paid');
}

/**
 * Settles due delayed payments, and payments that a killed process did not settle. Each has a fixed event id, so
 * repetitions change nothing.
 */
export async function settleTestPayments(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('test_payments')
    .selectAll()
    .where('state', '=', 'submitted')
    .where('settles_at', '<=', now.toISOString())
    .execute();
  for (const payment of due) await settle(db, payment, now);
}

function cardRejection({ card, authenticated }: TestCardPayment): CardCode | undefined {
  if (card === 'declined') return 'card-declined';
  if (card === 'insufficient-funds') return 'insufficient-funds';
  return card === '3-d-secure' && authenticated === false ? 'authentication-failed' : undefined;
}

async function submit(db: Database, { session }: TestPayment, settlesAt: number): Promise<boolean> {
  const submitted = await db
    .updateTable('test_payments')
    .set({ state: 'submitted', settles_at: new Date(settlesAt).toISOString() })
    .where('session', '=', session)
    .where('state', '=', 'open')
    .returning('session')
    .executeTakeFirst();
  return submitted !== undefined;
}

async function settle(db: Database, { session, order_number: number }: TestPayment, now: Date): Promise<void> {
  const { total_cents: amountCents, currency } = await findKnownOrder(db, number);
  const event = { provider: 'test', id: `paid:${session}`, orderNumber: number, amountCents, currency } as const;
  await recordPaymentEvent(db, { ...event, event: 'payment-succeeded', reference: session }, now);
  await db.updateTable('test_payments').set({ state: 'settled' }).where('session', '=', session).execute();
}

function findPayment(db: Database, session: string): Promise<TestPayment | undefined> {
  return db.selectFrom('test_payments').selectAll().where('session', '=', session).executeTakeFirst();
}

async function paymentOf(db: Database, session: string): Promise<TestPayment> {
  const payment = await findPayment(db, session);
  if (!payment) throw new Error(`Test payment ${session} does not exist.`);
  return payment;
}

function sessionOf({ session, state }: TestPayment): PaymentSession {
  if (state === 'ended') return { id: session, next: undefined };
  return { id: session, next: state === 'open' ? { kind: 'card', session } : { kind: 'done' } };
}
