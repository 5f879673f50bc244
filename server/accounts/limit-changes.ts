import 'server-only';
import { type Database } from '@/server/database/database';
import { limitTries } from '@/server/abuse/rate-limit';

/** Nobody tidies ten addresses so often: in ten minutes, for an account. */
const CHANGES = { what: 'address-book', limit: 100, windowMs: 10 * 60_000 };

/** Refuses more changes of a book than its owner can mean. */
export const limitChanges = (db: Database, userId: string, now: Date) =>
  limitTries(db, { ...CHANGES, whom: userId }, now);
