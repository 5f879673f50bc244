import 'server-only';
import { type Selectable } from 'kysely';
import { type TestOutcome } from '@/domain/test-cards';
import { type Database } from '@/server/database/database';
import { type TestPaymentAnswer } from '@/contract/payments';
import { accept, reject, type Result } from '@/domain/result';
import { markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { findKnownOrder, findOrderByToken } from '@/server/orders/read';
import { isPaid } from '@/domain/order-states';
import { type Schema } from '@/server/database/schema';
import { newToken } from '@/server/platform/tokens';
import { isPayable, orderOver } from './open';
import { type PaymentProvider, type PaymentSession } from './provider';

/** How long a delayed test payment takes, in ms; the next round of its chore then settles it. */
const DELAY_MS = 3000;

type TestPayment = Selectable<Schema['test_payments']>;

/** `card` is what the test number stands for; `authenticated` is the answer to the 3-D Secure question. */
export type TestCardPayment = { order: string; session: string; card: TestOutcome; authenticated?: boolean };

export type TestResult = TestPaymentAnswer['result'];

type CardCode = 'card-declined' | 'insufficient-funds' | 'authentication-failed';

/** The provider that charges nobody: it keeps its sessions in the shop's own records, and its word counts like any. */
export function testPayment(db: Database): PaymentProvider {
  return {
    name: 'test',
    open: async ({ number }) => {
      const fresh = { session: `test_${newToken()}`, order_number: number, state: 'open', settles_at: null } as const;
      await db
        .insertInto('test_payments')
        .values(fresh)
        .onConflict((conflict) => conflict.column('order_number').doNothing())
        .execute();
      const payments = db.selectFrom('test_payments').selectAll().where('order_number', '=', number);
      return accept(sessionOf(await payments.executeTakeFirstOrThrow()));
    },
    find: async (session) => accept(sessionOf(await paymentOf(db, session))),
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

/** Pays with a test number. A refused number leaves the order pending, for another one to be tried. */
export async function payWithTestCard(
  db: Database,
  cardPayment: TestCardPayment,
  now: Date,
): Promise<Result<TestResult, CardCode | 'unknown-payment' | 'order-over'>> {
  // In this order: a payment that was settled between the two looks is found paid, and not over.
  const payment = await findPayment(db, cardPayment.session);
  const order = await findOrderByToken(db, cardPayment.order);
  if (!order || !payment || payment.order_number !== order.number) return reject({ code: 'unknown-payment' });
  if (isPaid(order.state)) return accept('paid');
  if (payment.state === 'submitted') return accept('processing');
  if (payment.state !== 'open' || !isPayable(order, now)) return orderOver;
  const rejected = cardRejection(cardPayment);
  if (rejected) return reject({ code: rejected });
  if (cardPayment.card === '3-d-secure' && !cardPayment.authenticated) return accept('authentication-required');
  const isDelayed = cardPayment.card === 'delayed';
  // Of two tries at once one is submitted; the other looks again at what has become of it.
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
 * Settles the delayed payments whose time has come, and those that a process was killed over. Each is told under an id
 * of its own, so that it counts once however often it is told.
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
  const word = { provider: 'test', id: `paid:${session}`, orderNumber: number, amountCents, currency } as const;
  await recordPaymentEvent(db, { ...word, event: 'payment-succeeded', reference: session }, now);
  await db.updateTable('test_payments').set({ state: 'settled' }).where('session', '=', session).execute();
}

function findPayment(db: Database, session: string): Promise<TestPayment | undefined> {
  return db.selectFrom('test_payments').selectAll().where('session', '=', session).executeTakeFirst();
}

async function paymentOf(db: Database, session: string): Promise<TestPayment> {
  const payment = await findPayment(db, session);
  if (!payment) throw new Error('A test payment is gone.');
  return payment;
}

function sessionOf({ session, state }: TestPayment): PaymentSession {
  if (state === 'ended') return { id: session, next: undefined };
  return { id: session, next: state === 'open' ? { kind: 'card', session } : { kind: 'done' } };
}
