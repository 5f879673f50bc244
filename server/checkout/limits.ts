import 'server-only';
import { type Database } from '@/server/database';
import { limitTries } from '@/server/http';

const TEN_MINUTES = 10 * 60_000;

/** Nobody places so many orders; a house full of people behind one address does not either. */
const ORDERS = 240;

/** A code has 80 random bits, so that no number of tries finds one: this keeps the trying itself down. */
const CODE_TRIES = 100;

/** @throws {import('@/server/errors').Refusal} 429 for more orders than an address can mean. */
export function limitOrders(db: Database, address: string, now: Date): Promise<void> {
  return limitTries(db, { what: 'order', whom: address, limit: ORDERS, windowMs: TEN_MINUTES }, now);
}

/** @throws {import('@/server/errors').Refusal} 429 for whoever tries promo codes out. */
export function limitCodeTries(db: Database, address: string, now: Date): Promise<void> {
  return limitTries(db, { what: 'promo-code', whom: address, limit: CODE_TRIES, windowMs: TEN_MINUTES }, now);
}
