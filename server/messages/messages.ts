import 'server-only';
import { type Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@/contract/forms';
import { isBot, type SpamSignals } from '@/contract/fields.schema';
import { accept, reject, type Result } from '@/domain/result';
import { allowsMail } from '@/server/abuse/mail-budget';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';

export type MessageRow = Selectable<Schema['contact_messages']>;

/**
 * Stores a message from the contact form. An address gets one acknowledgement a day, so that no sender can flood another
 * person's mailbox. A message that looks like a program's is marked as suspected and causes no email: password managers
 * fill hidden fields too (docs/product.md 12.9). The caller sends the same response in every case.
 */
export async function keepContactMessage(
  db: Database,
  message: ContactMessage,
  traces: SpamSignals,
  now: Date,
  caller?: string,
) {
  if (isBot(traces)) return keepSuspected(db, message, now);
  const isAcknowledged = await allowsMail(db, { email: message.email, caller }, now);
  await atomically(db, async (records) => {
    const id = randomUUID();
    await records
      .insertInto('contact_messages')
      .values({ id, ...message, created_at: now.toISOString(), answered_at: null })
      .execute();
    await publish(records, 'message-received', { id, message, isAcknowledged }, now);
  });
}

/**
 * Stores a request of another form for the owner if it looks automated. Such a request sends no email, so the owner can
 * still fulfil a real shopper's request.
 *
 * @param request `wish` is the subject of the form, such as "Newsletter"; `body` says what else it has.
 */
export async function keepIfSuspected(
  db: Database,
  { email, wish, body = wish }: { email: string; wish: string; body?: string },
  traces: SpamSignals,
  now: Date,
): Promise<void> {
  if (isBot(traces)) await keepSuspected(db, { name: email, email, subject: wish, body }, now);
}

async function keepSuspected(db: Database, message: ContactMessage, now: Date): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ id: randomUUID(), ...message, created_at: now.toISOString(), answered_at: null, suspected: 1 })
    .execute();
}

/** Lists unanswered messages, suspected ones last and else the oldest first; with `all` also answered ones. */
export function listMessages(db: Database, all = false): Promise<MessageRow[]> {
  const messages = db.selectFrom('contact_messages').selectAll().orderBy('suspected').orderBy('created_at');
  return (all ? messages : messages.where('answered_at', 'is', null)).execute();
}

/** Finds the message whose id starts with the prefix. Rejects a prefix with no match or several. */
export async function findMessage(
  db: Database,
  start: string,
): Promise<Result<MessageRow, 'unknown-message' | 'several-messages'>> {
  if (!/^[0-9a-f-]{4,36}$/.test(start)) return reject({ code: 'unknown-message' });
  const found = await db.selectFrom('contact_messages').selectAll().where('id', 'like', `${start}%`).limit(2).execute();
  const [message, second] = found;
  if (!message) return reject({ code: 'unknown-message' });
  return second ? reject({ code: 'several-messages' }) : accept(message);
}

/** Marks a message as answered; the first answer counts. */
export async function noteAnswer(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
}

/** Marks a message as not answered. */
export async function reopenMessage(db: Database, id: string): Promise<void> {
  await db.updateTable('contact_messages').set({ answered_at: null }).where('id', '=', id).execute();
}
