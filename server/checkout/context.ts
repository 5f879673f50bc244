import 'server-only';
import { type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { type Database, database } from '@/server/database/database';
import { type PaymentProvider } from '@/server/payments/provider';
import { paymentProvider } from '@/server/payments/providers';
import { shopDate } from '@/domain/shop-date';

const TEN_MINUTES = 10 * 60_000;

/** Orders per IP address in ten minutes: more than many shoppers behind one address place. */
const ORDERS = 240;

/** Promo code attempts per IP address in ten minutes. A code has 80 random bits; the limit only reduces load. */
const CODE_ATTEMPTS = 100;

type Limited = Promise<Result<void, 'too-many-requests'>>;

/** Limits orders per IP address. */
export function limitOrders(db: Database, address: string, now: Date): Limited {
  return limitTries(db, { action: 'order', subject: address, limit: ORDERS, windowMs: TEN_MINUTES }, now);
}

/** Limits promo code attempts per IP address. */
export function limitCodeAttempts(db: Database, address: string, now: Date): Limited {
  return limitTries(db, { action: 'promo-code', subject: address, limit: CODE_ATTEMPTS, windowMs: TEN_MINUTES }, now);
}

/** Dependencies of a checkout handler. `payment` is undefined if no payment is configured. */
export type CheckoutContext = { db: Database; payment: PaymentProvider | undefined; now: Date };

/** Returns the context of the running shop. */
export async function openCheckout(): Promise<CheckoutContext> {
  const db = await database();
  return { db, payment: paymentProvider(db), now: shopDate() };
}
