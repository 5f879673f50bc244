import { isPaid } from '@/domain/order-states';
import { type Database } from '@/server/database/database';
import { initialStockOf } from './chaos-stock';
import { type RequestLog } from './request-log';

/** Reads at once all records that the audit compares with the responses. */
async function readSnapshot(db: Database) {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const history = await db.selectFrom('order_history').selectAll().orderBy('sequence').execute();
  const events = await db.selectFrom('payment_events').selectAll().execute();
  const codes = await db.selectFrom('promo_codes').selectAll().execute();
  const mails = await db.selectFrom('outbox').selectAll().execute();
  const payments = await db.selectFrom('test_payments').selectAll().execute();
  const stock = await db.selectFrom('stock').selectAll().execute();
  const taken = await db.selectFrom('stock_reservations').selectAll().execute();
  const invoices = await db.selectFrom('invoices').selectAll().orderBy('year').orderBy('sequence').execute();
  return { orders, lines, history, events, codes, mails, payments, stock, taken, invoices };
}

type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

/**
 * Returns a message for each record that is lost, duplicated or stuck. Call it after the load has ended and the jobs
 * have finished.
 *
 * @param delivered number of deliveries of each mail, by its Message-ID.
 */
export async function audit(
  db: Database,
  requestLog: RequestLog,
  delivered: ReadonlyMap<string, number>,
): Promise<string[]> {
  const records = await readSnapshot(db);
  return [
    ...requestLog.wrong,
    ...checkAcknowledgedOrders(records, requestLog),
    ...records.orders.flatMap((order) => checkOrder(order, records)),
    ...findStuckPayments(records),
    ...checkStock(records),
    ...checkInvoices(records),
    ...findUnsentMail(records, delivered),
  ];
}

/** Checks that each acknowledged order exists in its expected state, and that no other order does. */
function checkAcknowledgedOrders({ orders }: Snapshot, requestLog: RequestLog): string[] {
  const byKey = new Map(orders.map((order) => [order.idempotency_key, order]));
  const known = new Set(requestLog.orders.map(({ key }) => key));
  const states = { paid: 'paid', unpaid: 'pending', superseded: 'cancelled' } as const;
  const wrong = requestLog.orders.flatMap(({ key, number, token, outcome, promoCode }) => {
    const order = byKey.get(key);
    if (!order || order.token !== token) return [`${number} is lost`];
    if (order.state !== states[outcome]) return [`${number} is ${order.state}, and its shopper was shown ${outcome}`];
    return promoCode === undefined || order.discount_cents > 0 ? [] : [`${number} has lost its discount`];
  });
  const unasked = orders.filter((order) => !known.has(order.idempotency_key));
  return [...wrong, ...unasked.map(({ number }) => `no shopper was shown ${number}`)];
}

/** Checks one order: its lines, history, payment, code and mail occur once each. */
function checkOrder({ number, state, promo_code }: Snapshot['orders'][number], records: Snapshot): string[] {
  const of = <Row extends { order_number: string }>(rows: Row[]) => rows.filter((row) => row.order_number === number);
  const history = of(records.history);
  const paid = isPaid(state) ? 1 : 0;
  const counts: [string, number, number][] = [
    ['lines', of(records.lines).length, 1],
    ['times placed', history.filter(({ event }) => event === 'placed').length, 1],
    ['times paid', history.filter(({ to_state }) => to_state === 'paid').length, paid],
    ['payments', of(records.events).filter(({ outcome }) => outcome === 'applied').length, paid],
    ['invoices', of(records.invoices).filter(({ kind }) => kind === 'invoice').length, paid],
    ['codes earned', records.codes.filter(({ earned_by }) => earned_by === number).length, paid],
    ['confirmations', records.mails.filter(({ id }) => id === `order-confirmation:${number}`).length, paid],
    ['codes used', records.codes.filter(({ redeemed_by }) => redeemed_by === number).length, promo_code ? 1 : 0],
  ];
  const wrong = counts.filter(([, found, due]) => found !== due);
  const isWhole = history.every(({ sequence, from_state }, at) => {
    return sequence === at && from_state === (history[at - 1]?.to_state ?? null);
  });
  return [
    ...wrong.map(([what, found, due]) => `${number} (${state}) has ${found} ${what} instead of ${due}`),
    ...(isWhole ? [] : [`the history of ${number} has a gap`]),
  ];
}

/** Checks that every unit is on hand or part of one open order. */
function checkStock({ stock, taken, orders, lines }: Snapshot): string[] {
  const wrong = stock.flatMap(({ watch, available: left }) => {
    const gone = taken.filter((one) => one.watch === watch).reduce((sum, { quantity }) => sum + quantity, 0);
    return left >= 0 && left + gone === initialStockOf(watch) ? [] : [`of ${watch} ${left} are left and ${gone} taken`];
  });
  const unlike = orders.flatMap(({ number, state }) => {
    const due = lines.filter(({ order_number }) => state !== 'cancelled' && order_number === number);
    const has = taken.filter(({ order_number }) => order_number === number);
    const piecesOf = (rows: { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
    return piecesOf(has) === piecesOf(due) ? [] : [`${number} (${state}) has taken ${piecesOf(has)}`];
  });
  return [...wrong, ...unlike];
}

/** Checks that the numbers of each year have no gap. */
function checkInvoices({ invoices }: Snapshot): string[] {
  return invoices.flatMap(({ number, year, sequence }, at) => {
    const before = invoices[at - 1];
    const due = before?.year === year ? before.sequence + 1 : 1;
    return sequence === due ? [] : [`the invoice before ${number} is missing`];
  });
}

/** Finds unfinished payments, and closed orders that can still be paid. */
function findStuckPayments({ payments, orders }: Snapshot): string[] {
  const due: Readonly<Record<string, string>> = { paid: 'settled', pending: 'open', cancelled: 'ended' };
  return payments.flatMap(({ order_number: number, state }) => {
    const order = orders.find((one) => one.number === number);
    const expected = order && due[order.state];
    return state === expected ? [] : [`the payment of ${number} (${order?.state}) is ${state}`];
  });
}

/** Finds unsent mail, and mail sent under two Message-IDs. */
function findUnsentMail({ mails }: Snapshot, delivered: ReadonlyMap<string, number>): string[] {
  const waiting = mails.filter(({ sent_at }) => sent_at === null).map(({ id }) => `${id} was not sent`);
  return delivered.size === mails.length ? waiting : [...waiting, `${delivered.size} mails for ${mails.length}`];
}
