import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { judgeQuantity, type ShortageCode } from '@/domain/stock';
import { accept, type Result } from '@/domain/result';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import { type Records } from '@/server/database/database';
import { type MissingUnits } from '@/server/events/domain-events';
import { setAvailableUnits } from './set-available-units';
import { type OrderedUnits } from './available-units';
import { inLockOrder, lockAvailableUnits } from './lock';

/**
 * Takes an order's pieces out of the stock, for nobody else to have: of any number of orders for the last piece one
 * succeeds. Refused is the first watch that is short, and the caller undoes what was taken before it.
 */
export async function reserveUnits(
  records: Records,
  order: OrderNumber,
  lines: readonly OrderedUnits[],
  now: Date,
): Promise<Result<void, ShortageCode>> {
  const named = lines.map((line, index) => ({
    watch: watchKey(line),
    quantity: line.quantity,
    field: `lines.${index}`,
  }));
  for (const { watch, quantity, field } of inLockOrder(named)) {
    const left = await lockAvailableUnits(records, watch, now);
    const judged = judgeQuantity(quantity, left, field);
    if (!judged.ok) return judged;
    await setAvailableUnits(records, watch, { from: left, to: left - quantity }, now);
    await keep(records, { order_number: order, watch, quantity, oversold: 0 });
  }
  return accept(undefined);
}

/** Puts back what an order has taken, when it has come to nothing, or was refunded before it was sent. */
export async function releaseUnits(records: Records, order: OrderNumber, now: Date): Promise<void> {
  const taken = await records
    .deleteFrom('stock_reservations')
    .where('order_number', '=', order)
    .returning(['watch', 'quantity'])
    .execute();
  for (const { watch, quantity } of inLockOrder(taken)) {
    const left = await lockAvailableUnits(records, watch, now);
    await setAvailableUnits(records, watch, { from: left, to: left + quantity }, now);
  }
}

/**
 * Takes again what a paid order needs and does not have, because it had been given up: as far as it is there. The rest
 * is written down as oversold, for the owner to look into; the payment counts all the same.
 */
export async function reserveMissingUnits(
  records: Records,
  order: OrderNumber,
  now: Date,
): Promise<readonly MissingUnits[]> {
  const wanted = await records
    .selectFrom('order_lines')
    .select(['catalogue', 'watch_id', 'name', 'quantity'])
    .where('order_number', '=', order)
    .execute();
  const taken = await records
    .selectFrom('stock_reservations')
    .select('watch')
    .where('order_number', '=', order)
    .execute();
  const has = new Set(taken.map(({ watch }) => watch));
  const missing = wanted
    .map(({ catalogue, watch_id: id, ...line }) => ({ ...line, watch: watchKey({ catalogue, id }) }))
    .filter(({ watch }) => !has.has(watch));
  const oversold: MissingUnits[] = [];
  for (const { watch, name, quantity } of inLockOrder(missing)) {
    const left = await lockAvailableUnits(records, watch, now);
    const found = Math.min(left, quantity);
    await setAvailableUnits(records, watch, { from: left, to: left - found }, now);
    await keep(records, { order_number: order, watch, quantity: found, oversold: quantity - found });
    if (found < quantity) oversold.push({ watch, name, units: quantity - found });
  }
  return oversold;
}

type Taken = { order_number: OrderNumber; watch: WatchKey; quantity: number; oversold: number };

async function keep(records: Records, taken: Taken): Promise<void> {
  await records.insertInto('stock_reservations').values(taken).execute();
}
