import 'server-only';
import { type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { limitTries } from '@/server/abuse/rate-limit';

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
export function limitCodeTries(db: Database, address: string, now: Date): Limited {
  return limitTries(db, { what: 'promo-code', whom: address, limit: CODE_TRIES, windowMs: TEN_MINUTES }, now);
}
