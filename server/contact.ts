import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type FormTraces, isBot } from './bots';
import { type Database } from './database';
import { emailAddress, longText, requiredText } from './fields';
import { contactAcknowledgement } from './mail/templates';
import { enqueueMail } from './outbox';

/** What the contact form sends, apart from its traces. */
export const contactMessage = z.strictObject({
  name: requiredText(100),
  email: emailAddress,
  subject: requiredText(120),
  body: longText(5000),
});

export type ContactMessage = z.output<typeof contactMessage>;

/**
 * Keeps a message and acknowledges it by mail, once for an address and day: whoever writes under somebody else's
 * address cannot flood it. The caller answers alike in every case.
 */
export async function keepContactMessage(db: Database, message: ContactMessage, traces: FormTraces, now: Date) {
  if (isBot(traces)) return;
  await db.transaction().execute(async (records) => {
    await records
      .insertInto('contact_messages')
      .values({ id: randomUUID(), ...message, created_at: now.toISOString() })
      .execute();
    const id = `contact:${message.email.toLowerCase()}:${now.toISOString().slice(0, 10)}`;
    await enqueueMail(records, id, contactAcknowledgement(message.email), now);
  });
}
