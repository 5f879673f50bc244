import 'server-only';
import { isBot, type SpamSignals } from '@/contract/fields.schema';
import { type OrderNumber } from '@/domain/order-number';
import { allowsMail } from '@/server/abuse/mail-budget';
import { hasEventSince, noteEvent } from '@/server/abuse/rate-limit';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { lockOrder } from './history';

/** A guest's request: the normalized order number, and the email address in any case. */
export type OrderLinkRequest = { number: OrderNumber; email: string };

/** Shortest time between two mails with the link of an order, in ms (docs/product.md 29.1). */
const LINK_INTERVAL_MS = 10 * 60_000;

/**
 * Publishes `order-link-requested` if the email address belongs to the order. The link goes to the order's own address:
 * knowing both does not prove a right to see the order (docs/decisions/0024-personal-data.md). Call it after the
 * response, which must not reveal the result.
 */
export async function requestOrderLink(
  db: Database,
  { number, email }: OrderLinkRequest,
  traces: SpamSignals,
  now: Date,
  caller?: string,
) {
  if (isBot(traces)) return;
  const address = email.toLowerCase();
  if (!(await allowsMail(db, { email: address, caller }, now))) return;
  const order = await db
    .selectFrom('orders')
    .select(['number as order', 'token', 'email'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (order?.email.toLowerCase() !== address) return;
  const sent = { action: 'order-link-mail', subject: number };
  const since = new Date(now.getTime() - LINK_INTERVAL_MS + 1);
  await atomically(db, async (records) => {
    await lockOrder(records, number);
    if (await hasEventSince(records, sent, since)) return;
    await noteEvent(records, sent, now);
    await publish(records, 'order-link-requested', order, now);
  });
}
