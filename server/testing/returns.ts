import { shippingServices, shippingZoneOf } from '@/data/shipping';
import { type OrderNumber } from '@/domain/order-number';
import { type ReturnKind, type ReturnNumber } from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { lockKnownOrder } from '@/server/orders/history';
import { placeOrder } from '@/server/orders/place';
import { type RefundRequest } from '@/server/orders/request-refund';
import { type ProviderRefund, type RefundParams } from '@/server/payments/provider';
import { refundOrder } from '@/server/payments/refund';
import { type OwnerStep, stepReturn } from '@/server/returns/change-return';
import { findReturn } from '@/server/returns/read';
import { requestReturn, type ReturnItems } from '@/server/returns/request-return';
import { now, paymentEvent, request } from './checkout';
import { type Place } from './engines';
import { valueOf } from './results';

const names = {
  1: 'Xeric Late Comet',
  2: 'Nixon Old Timer',
  3: 'Xeric Slow Meridian',
  4: 'Xeric Half Moon',
  5: 'Xeric Noonmark',
  6: 'Xeric Long Night',
};
const sources = {
  currency: 'usd' as const,
  priceOf: (catalogue: string, id: number) =>
    catalogue === 'xerix' && id in names ? { name: names[id as 1], unitCents: 33_33 * id } : undefined,
  services: shippingServices,
  zoneOf: shippingZoneOf,
};
const berlin = { line1: '1 Uhrweg', line2: '', city: 'Berlin', region: '', postalCode: '10115', country: 'DE' };
let keys = 0;

/** Places and pays an order of xerix/1, /2 and so on, up to six, with the quantities, by default to Berlin. */
async function payForOrder(db: Database, quantities: readonly number[], country: 'DE' | 'US', at: Date) {
  const lines = quantities.map((quantity, index) => ({ catalogue: 'xerix', id: index + 1, quantity }) as const);
  const subtotal = quantities.reduce((sum, quantity, index) => sum + quantity * 33_33 * (index + 1), 0);
  const eu = {
    address: berlin,
    service: 'standard-international',
    shownTotal: subtotal + (subtotal > 249_00 ? 0 : 19_95),
  };
  const us = { shownTotal: subtotal + (subtotal > 99_00 ? 0 : 4_95) };
  const placed = await placeOrder(
    db,
    {
      request: { ...request, lines, ...(country === 'DE' ? eu : us) },
      idempotencyKey: `returns-${process.pid}-${(keys += 1)}`,
      now: at,
    },
    sources,
  );
  const order = valueOf(placed);
  await recordPaymentEvent(db, paymentEvent(order), at);
  return order.number;
}

/**
 * What shopper and owner do with withdrawals and returns of the running test's database.
 *
 * @param clock by default the tests' own time.
 * @param refundState the provider's answer to a refund: `pending` until the bank has made it.
 */
export function returnsAt(
  where: () => Place,
  clock = () => now,
  refundState: () => ProviderRefund['state'] = () => 'succeeded',
) {
  const paid = (quantities: readonly number[], country: 'DE' | 'US' = 'DE') =>
    payForOrder(where().db, quantities, country, clock());
  const ask = (order: OrderNumber, kind: ReturnKind, items: ReturnItems = 'all', at = clock()) =>
    transact(where().db, async (records) =>
      requestReturn(records, await lockKnownOrder(records, order), { kind, items }, at),
    );
  const step = (kind: ReturnKind, number: ReturnNumber, one: OwnerStep) =>
    stepReturn(where().db, kind, number, one, clock());
  const refund = (order: OrderNumber, wish?: RefundRequest, at = clock()) => {
    const refunds = {
      name: 'test',
      refund: async (_: OrderRow, { key: id }: RefundParams) => ({ id, state: refundState() }),
    };
    return refundOrder(where().db, order, [refunds], at, wish);
  };
  const payBack = (order: OrderNumber, number: ReturnNumber, cents?: number, at = clock()) =>
    refund(order, { kind: 'return', number, ...(cents !== undefined && { cents }) }, at);
  const found = async (number: ReturnNumber) => (await findReturn(where().db, number)) ?? raise();
  const sent = async (quantities: readonly number[], country: 'DE' | 'US' = 'DE') => {
    const order = await paid(quantities, country);
    valueOf(await fulfilOrder(where().db, order, clock()));
    return order;
  };
  return { ask, step, refund, payBack, found, paid, sent };
}

function raise(): never {
  throw new Error('There is no such return.');
}
