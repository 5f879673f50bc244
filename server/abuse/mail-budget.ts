import 'server-only';
import { countTry } from '@/server/abuse/rate-limit';
import { type Database } from '@/server/database/database';

const DAY_MS = 24 * 60 * 60_000;

/** Maximum emails a day to one mailbox, from all forms together. */
const TO_MAILBOX = { action: 'mail-to', limit: 5, windowMs: DAY_MS };

/** Maximum emails a day from the forms of one caller: more than a household or a small office needs. */
const OF_CALLER = { action: 'mail-of', limit: 50, windowMs: DAY_MS };

/** Domains of Gmail, which ignores dots in a mailbox's name (support.google.com/mail/answer/7436150). */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns one text for all spellings of a mailbox: without case, without a tag (RFC 5233, `ada+shop@`), and without the
 * dots that its provider ignores. Use it as a key of rate limits, never as a recipient.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = '', domain] = [address.slice(0, at).split('+')[0], address.slice(at + 1)];
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * Counts an email from a form, and returns true if the mailbox and the caller are within their daily budgets
 * (docs/product.md 18.2). A visitor can type any address, so all forms share the budget.
 *
 * @param caller network address; undefined counts the mailbox only.
 */
export async function allowsMail(
  db: Database,
  { email, caller }: { email: string; caller: string | undefined },
  now: Date,
): Promise<boolean> {
  if (caller !== undefined && !(await countTry(db, { ...OF_CALLER, subject: caller }, now)).allowed) return false;
  return (await countTry(db, { ...TO_MAILBOX, subject: mailboxOf(email) }, now)).allowed;
}
