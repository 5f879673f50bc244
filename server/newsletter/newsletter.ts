import 'server-only';
import { isBot, type SpamSignals } from '@/contract/fields.schema';
import { accept, reject } from '@/domain/result';
import { allowsMail, mailboxOf } from '@/server/abuse/mail-budget';
import { hasEventSince, noteEvent } from '@/server/abuse/rate-limit';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { hashOf, newToken } from '@/server/platform/tokens';

/** Shortest time between two confirmation mails to a mailbox, in ms: prevents flooding. */
const CONFIRMATION_INTERVAL_MS = 10 * 60_000;

/**
 * Stores an address and sends a confirmation mail (double opt-in). The caller responds alike for a new, pending,
 * subscribed or bot address, so that it reveals nothing.
 */
export async function subscribe(
  db: Database,
  email: string,
  traces: SpamSignals,
  now: Date,
  caller?: string,
): Promise<void> {
  if (isBot(traces)) return;
  if (!(await allowsMail(db, { email, caller }, now))) return;
  // Not the time of the subscriber's last change: an address that has just unsubscribed may subscribe again.
  const sent = { action: 'newsletter-confirmation', subject: mailboxOf(email) };
  const since = new Date(now.getTime() - CONFIRMATION_INTERVAL_MS + 1);
  await transact<void, 'mailed-recently'>(db, async (records) => {
    const [confirmToken, unsubscribeToken] = [newToken(), newToken()];
    const asked = await upsertSubscriber(records, email, hashOf(confirmToken), hashOf(unsubscribeToken), now);
    if (!asked) return accept(undefined);
    // Rolls the subscriber back, so that the links of the earlier mail work.
    if (await hasEventSince(records, sent, since)) return reject({ code: 'mailed-recently' });
    await noteEvent(records, sent, now);
    return accept(await publish(records, 'newsletter-requested', { email, confirmToken, unsubscribeToken }, now));
  });
}

/** Confirms a subscription. Returns true for the first use of a mailed token, otherwise false. */
export async function confirmSubscription(db: Database, token: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirm_token_hash: null, changed_at: now.toISOString() })
    .where('confirm_token_hash', '=', hashOf(token))
    .returning('email')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Ends a subscription, also an unconfirmed one. Returns true for a known token, however often it is used. */
export async function unsubscribe(db: Database, token: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', confirm_token_hash: null, changed_at: now.toISOString() })
    .where('unsubscribe_token_hash', '=', hashOf(token))
    .returning('email')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Returns true if the address gets a confirmation mail: it is new, or not subscribed. A pending address was mailed at its
 * last change; the condition on it decides between two requests at the same time.
 */
async function upsertSubscriber(
  records: DatabaseTransaction,
  email: string,
  confirmHash: string,
  unsubscribeHash: string,
  now: Date,
) {
  const waiting = {
    state: 'pending',
    confirm_token_hash: confirmHash,
    unsubscribe_token_hash: unsubscribeHash,
    changed_at: now.toISOString(),
  } as const;
  const inserted = await records
    .insertInto('subscribers')
    .values({ email, ...waiting, created_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(waiting)
        .where((row) =>
          row.or([
            row('subscribers.state', '=', 'unsubscribed'),
            row.and([
              row('subscribers.state', '=', 'pending'),
              row('subscribers.changed_at', '<=', new Date(now.getTime() - CONFIRMATION_INTERVAL_MS).toISOString()),
            ]),
          ]),
        ),
    )
    .returning('email')
    .executeTakeFirst();
  return inserted !== undefined;
}
