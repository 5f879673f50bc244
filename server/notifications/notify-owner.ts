import 'server-only';
import { z } from 'zod';
import { ReportedError } from '@/domain/reported-error';
import { emailAddress } from '@/contract/fields.schema';
import { type Database } from '@/server/database/database';
import { renderMail } from './layout';
import { enqueueMail } from './outbox';

/** A mail to the owner: a subject and paragraphs. `replyTo` is the address for replies. */
export type OwnerNotification = { subject: string; lines: readonly string[]; replyTo?: string };

/**
 * Mails the owner once for each cause, for any number of calls and processes. Without OWNER_EMAIL it does nothing
 * (docs/product.md 26.1).
 *
 * @param records the transaction of the event: both commit, or neither.
 * @param cause kind and id of the event: `dispute:dp_123`, `low-stock:xerix/1:2026-11-22`. No personal data.
 */
export async function notifyOwner(
  records: Database,
  cause: string,
  notification: OwnerNotification,
  now: Date,
): Promise<void> {
  const to = ownerEmail();
  if (to === undefined) return;
  const first = await records
    .insertInto('owner_notifications')
    .values({ cause, notified_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('cause')
    .executeTakeFirst();
  if (!first) return;
  // A header must be one line.
  const subject = notification.subject.replace(/\p{Cc}+/gu, ' ');
  const blocks = notification.lines.map((text) => ({ kind: 'text', text }) as const);
  const { replyTo } = notification;
  await enqueueMail(
    records,
    `owner:${cause}`,
    { to, subject, ...(replyTo && { replyTo }), ...renderMail(subject, blocks) },
    now,
  );
}

/** True if a cause needs no further mail: the owner was notified, or OWNER_EMAIL is not set. */
export async function isOwnerNotifiedOf(db: Database, cause: string): Promise<boolean> {
  if (ownerEmail() === undefined) return true;
  const notified = await db
    .selectFrom('owner_notifications')
    .select('cause')
    .where('cause', '=', cause)
    .executeTakeFirst();
  return notified !== undefined;
}

/** OWNER_EMAIL is not a valid address. */
export class OwnerEmailError extends ReportedError {
  constructor() {
    super('OWNER_EMAIL must be one email address, for example owner@example.com, or empty.');
    this.name = 'OwnerEmailError';
  }
}

const setting = z.literal('').or(emailAddress()).optional();

/** Returns the owner's address, or undefined if the owner gets no mail. @throws {OwnerEmailError} */
export function ownerEmail(env: Partial<NodeJS.ProcessEnv> = process.env): string | undefined {
  const parsed = setting.safeParse(env.OWNER_EMAIL);
  if (!parsed.success) throw new OwnerEmailError();
  return parsed.data || undefined;
}
