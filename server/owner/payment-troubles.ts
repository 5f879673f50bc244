import 'server-only';
import { formatMoney } from '@/domain/money';
import { eventsToLookInto } from '@/server/orders/read';
import { type TroubleSource } from './trouble';

/** What the payment provider has said of an order and the order does not show. Failed refunds are troubles of their own. */
export const paymentTroubles: TroubleSource = async (db) =>
  (await eventsToLookInto(db))
    .filter(({ event }) => event !== 'refund-failed')
    .map(({ provider, id, order_number: order, received_at: since, ...event }) => ({
      cause: `payment-event:${provider}:${id}`,
      since,
      text: `Order ${order}: ${event.event} of ${formatMoney(event.amount_cents)} (${event.currency}, ${provider}) is ${event.outcome}.`,
    }));
