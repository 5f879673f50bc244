import 'server-only';
import { returnPath } from '@/domain/paths';
import { accept, reject, type Result } from '@/domain/result';
import { type ReturnNumber } from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { wasSent } from '@/server/orders/progress';
import { findOrderByToken } from '@/server/orders/read';
import { stepReturn } from './change-return';
import { findReturn } from './read';

type Sent = { order: string; number: ReturnNumber; tracking: string };

/**
 * Records that the shopper has sent a return or a withdrawal's goods, from the order's own page (docs/product.md 36.6). A
 * second press changes nothing.
 *
 * @returns the path of the request's page.
 */
export async function markSent(
  db: Database,
  { order: token, number, tracking }: Sent,
  now: Date,
): Promise<Result<string, 'unknown-order' | 'not-returnable'>> {
  const order = await findOrderByToken(db, token);
  const found = order && (await findReturn(db, number));
  if (!order || found?.order_number !== order.number) return reject({ code: 'unknown-order' });
  if (!wasSent(order)) return reject({ code: 'not-returnable' });
  const stepped = await stepReturn(db, found.kind, number, { event: 'send', tracking }, now, 'shopper');
  const wasPressed = (await findReturn(db, number))?.sent_at !== null;
  return stepped.ok || wasPressed ? accept(returnPath(token, number)) : reject({ code: 'not-returnable' });
}
