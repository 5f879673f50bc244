import 'server-only';
import { type FormTraces } from '@/contract/fields.schema';
import { type OrderNumber } from '@/domain/order-number';
import { isBot } from '@/server/abuse/bots';
import { countTry } from '@/server/abuse/rate-limit';
import { type Database } from '@/server/database/database';
import { publish } from '@/server/events/registry';

/** How often an address may be written into the form in a day: whoever means harm sends it no more mails than that. */
const A_DAY = { what: 'order-link-address', limit: 5, windowMs: 24 * 60 * 60_000 };

/** What a guest knows of an order: its number as it is kept, and the address in whatever letters. */
export type OrderLinkRequest = { number: OrderNumber; email: string };

/**
 * Publishes `order-link-requested` where number and address belong together: the link goes to the order's own address,
 * because to know both is too little to be shown the order (docs/decisions/0091). The caller learns nothing of it, so this
 * is done after the answer has gone.
 */
export async function requestOrderLink(
  db: Database,
  { number, email }: OrderLinkRequest,
  traces: FormTraces,
  now: Date,
) {
  if (isBot(traces)) return;
  const address = email.toLowerCase();
  if (!(await countTry(db, { ...A_DAY, whom: address }, now)).allowed) return;
  const order = await db
    .selectFrom('orders')
    .select(['number', 'token', 'email'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (order?.email.toLowerCase() !== address) return;
  await publish(db, 'order-link-requested', order, now);
}
