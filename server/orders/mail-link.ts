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
export type OrderQuestion = { number: OrderNumber; email: string };

/**
 * Mails an order's link to its own address, where number and address belong together: to know both is too little to be
 * shown the order (docs/decisions/0091). Once in ten minutes for an order. Whether anything was mailed is told to nobody,
 * so that this is done after the answer has gone.
 */
export async function mailOrderLink(db: Database, { number, email }: OrderQuestion, traces: FormTraces, now: Date) {
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
