import 'server-only';
import { z } from 'zod';
import { emailAddress } from '@/contract/fields.schema';
import { type Database } from '@/server/database/database';
import { layOut } from './layout';
import { enqueueMail } from './outbox';

/** What the owner reads: a subject, and a paragraph a line. `replyTo` is whom an answer goes to. */
export type OwnerNotification = { subject: string; lines: readonly string[]; replyTo?: string };

/**
 * Writes to the owner, once for each cause, however often and from however many processes it is told. Without an
 * OWNER_EMAIL nothing is put out (docs/product.md 26.1).
 *
 * @param records the transaction of what is told: both are kept, or neither.
 * @param cause what it is about, by its kind and id: `dispute:dp_123`, `low-stock:xerix/1:2026-11-22`. No person's data.
 */
export async function tellOwner(
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
  // A header is one line, whatever is told in it.
  const subject = notification.subject.replace(/\p{Cc}+/gu, ' ');
  const blocks = notification.lines.map((text) => ({ kind: 'text', text }) as const);
  const { replyTo } = notification;
  await enqueueMail(
    records,
    `owner:${cause}`,
    { to, subject, ...(replyTo && { replyTo }), ...layOut(subject, blocks) },
    now,
  );
}

/** Whether nothing of a cause is left to tell: it has been told, or there is nobody to tell. */
export async function isToldOf(db: Database, cause: string): Promise<boolean> {
  if (ownerEmail() === undefined) return true;
  const told = await db.selectFrom('owner_notifications').select('cause').where('cause', '=', cause).executeTakeFirst();
  return told !== undefined;
}

/** OWNER_EMAIL is no address that mail could be sent to. */
export class OwnerEmailError extends Error {
  constructor() {
    super('OWNER_EMAIL is one e-mail address, owner@example.com for instance, or is left out.');
    this.name = 'OwnerEmailError';
  }
}

const setting = z.literal('').or(emailAddress()).optional();

/** Where the owner reads mail; undefined for a shop that tells its owner nothing. @throws {OwnerEmailError} */
export function ownerEmail(env: Partial<NodeJS.ProcessEnv> = process.env): string | undefined {
  const parsed = setting.safeParse(env.OWNER_EMAIL);
  if (!parsed.success) throw new OwnerEmailError();
  return parsed.data || undefined;
}
