import 'server-only';
import { type Selectable } from 'kysely';
import { type InvoiceNumber, isInvoiceNumber } from '@/domain/invoice';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { type InvoiceAttachment, invoiceAttachments } from '@/server/invoices/read';
import { errorFields, log } from '@/server/platform/log';
import { shopDate } from '@/domain/shop-date';
import { type Deliver, DELIVERY_MS, type OutgoingMail } from './deliver';
import { notifyOwnerOfExpiredMail } from './owner-mail';

/** Lease of a sender on one message, in ms: longer than a delivery can last. */
const LEASE_MS = 2 * DELIVERY_MS;

/** Wait after the first failed try, in ms; doubled after each further one. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/** Thirty tries with these waits take five days. After that the address or server will not recover by itself. */
const MAX_ATTEMPTS = 30;

type OutboxRow = Selectable<Schema['outbox']>;

/**
 * Sends due mail, one after the other, and returns the number sent. Any number of senders may run: each leases its
 * message. A sender killed between sending and recording causes a second delivery with the same Message-ID, by which
 * mail programs detect the duplicate.
 *
 * @param signal once aborted, no further message starts.
 */
export async function sendDueMail(
  db: Database,
  deliver: Deliver,
  clock: () => Date = () => shopDate(),
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const row = signal?.aborted ? undefined : await lease(db, clock());
    if (!row) return sent;
    try {
      await deliver(row.id, messageOf(row, await invoiceAttachments(db, attachedTo(row), clock())));
    } catch (error) {
      await postpone(db, row, error, clock());
      continue;
    }
    await db
      .updateTable('outbox')
      .set({ ...withoutContent, sent_at: clock().toISOString(), leased_until: null, last_error: null })
      .where('id', '=', row.id)
      .execute();
    if (row.attempts > 1) log('info', 'mail recovered', { mail: row.id, attempts: row.attempts });
    sent += 1;
  }
}

/** Content is deleted after sending: its links open orders and end subscriptions (docs/product.md 17.7). */
const withoutContent = { text_body: '', html_body: '', unsubscribe_url: null, reply_to: null };

/** Returns the wait before the next try, in ms, after `attempts` failed ones. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/**
 * Leases the next due message. A time that is further ahead than any wait was saved by a clock that was ahead, and counts
 * as over.
 */
async function lease(db: Database, now: Date): Promise<OutboxRow | undefined> {
  for (;;) {
    const at = now.toISOString();
    const impossible = new Date(now.getTime() + LONGEST_WAIT_MS + LEASE_MS).toISOString();
    const waiting = db
      .selectFrom('outbox')
      .select(['id', 'attempts'])
      .where('sent_at', 'is', null)
      .where('abandoned_at', 'is', null)
      .where((row) =>
        row.or([row('leased_until', 'is', null), row('leased_until', '<=', at), row('leased_until', '>', impossible)]),
      )
      .orderBy('next_attempt_at')
      .limit(1);
    // Two queries, so that each reads a range of the index.
    const due =
      (await waiting.where('next_attempt_at', '<=', at).executeTakeFirst()) ??
      (await waiting.where('next_attempt_at', '>', impossible).executeTakeFirst());
    if (!due) return undefined;
    // Optimistic lease: the first update of `attempts` wins, the other senders find it changed and retry.
    const leased = await db
      .updateTable('outbox')
      .set({ attempts: due.attempts + 1, leased_until: new Date(now.getTime() + LEASE_MS).toISOString() })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst();
    if (leased) return leased;
  }
}

/** Records a failed try, unless another sender has leased the message by now. */
async function postpone(db: Database, { id, attempts }: OutboxRow, error: unknown, now: Date): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const isOver = attempts >= MAX_ATTEMPTS;
  const postponed = await atomically(db, async (records) => {
    const changed = await records
      .updateTable('outbox')
      .set({
        leased_until: null,
        next_attempt_at: new Date(now.getTime() + waitAfter(attempts)).toISOString(),
        abandoned_at: isOver ? now.toISOString() : null,
        last_error: reason.slice(0, 500),
      })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('sent_at', 'is', null)
      .returning(['id', 'recipient', 'subject'])
      .executeTakeFirst();
    if (changed && isOver) await notifyOwnerOfExpiredMail(records, changed, now);
    return changed !== undefined;
  });
  if (!postponed || (attempts > 1 && !isOver)) return;
  log('warn', isOver ? 'mail expired' : 'mail delayed', { mail: id, attempts, ...errorFields(error) });
}

/** Returns the numbers of the documents that the mail attaches. */
function attachedTo({ attached_invoices: numbers }: OutboxRow): InvoiceNumber[] {
  return numbers.split(' ').filter(isInvoiceNumber);
}

function messageOf(row: OutboxRow, attachments: readonly InvoiceAttachment[]): OutgoingMail {
  return {
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    ...(row.unsubscribe_url === null ? {} : { unsubscribeUrl: row.unsubscribe_url }),
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}
