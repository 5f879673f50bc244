import 'server-only';
import { type DeskMail } from '@/contract/test-desk';
import { type Database } from '@/server/database/database';
import { type Deliver, deliveryFromEnvironment, type OutgoingMail } from '@/server/notifications/deliver';
import { hasTestDesk } from './settings';

declare global {
  /** Content of sent mail, which the outbox deletes; one for all bundles of Next. */
  var testDeskMail: Map<string, OutgoingMail> | undefined;
}

/** Returns the shop's delivery of mail. With a test desk it keeps a copy of each mail. */
export function deskDelivery(deliver: Deliver = deliveryFromEnvironment()): Deliver {
  if (!hasTestDesk()) return deliver;
  return async (id, message) => {
    await deliver(id, message);
    (globalThis.testDeskMail ??= new Map()).set(id, message);
  };
}

/** Lists the mail of the outbox, sent or not, the latest first. @param to address of the recipient; all by default */
export async function listMail(db: Database, to?: string): Promise<DeskMail[]> {
  const all = db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id');
  const rows = await (to === undefined ? all : all.where('recipient', '=', to)).execute();
  return rows.map(({ id, recipient, subject, text_body, html_body, sent_at }) => {
    const sent = globalThis.testDeskMail?.get(id);
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
  globalThis.testDeskMail?.clear();
}
