import 'server-only';
import { isEuCountry, withdrawalRight } from '@/data/law';
import { isFinalSale, returnDays } from '@/data/policies';
import { isPaid } from '@/domain/order-states';
import { type NoReturn } from '@/domain/order-returns';
import { accept, reject, type Result } from '@/domain/result';
import { claimsUnits, givesWay, type ReturnKind, type ReturnNumber } from '@/domain/return-states';
import { dayAfter, isOver, lastLegalDay } from '@/domain/return-terms';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { publish } from '@/server/events/registry';
import {
  hasRefund,
  linesOf,
  type ReturnDetails,
  returnsOf,
  unitRecordsOf,
  unitsOf,
} from '@/server/orders/claimed-units';
import { supposedDelivery, timeSent, wasSent } from '@/server/orders/progress';
import { REPEAT_WINDOW_MS } from '@/server/orders/request-refund';
import { newReturnNumber } from '@/server/platform/tokens';
import { changeReturn, recordReturnEvent } from './change-return';

/** Units that a shopper sends back; `all` for all remaining units. */
export type ReturnItems = 'all' | readonly { watch: WatchKey; units: number }[];

/** The units in words, for the owner: `1 × xerix/1, 2 × undone/3`, or the whole order. */
export const itemsText = (items: ReturnItems): string =>
  items === 'all' ? 'the whole order' : items.map(({ watch, units }) => `${units} × ${watch}`).join(', ');

type ReturnAsk = { kind: ReturnKind; items: ReturnItems; reason?: string };

/**
 * Why nothing can be sent back. `no-right`: the law of the shopper's country gives no withdrawal. `no-units`: fewer
 * units remain than requested. `final-sale`: the policy excludes a maker.
 */
type ReturnCode = NoReturn;

/** Last day for a withdrawal or return, a UTC date. */
type Deadline = Result<string, Exclude<ReturnCode, 'final-sale' | 'no-units'>>;

/**
 * Returns the last day of the shopper's right. A withdrawal ends 14 days after delivery: the carrier's day if it is known,
 * otherwise {@link supposedDelivery}. A return ends 30 days after shipping.
 */
export async function deadlineOf(records: Database, order: OrderRow, kind: ReturnKind, now: Date): Promise<Deadline> {
  const { state } = order;
  if (kind === 'withdrawal' && !isEuCountry(order.country)) return reject({ code: 'no-right' });
  if (!isPaid(state) || order.cancel_requested_at !== null) return reject({ code: 'order-state', state });
  const sent = await sentDay(records, order);
  if (kind === 'return' && sent === undefined) return reject({ code: 'not-sent' });
  if (kind === 'return' && order.open_dispute === 'dispute')
    return reject({ code: 'order-disputed', dispute: order.open_dispute });
  // An order that is not sent is delivered today at the earliest.
  const earliest = sent ?? now.toISOString().slice(0, 10);
  const day =
    kind === 'withdrawal'
      ? lastLegalDay(order.delivered_on ?? supposedDelivery(order, earliest), withdrawalRight.days)
      : dayAfter(sent ?? '', returnDays);
  return isOver(day, now) ? reject({ code: 'too-late' }) : accept(day);
}

/** Returns the day on which the order was sent; undefined if it was not. */
async function sentDay(records: Database, order: OrderRow): Promise<string | undefined> {
  return wasSent(order) ? (await timeSent(records, order.number))?.slice(0, 10) : undefined;
}

/** A line of an order with the units that can still be withdrawn or returned. */
type OpenLine = { line: number; watch: WatchKey; name: string; units: number };

/**
 * Returns the lines with units that are left for a kind of request. A unit is asked for once of each kind, and never after
 * its refund. A withdrawal may take over units of a return that has not arrived; a return takes over nothing.
 */
export async function openLines(
  records: Database,
  order: OrderRow,
  kind: ReturnKind,
): Promise<Result<OpenLine[], 'final-sale' | 'no-units'>> {
  const left = await linesLeft(records, order, kind);
  const open = left.filter(({ name }) => kind === 'withdrawal' || !isFinalSale(name));
  return open.length > 0 ? accept(open) : reject({ code: left.length > 0 ? 'final-sale' : 'no-units' });
}

async function linesLeft(records: Database, order: OrderRow, kind: ReturnKind): Promise<OpenLine[]> {
  const found = await unitRecordsOf(records, order.number);
  const lines = await linesOf(records, order.number);
  return lines
    .map(({ position: line, catalogue, watch_id: id, name, quantity }) => ({
      line,
      watch: watchKey({ catalogue, id }),
      name,
      units: quantity - unitsOf(found, line, (one) => hasRefund(found, one) || blocks(one, kind)),
    }))
    .filter(({ units }) => units > 0);
}

/** True if a request's units cannot be asked for by this kind of request. The owner's refused state is final for its kind. */
function blocks({ kind: own, state }: ReturnDetails, kind: ReturnKind): boolean {
  if (kind === own) return state !== 'cancelled';
  return claimsUnits(state) && !(kind === 'withdrawal' && givesWay(own, state));
}

/**
 * Enters a withdrawal or return and publishes it. The order is locked, so that of parallel requests for the same units one
 * succeeds.
 */
