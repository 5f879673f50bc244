import 'server-only';
import { type FormTraces } from '@/contract/fields.schema';
import { type WatchKey } from '@/domain/watch-key';
import { isBot } from '@/server/abuse/bots';
import { countTry } from '@/server/abuse/rate-limit';
import { type Database, type Records } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { lockAvailableUnits } from './lock';

/** How often an address may be written into the form in a day: whoever means harm sends it no more mails than that. */
const A_DAY = { what: 'back-in-stock-address', limit: 5, windowMs: 24 * 60 * 60_000 };

export type BackInStockRequest = { watch: WatchKey; email: string };

/**
 * Notes who wants one mail when a watch is back. The caller answers alike in every case. Where the watch is back already
 * the mail goes out at once: the page that asked did not know.
 */
export async function subscribeToBackInStock(
  db: Database,
  subscription: BackInStockRequest,
  traces: FormTraces,
  now: Date,
): Promise<void> {
  const [watch, email] = [subscription.watch, subscription.email.toLowerCase()];
  if (isBot(traces)) return;
  if (!(await countTry(db, { ...A_DAY, whom: email }, now)).allowed) return;
  await atomically(db, async (records) => {
    const left = await lockAvailableUnits(records, watch, now);
    await records
      .insertInto('back_in_stock_subscriptions')
      .values({ watch, email, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['watch', 'email']).doNothing())
      .execute();
    if (left > 0) await notifySubscribers(records, watch, now);
  });
}

/** Forgets an address that waits, for whatever watch. */
export async function unsubscribeFromBackInStock(db: Database, email: string): Promise<void> {
  await db.deleteFrom('back_in_stock_subscriptions').where('email', '=', email.toLowerCase()).execute();
}

/** Deletes the back-in-stock subscriptions of a watch that can be ordered again: each is notified once. */
export async function notifySubscribers(records: Records, watch: WatchKey, now: Date): Promise<void> {
  const deleted = await records
    .deleteFrom('back_in_stock_subscriptions')
    .where('watch', '=', watch)
    .returning(['email', 'created_at'])
    .execute();
  if (deleted.length === 0) return;
  const subscribers = deleted.map(({ email, created_at: since }) => ({ email, since }));
  await publish(records, 'back-in-stock', { watch, subscribers }, now);
}
