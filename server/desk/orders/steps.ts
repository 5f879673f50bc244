import 'server-only';
import { z } from 'zod';
import { carriers } from '@/data/shipping';
import { type ParcelCode, parseParcel } from '@/domain/parcel';
import { reject, type Rejection, type Result } from '@/domain/result';
import { type ChangeCode, fulfilOrder } from '@/server/orders/change';
import { packOrder, recordDelivery, unpackOrder } from '@/server/orders/progress';
import { shipOrder, type ShipResult } from '@/server/orders/ship';
import { defineUseCase } from '../use-case';
import { aboutOrder, orderNumberField } from './changes';

type ShipCode = ChangeCode | ParcelCode;

const order = z.strictObject({ number: orderNumberField() });

export const pack = defineUseCase({
  ...aboutOrder,
  name: 'pack-order',
  schema: order,
  run: (records, { number }, { now }) => packOrder(records, number, now),
  successMessage: (done, { number }) =>
    done === 'same'
      ? `Order ${number} was packed before.`
      : `Order ${number} is packed. The shopper can no longer cancel it or change its address.`,
  rejectionMessage: (rejection, { number }) => holdText(number, rejection, 'it cannot be packed'),
  undo: (done, { number }) =>
    done === 'same' ? undefined : { label: 'Undo packing', action: 'unpack-order', fields: { number } },
});

export const unpack = defineUseCase({
  ...aboutOrder,
  name: 'unpack-order',
  schema: order,
  run: (records, { number }, { now }) => unpackOrder(records, number, now),
  successMessage: (_, { number }) => `Order ${number} is not packed.`,
  rejectionMessage: (rejection, { number }) => holdText(number, rejection, 'it cannot be unpacked'),
});

export const fulfil = defineUseCase({
  ...aboutOrder,
  name: 'fulfil-order',
  schema: order,
  run: (records, { number }, { now }) => fulfilOrder(records, number, now),
  successMessage: (_, { number }) => `Order ${number} is sent, without a tracking number. The shopper gets no email.`,
  rejectionMessage: (rejection, { number }) => holdText(number, rejection, 'it cannot be sent'),
});

export const ship = defineUseCase({
  ...aboutOrder,
  name: 'ship-order',
  schema: z.strictObject({
    number: orderNumberField(),
    carrier: z.string().trim().max(60),
    trackingNumber: z.string().trim().max(60),
  }),
  audit: ({ number, carrier, trackingNumber }) => ({ subject: number, details: `${carrier} ${trackingNumber}` }),
  run: async (records, { number, ...typed }, { now }): Promise<Result<ShipResult, ShipCode>> => {
    const parcel = parseParcel(typed, carriers);
    if (!parcel.ok) return reject({ code: parcel.rejection.code });
    return shipOrder(records, number, parcel.value, now);
  },
  successMessage: (done, { number, carrier, trackingNumber }) => {
    const what = `with ${carrier}, ${trackingNumber}`;
    if (done === 'same') return `Order ${number} was sent ${what} before.`;
    return `Order ${number} ${done === 'first' ? 'is sent' : 'is corrected: it is sent'} ${what}. The shopper gets an email.`;
  },
  rejectionMessage: (rejection, { number, carrier, trackingNumber }) => {
    if (rejection.code === 'carrier')
      return `“${carrier}” is not a carrier. Use ${carriers.map(({ name }) => name).join(', ')}, or another name.`;
    if (rejection.code === 'tracking-number') return `“${trackingNumber}” is not a tracking number of ${carrier}.`;
    return holdText(number, rejection, 'it cannot be sent');
  },
});

export const deliver = defineUseCase({
  ...aboutOrder,
  name: 'deliver-order',
  schema: z.strictObject({ number: orderNumberField(), day: z.iso.date() }),
  audit: ({ number, day }) => ({ subject: number, details: day }),
  run: (records, { number, day }, { now }) => recordDelivery(records, number, day, now),
  successMessage: (_, { number, day }) => `Order ${number} was delivered on ${day}.`,
  rejectionMessage: (rejection, { number, day }) => {
    if (rejection.code === 'delivery-day')
      return `Order ${number} cannot have arrived on ${day}: the day is in the future, or before it was sent.`;
    return holdText(number, rejection, 'it was not sent');
  },
});

/** Returns why an order can be neither packed nor sent, as a sentence for the owner. */
function holdText(number: string, rejection: Rejection<ChangeCode>, otherwise: string): string {
  switch (rejection.code) {
    case 'unknown-order':
      return `There is no order ${number}.`;
    case 'order-disputed':
      return `Order ${number} must not be sent: its payment is in dispute.`;
    case 'order-cancelled':
      return `Order ${number} was canceled by its shopper and will be refunded.`;
    case 'order-withdrawn':
      return `Order ${number} must not be sent: its shopper withdrew from all of it.`;
    case 'order-state':
      return `Order ${number} is ${rejection.state}: ${otherwise}.`;
  }
}
