import 'server-only';
import { randomUUID } from 'node:crypto';
import { type ContactMessage } from '@/contract/contact';
import { type FormTraces } from '@/contract/form-traces';
import { isBot } from './bots';
import { type Database } from './database';
import { contactAcknowledgement } from './mail/templates';
import { enqueueMail } from './outbox';
import { atomically } from './transact';

/**
 * Keeps a message and acknowledges it by mail, once for an address and day: whoever writes under somebody else's
 * address cannot flood it. The caller answers alike in every case.
 */
export async function keepContactMessage(db: Database, message: ContactMessage, traces: FormTraces, now: Date) {
  if (isBot(traces)) return;
  await atomically(db, async (records) => {
    await records
      .insertInto('contact_messages')
      .values({ id: randomUUID(), ...message, created_at: now.toISOString() })
      .execute();
    const id = `contact:${message.email.toLowerCase()}:${now.toISOString().slice(0, 10)}`;
    await enqueueMail(records, id, contactAcknowledgement(message.email), now);
  });
}
