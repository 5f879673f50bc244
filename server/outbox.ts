import 'server-only';
import { type Database } from '@/server/database/database';
import { type MailMessage } from './mail/message';

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
      gave_up_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
