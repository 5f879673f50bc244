import 'server-only';
import { isBot, type SpamSignals } from '@/contract/fields.schema';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { language } from '@/domain/language';
import { type WatchKey } from '@/domain/watch-key';
import { allowsMail } from '@/server/abuse/mail-budget';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { orderableUnits } from './available-units';
import { lockAvailableUnits } from './lock';

export type BackInStockRequest = { watch: WatchKey; email: string };

/**
 * Saves a subscription to one back-in-stock email, in the language of the last form. If the watch is already available again, the email goes out at once.
 * The result must not show in the response.
 */
export async function subscribeToBackInStock(
  db: Database,
  subscription: BackInStockRequest,
  traces: SpamSignals,
  now: Date,
  caller?: string,
): Promise<void> {
  const [watch, email] = [subscription.watch, subscription.email.toLowerCase()];
  if (isBot(traces)) return;
  if (!(await allowsMail(db, { email, caller }, now))) return;
  await atomically(db, async (records) => {
    const available = await lockAvailableUnits(records, watch, now);
    await records
      .insertInto('back_in_stock_subscriptions')
      .values({ watch, email, language, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['watch', 'email']).doUpdateSet({ language }))
      .execute();
    if (available > 0) await notifySubscribers(records, watch, now);
  });
}

/** Deletes all back-in-stock subscriptions of an email address. */
export async function unsubscribeFromBackInStock(db: Database, email: string): Promise<void> {
  await db.deleteFrom('back_in_stock_subscriptions').where('email', '=', email.toLowerCase()).execute();
}

/**
 * Notifies the subscribers of watches that can be ordered: also those who subscribed while unpaid orders reserved the
 * last units, once these orders give them away (docs/product.md 25.5, 25.6). The end of a reservation sends no email
 * itself, because another order may take the units at once.
 */
export async function notifyOfAvailableWatches(db: Database, now: Date): Promise<void> {
  const waiting = await db
    .selectFrom('back_in_stock_subscriptions')
    .innerJoin('stock', 'stock.watch', 'back_in_stock_subscriptions.watch')
    .select('stock.watch')
    .distinct()
    .execute();
  const orderable = await orderableUnits(
    db,
    waiting.map(({ watch }) => watch),
    undefined,
    now,
  );
  for (const [watch, units] of orderable) {
    if (units === 0) continue;
    await atomically(db, async (records) => {
      await lockAvailableUnits(records, watch, now);
      const left = await orderableUnits(records, [watch], undefined, now);
      if ((left.get(watch) ?? 0) > 0) await notifySubscribers(records, watch, now);
    });
  }
}

/**
 * Deletes a watch's subscriptions and publishes `back-in-stock` for each language, so that each is notified once. Subscribers
 * of a hidden watch wait until an owner shows it.
 */
export async function notifySubscribers(records: DatabaseTransaction, watch: WatchKey, now: Date): Promise<void> {
  if (!(await catalogue.findWatch(watch))) return;
  const deleted = await records
    .deleteFrom('back_in_stock_subscriptions')
    .where('watch', '=', watch)
    .returning(['email', 'language', 'created_at'])
    .execute();
  for (const each of new Set(deleted.map((row) => row.language))) {
    const subscribers = deleted
      .filter((row) => row.language === each)
      .map(({ email, created_at: since }) => ({ email, since }));
    await publish(records, 'back-in-stock', { watch, language: each, subscribers }, now);
  }
}
