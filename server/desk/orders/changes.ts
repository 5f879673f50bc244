import 'server-only';
import { type Selectable } from 'kysely';
import { type OrderNumber, isOrderNumber, normaliseOrderNumber } from '@/domain/order-number';
import { formatReported } from '@/domain/money';
import { type WatchReference } from '@/domain/watch-key';
import type { Database, DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { utcMinute } from '@/domain/local-date';
import { z } from 'zod';
import { lockedOrderVersion } from '@/server/orders/order-version';

/** Timeline of an order, with changes by owners, shoppers, the clock and the payment provider. */
export type OrderChange = { at: string; by: string; text: string };

const words: Readonly<Record<string, string>> = {
  placed: 'ordered',
  'payment-succeeded': 'paid',
  'payment-failed': 'payment failed',
  'payment-refunded': 'refunded in full',
  expire: 'expired',
  cancel: 'canceled before payment',
  fulfil: 'sent',
  'refund-failed': 'a refund failed',
  'dispute-lost': 'lost in a dispute',
  'dispute-changed': 'the dispute changed',
  pack: 'packed',
  unpack: 'unpacked',
  deliver: 'delivered',
  'cancel-requested': 'canceled by the shopper',
  'address-changed': 'address changed',
};

/** Lists an order's history, oldest first. An owner's change names the owner. */
export async function timelineOfOrder(db: Database, number: OrderNumber): Promise<OrderChange[]> {
  const history = await db
    .selectFrom('order_history')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('sequence')
    .execute();
  const audited = await db.selectFrom('audit_log').selectAll().where('subject', '=', number).orderBy('at').execute();
  const byOwner = new Map(audited.map(({ at, actor }) => [at, actor]));
  const seen = new Set(history.filter(({ source }) => source === 'owner').map(({ at }) => at));
  return [
    ...history.map(({ at, event, source, note }) => ({
      at,
      by: source === 'owner' ? (byOwner.get(at) ?? 'owner') : source,
      text: [words[event] ?? event, ...(event === 'address-changed' ? [] : [note])].filter(Boolean).join(', '),
    })),
    // An owner's actions that change no state of the order: notes, parcels, refunds.
    ...audited
      .filter(({ at }) => !seen.has(at))
      .map(({ at, actor, action, details }) => ({
        at,
        by: actor,
        text: [action.replaceAll('-', ' '), details].filter(Boolean).join(', '),
      })),
  ].toSorted(byTime);
}

/** Lists what happened to an order after a time, as sentences: also to its withdrawals, returns, refunds and disputes. */
export async function changesOfOrder(db: Database, number: OrderNumber, since: string): Promise<string[]> {
  const changes = [
    ...(await timelineOfOrder(db, number)),
    ...(await returnSteps(db, number)),
    ...(await providerReports(db, number)),
  ];
  return changes
    .filter(({ at }) => at > since)
    .toSorted(byTime)
    .map(sentenceOf);
}

const byTime = (one: OrderChange, other: OrderChange) => one.at.localeCompare(other.at);
const sentenceOf = ({ at, by, text }: OrderChange) => `${text} (${by}, ${utcMinute(at)} UTC)`;

const returnWords: Readonly<Record<Selectable<Schema['return_history']>['event'], string>> = {
  request: 'asked for',
  accept: 'accepted',
  refuse: 'refused',
  cancel: 'replaced by a withdrawal',
  send: 'sent back',
  receive: 'received',
  inspect: 'inspected',
  'refund-part': 'refunded in part',
  refund: 'refunded',
  settle: 'settled by another refund',
  'refund-failed': 'its refund failed',
};

/** Lists the steps of an order's withdrawals and returns. An owner's step names the owner. */
async function returnSteps(db: Database, order: OrderNumber): Promise<OrderChange[]> {
  const steps = await db
    .selectFrom('return_history')
    .innerJoin('return_requests', 'return_requests.number', 'return_history.return_number')
    .select(['return_requests.number', 'return_requests.kind'])
    .select(['return_history.event', 'return_history.source', 'return_history.at'])
    .where('return_requests.order_number', '=', order)
    .execute();
  const numbers = [...new Set(steps.map(({ number }) => number))];
  if (numbers.length === 0) return [];
  const audited = await db.selectFrom('audit_log').selectAll().where('subject', 'in', numbers).execute();
  const ownerOf = new Map(audited.map(({ subject, at, actor }) => [`${subject} ${at}`, actor]));
  return steps.map(({ number, kind, event, source, at }) => ({
    at,
    by: source === 'owner' ? (ownerOf.get(`${number} ${at}`) ?? 'owner') : source,
    text: `${kind} ${number}: ${returnWords[event]}`,
  }));
}

/** Lists what the payment provider reported about an order's refunds and disputes. A refund by an owner is in the audit log. */
async function providerReports(db: Database, number: OrderNumber): Promise<OrderChange[]> {
  const refunds = await db.selectFrom('refunds').selectAll().where('order_number', '=', number).execute();
  const disputes = await db.selectFrom('disputes').selectAll().where('order_number', '=', number).execute();
  return [
    ...refunds
      .filter(({ request, created_at: asked, changed_at: at }) => request === null || at !== asked)
      .map(({ provider: by, changed_at: at, amount_cents: cents, currency, state }) => ({
        at,
        by,
        text: `refund of ${formatReported(cents, currency)}: ${state}`,
      })),
    ...disputes.map(({ provider: by, reported_at: at, id, state }) => ({ at, by, text: `dispute ${id}: ${state}` })),
  ];
}

/** Events of orders that take units from the stock, or give them back. */
const stockEvents = [
  'placed',
  'payment-failed',
  'expire',
  'cancel',
  'payment-refunded',
  'refund-failed',
  'dispute-lost',
] as const;

/** Lists what orders and received returns did to the stock of a watch after a time, as sentences. */
export async function ordersOfWatch(db: Database, watch: WatchReference, since: string): Promise<string[]> {
  const orders = await db
    .selectFrom('order_history')
    .innerJoin('order_lines', 'order_lines.order_number', 'order_history.order_number')
    .select(['order_history.order_number as number', 'order_history.event', 'order_history.source as by', 'at'])
    .where('order_lines.catalogue', '=', watch.catalogue)
    .where('order_lines.watch_id', '=', watch.id)
    .where('order_history.at', '>', since)
    .where((row) =>
      row.or([
        row('order_history.event', 'in', stockEvents),
        // Paid after its units were free again.
        row.and([
          row('order_history.event', '=', 'payment-succeeded'),
          row('order_history.from_state', 'in', ['failed', 'expired', 'cancelled']),
        ]),
      ]),
    )
    .execute();
  const returned = await db
    .selectFrom('return_requests')
    .innerJoin('return_lines', 'return_lines.return_number', 'return_requests.number')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_number', '=', 'return_requests.order_number')
        .onRef('order_lines.position', '=', 'return_lines.line'),
    )
    .select(['return_requests.number', 'return_requests.kind', 'return_requests.received_at as at'])
    .where('order_lines.catalogue', '=', watch.catalogue)
    .where('order_lines.watch_id', '=', watch.id)
    .where('return_requests.restocked', '=', 1)
    .where('return_requests.received_at', '>', since)
    .execute();
  return [
    ...orders.map(({ number, event, by, at }) => ({ at, by, text: `order ${number}: ${words[event] ?? event}` })),
    ...returned.map(({ number, kind, at }) => ({ at: at ?? '', by: 'owner', text: `${kind} ${number}: received` })),
  ]
    .toSorted(byTime)
    .map(sentenceOf);
}

/** An order number as typed, normalised. */
export const orderNumberField = () => z.string().transform(normaliseOrderNumber).refine(isOrderNumber, 'order-number');

type AboutOrder = { number: OrderNumber };

/** Members that all use cases about one order share: audit subject and version check. */
export const aboutOrder = {
  audit: ({ number }: AboutOrder): { subject: string; details?: string } => ({ subject: number }),
  versionOf: (records: DatabaseTransaction, { number }: AboutOrder) => lockedOrderVersion(records, number),
  changesSince: (db: Database, { number }: AboutOrder, since: string) => changesOfOrder(db, number, since),
};
