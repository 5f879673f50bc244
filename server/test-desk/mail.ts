import 'server-only';
import { type DeskMail } from '@/contract/test-desk';
import { processWide } from '@/domain/process-wide';
import { type Database } from '@/server/database/database';
import { type Deliver, deliveryFromEnvironment, type OutgoingMail } from '@/server/notifications/deliver';
import { hasTestDesk } from './settings';

/** Content of sent mail by its id in the outbox, which deletes it. */
const sentMail = processWide('sent mail', () => new Map<string, OutgoingMail>());

/** Returns the shop's delivery of mail. With a test desk it keeps a copy of each mail. */
export function deskDelivery(deliver: Deliver = deliveryFromEnvironment()): Deliver {
  if (!hasTestDesk()) return deliver;
  return async (id, message) => {
    await deliver(id, message);
    sentMail.set(id, message);
  };
}

/** Lists the mail of the outbox, sent or not, the latest first. @param to address of the recipient; all by default */
export async function listMail(db: Database, to?: string): Promise<DeskMail[]> {
  const all = db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id');
  const rows = await (to === undefined ? all : all.where('recipient', '=', to)).execute();
  return rows.map(({ id, recipient, subject, text_body, html_body, sent_at }) => {
    const sent = sentMail.get(id);
    return {
      id,
      to: recipient,
      subject,
      text: sent?.text ?? text_body,
      html: sent?.html ?? html_body,
      sentAt: sent_at,
    };
  });
}

/** Forgets the copies. */
export function forgetMail(): void {
  sentMail.clear();
}
