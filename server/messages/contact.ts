import 'server-only';
import { randomUUID } from 'node:crypto';
import { type ContactMessage } from '@/contract/contact';
import { type FormTraces } from '@/contract/fields.schema';
import { isBot } from '@/server/abuse/bots';
import { type Database } from '@/server/database/database';
import { contactAcknowledgement } from '@/server/mail/templates';
import { enqueueMail } from '@/server/outbox';
import { messageNews } from '@/server/owner/news';
import { tellOwner } from '@/server/owner/tell-owner';
import { hashOf } from '@/server/platform/tokens';
import { atomically } from '@/server/database/transact';

/**
 * Keeps a message, tells the owner of it, and acknowledges it by mail, once for an address and day: whoever writes under
 * somebody else's address cannot flood it. The caller answers alike in every case.
 */
export async function keepContactMessage(db: Database, message: ContactMessage, traces: FormTraces, now: Date) {
  if (isBot(traces)) return;
  await atomically(db, async (records) => {
    const id = randomUUID();
    await records
      .insertInto('contact_messages')
      .values({ id, ...message, created_at: now.toISOString(), answered_at: null })
      .execute();
    await tellOwner(records, `message:${id}`, messageNews(id, message), now);
    const writer = hashOf(message.email.toLowerCase()).slice(0, 32);
    const day = now.toISOString().slice(0, 10);
    await enqueueMail(records, `contact:${writer}:${day}`, contactAcknowledgement(message.email), now);
  });
}
