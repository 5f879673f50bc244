import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type ReturnView } from '@/domain/order-returns';
import {
  isOpenReturn,
  type ReturnEvent,
  type ReturnNumber,
  returnStates,
  returnTransition,
} from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { orderSentAt, type ReturnDetails, type ReturnRow } from '@/server/orders/claimed-units';
import { orderVersion } from '@/server/orders/order-version';
import { findKnownOrder } from '@/server/orders/read';
import { findReturn } from '@/server/returns/read';
import { hadGoods, viewOf, withdrawalDue } from '@/server/returns/return-view';
import { defineQuery } from '../use-case';

export type DeskReturn = ReturnView & {
  order: OrderNumber;
  shopper: string;
  /** Steps that are possible now. */
  possible: readonly ReturnEvent[];
};

type ReturnPage = DeskReturn & { version: { text: string; seen: string } };

/** A withdrawal or return in the list. */
export type ReturnLine = Pick<
  DeskReturn,
  'number' | 'kind' | 'state' | 'refundBy' | 'askedAt' | 'shopper' | 'lines' | 'order' | 'possible'
>;

/** Withdrawals and returns, those with the nearest term first. */
export const returnsPage = defineQuery('returns', async (db, { all }: { all: boolean }): Promise<ReturnLine[]> => {
  const [requests, units] = [await requestsWithOrders(db, all), await unitsByRequest(db)];
  const found = requests.map((request): ReturnLine => {
    const { number, kind, state, created_at: askedAt, order_number: order, full_name: shopper } = request;
    const refundBy = kind === 'withdrawal' && isOpenReturn(state) ? withdrawalDue(request) : undefined;
    return {
      number,
      kind,
      state,
      refundBy,
      askedAt,
      shopper,
      lines: units.get(number) ?? [],
      order,
      possible: possibleSteps(request),
    };
  });
  const termOf = ({ refundBy, askedAt }: ReturnLine) => refundBy ?? `9${askedAt}`;
  return found.toSorted((one, other) => termOf(one).localeCompare(termOf(other)));
});

/** Withdrawals, then returns, each with the fields of its order that the list shows. */
function requestsWithOrders(db: Database, all: boolean) {
  const found = db
    .selectFrom('return_requests')
    .innerJoin('orders', 'orders.number', 'return_requests.order_number')
    .selectAll('return_requests')
    .select('orders.full_name')
    .select(orderSentAt)
    .orderBy('return_requests.kind', 'desc')
    .orderBy('return_requests.created_at');
  return (all ? found : found.where('return_requests.state', 'in', returnStates.filter(isOpenReturn))).execute();
}

/** The units of all requests, with the names of their watches. */
async function unitsByRequest(db: Database): Promise<Map<string, { name: string; units: number }[]>> {
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('return_requests', 'return_requests.number', 'return_lines.return_number')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_number', '=', 'return_requests.order_number')
        .onRef('order_lines.position', '=', 'return_lines.line'),
    )
    .select(['return_lines.return_number', 'order_lines.name', 'return_lines.units'])
    .orderBy('return_lines.line')
    .execute();
  const units = new Map<string, { name: string; units: number }[]>();
  for (const { return_number: number, name, units: count } of rows)
    units.set(number, [...(units.get(number) ?? []), { name, units: count }]);
  return units;
}

/** One withdrawal or return; undefined if there is none. */
export const returnPage = defineQuery(
  'return',
  async (db, number: ReturnNumber, now): Promise<ReturnPage | undefined> => {
    const found = await findReturn(db, number);
    if (!found) return undefined;
    const version = { text: await orderVersion(db, found.order_number), seen: now.toISOString() };
    return { ...(await deskReturn(db, found)), version };
  },
);

async function deskReturn(db: Database, found: ReturnDetails): Promise<DeskReturn> {
  const order = await findKnownOrder(db, found.order_number);
  return {
    ...(await viewOf(db, order, found)),
    order: order.number,
    shopper: order.full_name,
    possible: possibleSteps(found),
  };
}

/** The steps that the state allows. Goods that never left the shop are only put back into the stock. */
function possibleSteps(request: ReturnRow & Pick<ReturnDetails, 'order_sent_at'>): ReturnEvent[] {
  const { kind, state, received_at: receivedAt } = request;
  const events = ['accept', 'refuse', 'send', 'receive', 'inspect', 'refund'] as const;
  return events.filter(
    (event) =>
      returnTransition(kind, state, event) !== undefined &&
      !(event === 'receive' && receivedAt !== null) &&
      !((event === 'send' || event === 'inspect') && !hadGoods(request)),
  );
}
