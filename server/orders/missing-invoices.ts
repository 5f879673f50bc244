import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { issueInvoices } from '@/server/invoices/issue';
import { lockKnownOrder } from './history';

/** Orders of one query. */
const BATCH = 200;

/**
 * Issues the documents of orders that were paid before the shop issued invoices, in the sequence of their payments
 * (docs/product.md 35.5). They are dated and numbered by the day of issue, and no email is sent. Several processes may
 * run it at once: each order is locked and issued in its own transaction.
 *
 * @param signal ends it after the current order; the next run continues.
 * @returns the number of orders.
 */
export async function issueMissingInvoices(db: Database, now: Date, signal: AbortSignal): Promise<number> {
  let issued = 0;
  for (;;) {
    const orders = await paidWithoutInvoice(db);
    for (const order of orders) {
      if (signal.aborted) return issued;
      await atomically(db, async (records) => {
        await lockKnownOrder(records, order);
        await issueInvoices(records, order, now);
      });
      issued += 1;
    }
    if (orders.length < BATCH) return issued;
  }
}

/** An order without a name is past its retention period: it no longer gets an invoice. */
async function paidWithoutInvoice(db: Database): Promise<OrderNumber[]> {
  const found = await db
    .selectFrom('payment_events')
    .innerJoin('orders', 'orders.number', 'payment_events.order_number')
    .select((row) => ['orders.number', row.fn.min('payment_events.received_at').as('paid_at')])
    .where('payment_events.event', '=', 'payment-succeeded')
    .where('payment_events.outcome', '=', 'applied')
    .where('orders.full_name', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.number')
            .whereRef('invoices.order_number', '=', 'orders.number')
            .where('invoices.kind', '=', 'invoice'),
        ),
      ),
    )
    .groupBy('orders.number')
    .orderBy('paid_at')
    .orderBy('orders.number')
    .limit(BATCH)
    .execute();
  return found.map(({ number }) => number);
}
