import { now, paidOrder } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { findParcels } from './parcels';
import { shipOrder } from './ship';

onEachEngine((where) => {
  it('findParcels returns the parcels of some or no orders', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const parcel = { carrier: 'Royal Mail', trackingNumber: 'AB123456789GB' };
    await shipOrder(db, order.number, parcel, now);
    expect([...(await findParcels(db, [order.number, 'OH-1']))]).toEqual([[order.number, parcel]]);
    expect([...(await findParcels(db, []))]).toEqual([]);
  });
});
