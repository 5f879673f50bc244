import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Parcel } from '@/domain/parcel';
import { accept, type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { type ChangeCode, fulfilInTransaction } from './change';
import { lockOrder } from './history';
import { parcelsOf } from './parcels';

/** `first`: the order is now fulfilled. `corrected`: the parcel replaces an earlier one. `same`: nothing changed. */
export type ShipResult = 'first' | 'corrected' | 'same';

/**
 * Saves an order's carrier and tracking number and publishes `order-sent` (docs/product.md 14.14). A paid order becomes
 * fulfilled; a fulfilled one gets its parcel added or corrected. The same parcel again changes nothing.
 */
export function shipOrder(
  db: Database,
  number: OrderNumber,
  parcel: Parcel,
  now: Date,
): Promise<Result<ShipResult, ChangeCode>> {
  return transact(db, async (records) => {
    const order = await lockOrder(records, number);
    if (order?.state !== 'fulfilled') {
      const fulfilled = await fulfilInTransaction(records, number, now);
      if (!fulfilled.ok) return fulfilled;
    }
    return accept(await recordParcel(records, number, parcel, now));
  });
}

async function recordParcel(
  records: DatabaseTransaction,
  number: OrderNumber,
  parcel: Parcel,
  now: Date,
): Promise<ShipResult> {
  const { carrier, trackingNumber } = parcel;
  const earlier = await parcelsOf(records, number);
  const last = earlier.at(-1);
  if (last?.carrier === carrier && last.tracking_number === trackingNumber) return 'same';
  const revision = earlier.length;
  const parcelRow = { carrier, tracking_number: trackingNumber, recorded_at: now.toISOString() };
  await records
    .insertInto('parcels')
    .values({ order_number: number, revision, ...parcelRow })
    .execute();
  await publish(records, 'order-sent', { order: number, revision }, now);
  return revision > 0 ? 'corrected' : 'first';
}
