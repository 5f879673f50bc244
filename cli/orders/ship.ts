import { carriers } from '@/data/shipping';
import { findCarrier, type Parcel, parseParcel } from '@/domain/parcel';
import { type Database } from '@/server/database/database';
import { ship as shipping } from '@/server/desk/orders/steps';
import { ReportedError } from '@/domain/reported-error';
import { changeError } from './change';
import { atTerminal, type Command, orderNumberOf } from './command';

export const ship: Command = {
  name: 'ship',
  usage: ['<number> <carrier> <tracking number>'],
  // A tracking number may have the spaces printed on a label.
  run: (db, [number, carrier, ...groups]) =>
    number !== undefined && carrier !== undefined && groups.length > 0
      ? shipParcel(db, number, { carrier, trackingNumber: groups.join(' ') })
      : undefined,
};

async function shipParcel(db: Database, typedNumber: string, typed: Parcel): Promise<string> {
  const parcel = parseParcel(typed, carriers);
  if (!parcel.ok)
    throw new ReportedError(parcel.rejection.code === 'carrier' ? carrierErrorText(typed) : numberErrorText(typed));
  const number = orderNumberOf(typedNumber);
  const shipped = await atTerminal(shipping, db, { number, ...parcel.value });
  if (!shipped.ok) {
    const { rejection } = shipped;
    if (rejection.code === 'carrier' || rejection.code === 'tracking-number') throw new Error(rejection.code);
    throw changeError(number, rejection, 'it cannot be sent');
  }
  const { carrier, trackingNumber } = parcel.value;
  const done = { first: 'is sent with', corrected: 'is corrected: it is sent with', same: 'was sent already with' };
  const mail = shipped.value === 'same' ? 'Nothing has changed.' : 'The shopper gets an email.';
  return `Order ${number} ${done[shipped.value]} ${carrier}, ${trackingNumber}. ${mail}`;
}

function carrierErrorText({ carrier }: Parcel): string {
  const known = carriers.map(({ name }) => name).join(', ');
  return `"${carrier}" is not a carrier. Use ${known} or another name of up to 60 letters, in quotes if it has spaces.`;
}

function numberErrorText({ carrier, trackingNumber }: Parcel): string {
  const known = findCarrier(carrier, carriers);
  const form =
    known?.trackingFormat ??
    '3 to 40 letters and digits, with a digit and no spaces (quote a carrier’s name with spaces)';
  return `"${trackingNumber}" is not a tracking number of ${known?.name ?? carrier}: ${form}.`;
}
