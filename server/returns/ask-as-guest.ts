import 'server-only';
import { isBot, type SpamSignals } from '@/contract/fields.schema';
import { type OrderNumber } from '@/domain/order-number';
import { allowsMail } from '@/server/abuse/mail-budget';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { lockOrder } from '@/server/orders/history';
import { findRepeatedReturn, requestReturn, type ReturnItems } from './request-return';

type Asked = { number: OrderNumber; email: string; items: ReturnItems; reason: string };

/**
 * Records a guest's return if number and email address belong to one order; otherwise does nothing (docs/product.md
 * 36.5). All mail goes to the order's own address. Call it after the response, which must not reveal the result.
 *
 * @param caller network address of the guest.
 */
export async function askReturnAsGuest(
  db: Database,
  { number, email, items, reason }: Asked,
  traces: SpamSignals,
  now: Date,
  caller?: string,
): Promise<void> {
  const address = email.toLowerCase();
  if (isBot(traces) || !(await allowsMail(db, { email: address, caller }, now))) return;
  await atomically(db, async (records) => {
    const order = await lockOrder(records, number);
    if (order?.email.toLowerCase() !== address) return;
    if (await findRepeatedReturn(records, order, { items, reason }, now)) return;
    const entered = await requestReturn(records, order, { kind: 'return', items, reason }, now);
    if (entered.ok) return;
    const why = entered.rejection.code;
    await publish(records, 'return-rejected', { order: number, askedAt: now.toISOString(), why }, now);
  });
}
