import 'server-only';
import { type Selectable } from 'kysely';
import { carriers } from '@/data/shipping';
import { type OrderNumber } from '@/domain/order-number';
import { findCarrier, type SentParcel } from '@/domain/parcel';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

export type ParcelRow = Selectable<Schema['parcels']>;

/** Lists an order's parcel rows, corrections last. */
export function parcelsOf(db: Database, number: OrderNumber): Promise<ParcelRow[]> {
  return db.selectFrom('parcels').selectAll().where('order_number', '=', number).orderBy('revision').execute();
}

/** Returns the current parcel of each order that has one, by order number. */
export async function findParcels(
  db: Database,
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<string, SentParcel>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_number', 'in', numbers)
    .orderBy('revision')
    .execute();
  // Rows come by revision, so a correction overwrites the earlier row in the map.
  return new Map(rows.map((row) => [row.order_number, sentParcel(row)]));
}

function sentParcel({ carrier, tracking_number: trackingNumber }: ParcelRow): SentParcel {
  const known = findCarrier(carrier, carriers);
  return { carrier, trackingNumber, ...(known && { trackingUrl: known.trackingUrl(trackingNumber) }) };
}
