import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { checkQuantity, type ShortageCode } from '@/domain/stock';
import { accept, type Result } from '@/domain/result';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import { type DatabaseTransaction } from '@/server/database/database';
import { type MissingUnits } from '@/server/events/domain-events';
import { type OrderedUnits } from './reservation-bounds';
import { inLockOrder, lockAvailableUnits, setAvailableUnits } from './lock';

/**
 * Reserves an order's units. One of several parallel orders for the last unit succeeds. Rejects the first line that
 * exceeds the available units; the caller then rolls the transaction back.
 */
export async function reserveUnits(
  records: DatabaseTransaction,
  order: OrderNumber,
  lines: readonly OrderedUnits[],
  now: Date,
): Promise<Result<void, ShortageCode>> {
  const keyed = lines.map((line, index) => ({
    watch: watchKey(line),
    quantity: line.quantity,
    field: `lines.${index}`,
  }));
  for (const { watch, quantity, field } of inLockOrder(keyed)) {
    const available = await lockAvailableUnits(records, watch, now);
    const checked = checkQuantity(quantity, available, field);
    if (!checked.ok) return checked;
    await setAvailableUnits(records, watch, { from: available, to: available - quantity }, now);
    await insert(records, { order_number: order, watch, quantity, oversold: 0 });
  }
  return accept(undefined);
}

/** Returns the watches of an order. */
export async function orderedWatches(records: DatabaseTransaction, order: OrderNumber): Promise<WatchKey[]> {
  const lines = await records
    .selectFrom('order_lines')
    .select(['catalogue', 'watch_id'])
    .where('order_number', '=', order)
    .execute();
  return [...new Set(lines.map(({ catalogue, watch_id: id }) => watchKey({ catalogue, id })))];
}

/** Releases an order's reservation: when it expires, fails or is cancelled, or is refunded before shipping. */
export async function releaseUnits(records: DatabaseTransaction, order: OrderNumber, now: Date): Promise<void> {
  const reserved = await records
    .deleteFrom('stock_reservations')
    .where('order_number', '=', order)
    .returning(['watch', 'quantity'])
    .execute();
  for (const { watch, quantity } of inLockOrder(reserved)) {
    const available = await lockAvailableUnits(records, watch, now);
    await setAvailableUnits(records, watch, { from: available, to: available + quantity }, now);
  }
}

/**
 * Moves returned units from the order's reservation to the stock. An order that was refunded before shipping has no
 * reservation: its units are in the stock already.
 */
export async function restockUnits(
  records: DatabaseTransaction,
  order: OrderNumber,
  returned: readonly { watch: WatchKey; units: number }[],
  now: Date,
): Promise<void> {
  const own = await records.selectFrom('stock_reservations').selectAll().where('order_number', '=', order).execute();
  for (const { watch, units } of inLockOrder(returned)) {
    const reserved = own.find((one) => one.watch === watch);
    if (!reserved) continue;
    const { quantity, oversold } = reserved;
    const left = {
      quantity: Math.max(0, quantity - units),
      oversold: Math.max(0, oversold + Math.min(0, quantity - units)),
    };
    await records
      .updateTable('stock_reservations')
      .set(left)
      .where('order_number', '=', order)
      .where('watch', '=', watch)
      .execute();
    const available = await lockAvailableUnits(records, watch, now);
    await setAvailableUnits(records, watch, { from: available, to: available + units }, now);
  }
}

/**
 * Reserves units again for an order that is paid after it had released them. Units that are no longer available are
 * saved as oversold for the owner; the payment stays valid.
 *
 * @returns the oversold units.
 */
export async function reserveMissingUnits(
  records: DatabaseTransaction,
  order: OrderNumber,
  now: Date,
): Promise<readonly MissingUnits[]> {
  const ordered = await records
    .selectFrom('order_lines')
    .select(['position', 'catalogue', 'watch_id', 'name', 'quantity'])
    .where('order_number', '=', order)
    .execute();
  const restocked = await records
    .selectFrom('return_lines')
    .innerJoin('return_requests', 'return_requests.number', 'return_lines.return_number')
    .select(['line', 'units'])
    .where('order_number', '=', order)
    .where('restocked', '=', 1)
    .execute();
  const wanted = ordered.map(({ position, ...line }) => ({
    ...line,
    quantity: restocked.reduce((left, { line, units }) => left - (line === position ? units : 0), line.quantity),
  }));
  const reserved = await records
    .selectFrom('stock_reservations')
    .select('watch')
    .where('order_number', '=', order)
    .execute();
  const reservedKeys = new Set(reserved.map(({ watch }) => watch));
  const missing = wanted
    .map(({ catalogue, watch_id: id, ...line }) => ({ ...line, watch: watchKey({ catalogue, id }) }))
    .filter(({ watch }) => !reservedKeys.has(watch));
  const oversold: MissingUnits[] = [];
  for (const { watch, name, quantity } of inLockOrder(missing)) {
    const available = await lockAvailableUnits(records, watch, now);
    const found = Math.min(available, quantity);
    await setAvailableUnits(records, watch, { from: available, to: available - found }, now);
    await insert(records, { order_number: order, watch, quantity: found, oversold: quantity - found });
    if (found < quantity) oversold.push({ watch, name, units: quantity - found });
  }
  return oversold;
}

type Reservation = { order_number: OrderNumber; watch: WatchKey; quantity: number; oversold: number };

async function insert(records: DatabaseTransaction, reservation: Reservation): Promise<void> {
  await records.insertInto('stock_reservations').values(reservation).execute();
}
