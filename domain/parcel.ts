import { accept, reject, type Result } from './result';
import { normaliseCode } from './typed-text';

/** A carrier with known tracking numbers and tracking page. */
export type Carrier = {
  name: string;
  /** Pattern of its tracking numbers, in capitals without blanks and hyphens. */
  trackingPattern: RegExp;
  /** Description of the format, with an example. */
  trackingFormat: string;
  trackingUrl: (trackingNumber: string) => string;
};

/** Carrier and tracking number of an order. */
export type Parcel = { carrier: string; trackingNumber: string };

/** A parcel as shown; known carriers have a link. */
export type SentParcel = Parcel & { trackingUrl?: string };

export type ParcelCode = 'carrier' | 'tracking-number';

/** Carrier names of at most 60 characters, without control or invisible characters. */
const NAME = /^(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&+'’/()-]{0,59}$/u;

/** Tracking number of an unknown carrier: has a digit and no blanks. */
const NUMBER = /^(?=.*\d)[A-Z0-9][A-Z0-9./-]{2,39}$/i;

/**
 * Parses a typed carrier and tracking number. A known carrier's number must match its pattern.
 *
 * @param trackingNumber may have blanks and hyphens as on a label.
 */
export function parseParcel(
  { carrier, trackingNumber }: Parcel,
  carriers: readonly Carrier[],
): Result<Parcel, ParcelCode> {
  const name = carrier.normalize('NFC').trim().replace(/\s+/g, ' ');
  const known = findCarrier(name, carriers);
  if (!known && !NAME.test(name)) return reject({ code: 'carrier' });
  const code = normaliseCode(trackingNumber);
  const number = known ? code.replace(/[ -]/g, '').toUpperCase() : code;
  if (!(known?.trackingPattern ?? NUMBER).test(number)) return reject({ code: 'tracking-number' });
  return accept({ carrier: known?.name ?? name, trackingNumber: number });
}

/** Finds a carrier by name, ignoring case; undefined for an unknown one. */
export function findCarrier(name: string, carriers: readonly Carrier[]): Carrier | undefined {
  return carriers.find((one) => one.name.toLowerCase() === name.toLowerCase());
}
