import 'server-only';
import { type Selectable } from 'kysely';
import { type InvoiceNumber } from '@/domain/invoice';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/**
 * Adds a message to the outbox in the transaction of its event: both commit, or neither. An id has one message, however
 * often its event is published. A shopper whose data was deleted has no address, so no message is added
 * (docs/product.md 27.10).
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
      attached_invoices: (message.invoices ?? []).join(' '),
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

/** A complete mail. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string;
  /** Address for replies, if it is not the shop's. */
  replyTo?: string;
  /** Numbers of the invoices and credit notes that the sender attaches as PDF. */
  invoices?: readonly InvoiceNumber[];
};

/** Lists unsent mail: first expired mail, then pending mail, each oldest first. */
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
 * Requeues expired or delayed mail: it is due now and is retried for five days. Mail that a sender has leased is left
 * alone. The owner is notified again if mail expires again.
 *
 * @param id of one mail; by default all expired mail.
 * @returns the number of mails.
 */
export async function resendMail(db: Database, id: string | undefined, now: Date): Promise<number> {
  const at = now.toISOString();
  const unsent = db
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: at, abandoned_at: null, leased_until: null })
    .where('sent_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]));
  const chosen = id === undefined ? unsent.where('abandoned_at', 'is not', null) : unsent.where('id', '=', id);
  const requeued = await chosen.returning('id').execute();
  for (const { id: mail } of requeued) {
    await db.deleteFrom('owner_notifications').where('cause', '=', `mail:${mail}`).execute();
    await db.deleteFrom('outbox').where('id', '=', `owner:mail:${mail}`).execute();
  }
  return requeued.length;
}
