import 'server-only';
import { type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { type Database, database } from '@/server/database/database';
import { type PaymentProvider } from '@/server/payments/provider';
import { paymentProvider } from '@/server/payments/providers';

const TEN_MINUTES = 10 * 60_000;

/** Nobody places so many orders; a house full of people behind one address does not either. */
const ORDERS = 240;

/** A code has 80 random bits, so that no number of tries finds one: this keeps the trying itself down. */
const CODE_TRIES = 100;

type Limited = Promise<Result<void, 'too-many-requests'>>;

/** Refuses more orders than an address can mean. */
export function limitOrders(db: Database, address: string, now: Date): Limited {
  return limitTries(db, { what: 'order', whom: address, limit: ORDERS, windowMs: TEN_MINUTES }, now);
}

/** Refuses whoever tries promo codes out. */
export function limitCodeAttempts(db: Database, address: string, now: Date): Limited {
  return limitTries(db, { what: 'promo-code', whom: address, limit: CODE_TRIES, windowMs: TEN_MINUTES }, now);
}

/** Where a checkout is served: the records, whoever takes the money (nobody where no payment is set up), the time. */
export type CheckoutContext = { db: Database; payment: PaymentProvider | undefined; now: Date };

/** The shop's own records and payments, now. */
export async function openCheckout(): Promise<CheckoutContext> {
  const db = await database();
  return { db, payment: paymentProvider(db), now: new Date() };
}
