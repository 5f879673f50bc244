import { accept, reject, type Result } from './result';

/** Who brings parcels, as far as the shop knows their tracking numbers and the page that follows one. */
export type Carrier = {
  name: string;
  /** The forms of its tracking numbers, in capitals, without blanks and hyphens. */
  trackingPattern: RegExp;
  /** The same in words, with an example. */
  trackingFormat: string;
  trackingUrl: (trackingNumber: string) => string;
};

/** Who brings an order, and under which number. */
export type Parcel = { carrier: string; trackingNumber: string };

/** A parcel as it is shown; its link is there for carriers that the shop knows. */
export type SentParcel = Parcel & { trackingUrl?: string };

export type ParcelCode = 'carrier' | 'tracking-number';

/** Names as people write them, of at most 60 characters: no control, nothing invisible. */
const NAME = /^(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&+'’/()-]{0,59}$/u;

/** A number of a carrier that the shop does not know: it has a digit, and nothing that could be a second word. */
const NUMBER = /^(?=.*\d)[A-Z0-9][A-Z0-9./-]{2,39}$/i;

/**
 * A carrier and a tracking number as somebody typed them. The number of a carrier that the shop knows has to be one of
 * its own, however it was grouped; any other has to look like a number.
 *
 * @param trackingNumber may have blanks and hyphens as they are printed on a label.
 */
export function parseParcel(
  { carrier, trackingNumber }: Parcel,
  carriers: readonly Carrier[],
): Result<Parcel, ParcelCode> {
  const name = carrier.normalize('NFC').trim().replace(/\s+/g, ' ');
  const known = findCarrier(name, carriers);
  if (!known && !NAME.test(name)) return reject({ code: 'carrier' });
  const number = known ? trackingNumber.replace(/[\s-]/g, '').toUpperCase() : trackingNumber.trim();
  if (!(known?.trackingPattern ?? NUMBER).test(number)) return reject({ code: 'tracking-number' });
  return accept({ carrier: known?.name ?? name, trackingNumber: number });
}

/** The carrier of a name, in whatever capitals; undefined for one that the shop does not know. */
export function findCarrier(name: string, carriers: readonly Carrier[]): Carrier | undefined {
  return carriers.find((one) => one.name.toLowerCase() === name.toLowerCase());
}