export async function requestReturn(
  records: DatabaseTransaction,
  order: OrderRow,
  { kind, items, reason = '' }: ReturnAsk,
  now: Date,
): Promise<Result<ReturnNumber, ReturnCode>> {
  const deadline = await deadlineOf(records, order, kind, now);
  if (!deadline.ok) return deadline;
  const open = await openLines(records, order, kind);
  if (!open.ok) return open;
  const asked = items === 'all' ? open.value : unitsAsked(items, open.value);
  if (!asked) return reject({ code: 'no-units' });
  const parcel = kind === 'withdrawal' ? await takeOver(records, order, asked, now) : undefined;
  const number = newReturnNumber();
  const at = now.toISOString();
  await records
    .insertInto('return_requests')
    .values({
      number,
      order_number: order.number,
      kind,
      state: 'requested',
      state_before_refund: null,
      reason,
      answer: '',
      value_cents: null,
      sent_at: parcel?.sent_at ?? null,
      tracking: parcel?.tracking ?? '',
      received_at: null,
      created_at: at,
      changed_at: at,
    })
    .execute();
  const rows = asked.map(({ line, units }) => ({ return_number: number, line, units }));
  await records.insertInto('return_lines').values(rows).execute();
  await recordReturnEvent(records, number, { event: 'request', to: 'requested', source: 'shopper', now });
  if (parcel) await changeReturn(records, { number, kind, state: 'requested' }, 'send', { source: 'withdrawal', now });
  await publish(records, 'return-changed', { order: order.number, number, event: 'request', by: 'shopper' }, now);
  return accept(number);
}

/** Finds an equal return of the last minute, which a second press asks for again (docs/product.md 36.5). */
export async function findRepeatedReturn(
  records: Database,
  order: OrderRow,
  { items, reason }: { items: ReturnItems; reason: string },
  now: Date,
): Promise<ReturnNumber | undefined> {
  const since = new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString();
  const recent = (await returnsOf(records, order.number)).filter(
    (one) => one.kind === 'return' && one.state === 'requested' && one.reason === reason && one.created_at > since,
  );
  if (recent.length === 0) return undefined;
  if (items === 'all') return (await openLines(records, order, 'return')).ok ? undefined : recent.at(-1)?.number;
  const wanted = unitsByWatch(items);
  const lines = await linesOf(records, order.number);
  const isEqual = (one: ReturnDetails) =>
    one.lines.length === wanted.size &&
    one.lines.every(({ line, units }) => {
      const ordered = lines.find(({ position }) => position === line);
      return ordered && wanted.get(watchKey({ catalogue: ordered.catalogue, id: ordered.watch_id })) === units;
    });
  return recent.findLast(isEqual)?.number;
}

function unitsByWatch(items: Exclude<ReturnItems, 'all'>): ReadonlyMap<WatchKey, number> {
  const units = new Map<WatchKey, number>();
  for (const { watch, units: more } of items) units.set(watch, (units.get(watch) ?? 0) + more);
  return units;
}

/** The open lines with the units asked for; undefined if a watch is not among them, or fewer units are left. */
function unitsAsked(items: Exclude<ReturnItems, 'all'>, open: readonly OpenLine[]): OpenLine[] | undefined {
  const wanted = unitsByWatch(items);
  const asked = open.flatMap((line) => {
    const units = wanted.get(line.watch) ?? 0;
    return units > 0 && units <= line.units ? [{ ...line, units }] : [];
  });
  return asked.length > 0 && asked.length === wanted.size ? asked : undefined;
}

/**
 * Takes units that a withdrawal needs from returns under way, the newest first. A return that keeps no unit is cancelled.
 *
 * @returns the latest sent return that gave units, if all units of the withdrawal are on their way.
 */
async function takeOver(
  records: DatabaseTransaction,
  order: OrderRow,
  asked: readonly OpenLine[],
  now: Date,
): Promise<Pick<ReturnDetails, 'sent_at' | 'tracking'> | undefined> {
  const found = await unitRecordsOf(records, order.number);
  const isFree = (one: ReturnDetails) => givesWay(one.kind, one.state) && !hasRefund(found, one);
  const lines = await linesOf(records, order.number);
  const missing = new Map(
    asked.map(({ line, units }) => {
      const quantity = lines.find(({ position }) => position === line)?.quantity ?? 0;
      const taken = unitsOf(found, line, (one) => hasRefund(found, one) || claimsUnits(one.state));
      return [line, Math.max(0, units - Math.max(0, quantity - taken))];
    }),
  );
  const parcels: ReturnDetails[] = [];
  let unsent = asked.reduce((sum, { units }) => sum + units, 0);
  for (const one of found.returns.filter(isFree).toReversed()) {
    const kept = one.lines.map(({ line, units }) => {
      const given = Math.min(units, missing.get(line) ?? 0);
      missing.set(line, (missing.get(line) ?? 0) - given);
      return { line, units: units - given, given };
    });
    if (kept.every(({ given }) => given === 0)) continue;
    if (one.state === 'sent') {
      parcels.push(one);
      unsent -= kept.reduce((sum, { given }) => sum + given, 0);
    }
    if (kept.every(({ units }) => units === 0)) {
      await changeReturn(records, one, 'cancel', { source: 'withdrawal', now });
      continue;
    }
    for (const { line, units } of kept) {
      if (units > 0)
        await records
          .updateTable('return_lines')
          .set({ units })
          .where('return_number', '=', one.number)
          .where('line', '=', line)
          .execute();
      else
        await records
          .deleteFrom('return_lines')
          .where('return_number', '=', one.number)
          .where('line', '=', line)
          .execute();
    }
  }
  const [latest] = parcels.toSorted((first, second) => ((first.sent_at ?? '') < (second.sent_at ?? '') ? 1 : -1));
  return unsent === 0 ? latest : undefined;
}
