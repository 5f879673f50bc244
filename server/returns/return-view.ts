import 'server-only';
import { withdrawalRight } from '@/data/law';
import { companyOf } from '@/data/site';
import { type OrderReturns, type ReturnStep, type ReturnView } from '@/domain/order-returns';
import { isOpenReturn, type ReturnKind } from '@/domain/return-states';
import { refundDue } from '@/domain/return-terms';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { linesOf, refundedFor, type ReturnDetails, returnsOf } from '@/server/orders/claimed-units';
import { findOrderByToken } from '@/server/orders/read';
import { returnHistoryOf } from './read';
import { deadlineOf, openLines } from './request-return';

/** Returns the withdrawals and returns of the order with this page token; undefined if no order has it. */
export async function findOrderReturns(db: Database, token: string, now: Date): Promise<OrderReturns | undefined> {
  const order = await findOrderByToken(db, token);
  return order && orderReturns(db, order, now);
}

/**
 * Returns what an order's page shows about withdrawals and returns: the requests, and the units that can still be
 * returned.
 */
async function orderReturns(db: Database, order: OrderRow, now: Date): Promise<OrderReturns> {
  const requests = [];
  for (const one of await returnsOf(db, order.number)) requests.push(await viewOf(db, order, one));
  return {
    requests,
    withdrawal: await rightOf(db, order, 'withdrawal', now),
    return: await rightOf(db, order, 'return', now),
  };
}

async function rightOf(db: Database, order: OrderRow, kind: ReturnKind, now: Date): Promise<OrderReturns[ReturnKind]> {
  const deadline = await deadlineOf(db, order, kind, now);
  if (!deadline.ok) return { why: deadline.rejection.code };
  const lines = await openLines(db, order, kind);
  return lines.ok ? { until: deadline.value, lines: lines.value } : { why: lines.rejection.code };
}

/** Returns a withdrawal or return as the shopper sees it. */
export async function viewOf(db: Database, order: OrderRow, found: ReturnDetails): Promise<ReturnView> {
  const lines = await linesOf(db, order.number);
  const { number, kind, state, answer, reason, tracking, created_at: askedAt } = found;
  const isSent = hadGoods(found);
  const history = await returnHistoryOf(db, number);
  return {
    number,
    kind,
    state,
    answer,
    reason,
    tracking,
    askedAt,
    isSent,
    lines: found.lines.map(({ line, units }) => ({
      name: lines.find(({ position }) => position === line)?.name ?? '',
      units,
    })),
    currency: order.currency,
    refundedCents: await refundedFor(db, number, ['pending', 'succeeded']),
    refundBy: kind === 'withdrawal' && isOpenReturn(state) ? withdrawalDue(found) : undefined,
    steps: history.map(({ event, at }): ReturnStep => ({ event, at })),
  };
}

/** The day by which a withdrawal's money has to be back; undefined while the shop may withhold it. */
export function withdrawalDue(request: RequestTimes): string | undefined {
  const { created_at: withdrawnAt, sent_at: sentAt, received_at: receivedAt } = request;
  const [backAt = null] = [sentAt, receivedAt].filter((at) => at !== null).toSorted();
  return refundDue({ withdrawnAt, days: withdrawalRight.refundDays, isSent: hadGoods(request), backAt });
}

type RequestTimes = Pick<ReturnDetails, 'created_at' | 'sent_at' | 'received_at' | 'order_sent_at'>;

/** True if the goods had left the shop when the request was made. A parcel sent later has the rest of the order. */
export function hadGoods({ created_at: askedAt, order_sent_at: sentAt }: RequestTimes): boolean {
  return sentAt !== null && sentAt <= askedAt;
}

/** The address to which goods go back, one string per line; empty if the settings name none. */
export function returnAddress(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const { name, address } = companyOf(env);
  return name && address ? [name, ...address.split(/,\s*/)] : [];
}
