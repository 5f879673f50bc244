import 'server-only';
import { type Selectable } from 'kysely';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/**
 * Puts a message out for sending, in the transaction of what it tells of: both are kept, or neither. Of one id there is
 * one message, however often its event is told. To a shopper who is forgotten, whose order has no address any more, there
 * is none (docs/product.md 27.10).
 *
 * @param records the transaction of the event.
 * @param id names the event: `order-confirmation:OH-7K3M9QX2`.
 */
export async function enqueueMail(records: Database, id: string, message: MailMessage, now: Date): Promise<void> {
  if (message.to === '') return;
  const at = now.toISOString();
  await records
    .insertInto('outbox')
    .values({
      id,
      recipient: message.to,
      subject: message.subject,
      text_body: message.text,
      html_body: message.html,
      unsubscribe_url: message.unsubscribeUrl ?? null,
      reply_to: message.replyTo ?? null,
      created_at: at,
      attempts: 0,
      next_attempt_at: at,
      leased_until: null,
      sent_at: null,
      abandoned_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A mail that is ready to go. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Ends a subscription by one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** Whom an answer goes to, where that is not the shop. */
  replyTo?: string;
};

/** Mail that has not gone out: what was given up first, then what waits, the oldest first of each. */
export function unsentMail(db: Database): Promise<Selectable<Schema['outbox']>[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy((row) => row.case().when('abandoned_at', 'is not', null).then(0).else(1).end())
    .orderBy('created_at')
    .execute();
}

/**
 * Puts mail out again that was given up or waits for its next try: it is due now and tried for five days from now on.
 * A mail that a sender has at this moment is left to it.
 *
 * @param id of one mail; left out, all that was given up.
 * @returns how many.
 */
export async function resendMail(db: Database, id: string | undefined, now: Date): Promise<number> {
  const at = now.toISOString();
  const unsent = db
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: at, abandoned_at: null, leased_until: null })
    .where('sent_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]));
  const chosen = id === undefined ? unsent.where('abandoned_at', 'is not', null) : unsent.where('id', '=', id);
  const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
