import 'server-only';
import { type Selectable } from 'kysely';
import { carriers } from '@/data/shipping';
import { type OrderNumber } from '@/domain/order-number';
import { carrierNamed, type SentParcel } from '@/domain/parcel';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

export type ParcelRow = Selectable<Schema['parcels']>;

/** What has been noted of an order's parcel, corrections last. */
export function parcelsOf(db: Database, number: OrderNumber): Promise<ParcelRow[]> {
  return db.selectFrom('parcels').selectAll().where('order_number', '=', number).orderBy('revision').execute();
}

/** The parcel of each of these orders that has one, by the order's number. */
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
  // A later row of an order takes the place of the one before it.
  return new Map(rows.map((row) => [row.order_number, sentParcel(row)]));
}

/** A parcel as it is shown. */
function sentParcel({ carrier, tracking_number: trackingNumber }: ParcelRow): SentParcel {
  const known = carrierNamed(carrier, carriers);
  return { carrier, trackingNumber, ...(known && { trackingUrl: known.trackingUrl(trackingNumber) }) };
}
