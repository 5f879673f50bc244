import { fieldsOf, keysOf, recordOf } from '@/domain/records';
import { type Address, blankAddress } from '@/domain/address';
import { type HandOff, readHandOff } from './hand-off';
import { type OrderAttempt, readAttempt } from './order-attempt';

/** Who buys and where the watches go, as typed or as a saved address says. */
export type Details = { email: string } & Address;

/** An unfinished checkout as storage keeps it. */
export type SavedCheckout = {
  details: Details;
  /** What had been typed before a saved address was chosen; `null` for nothing. */
  typedAddress: Address | null;
  /** Whether the address is to be kept in the address book too. */
  keepsAddress: boolean;
  /** The id of the shipping that was chosen; empty for the usual one. */
  service: string;
  /** A code that the shop has found good; empty for none. */
  promoCode: string;
  /** What this browser has taken over from an agent. */
  handOff: HandOff | null;
  /** The last try to order. */
  attempt: OrderAttempt | null;
  /** When the shopper last changed something, in ms since 1970; 0 for never. */
  changedAt: number;
};

/** A checkout that nobody has begun. */
export const blankCheckout: SavedCheckout = {
  details: { email: '', ...blankAddress },
  typedAddress: null,
  keepsAddress: false,
  service: '',
  promoCode: '',
  handOff: null,
  attempt: null,
  changedAt: 0,
};

/** How long a checkout is kept after its last change, in ms: a day. */
export const checkoutLifetimeMs = 24 * 60 * 60 * 1000;

/** No text of a checkout is longer: what storage holds beyond it was not typed here. */
const maxTextLength = 200;

/** Whether there is nothing worth keeping. */
export function isBlank(checkout: SavedCheckout): boolean {
  return checkout.changedAt === 0;
}

/**
 * The checkout in a stored text, a blank one for `null`, for nonsense and for one that is older than a day. What is
 * missing or of another kind is blank; throws nothing.
 *
 * @param now in ms since 1970.
 */
export function parseCheckout(text: string | null, now: number): SavedCheckout {
  const given = fieldsOf(parseJson(text));
  const { changedAt } = given;
  // A clock that was set back must not keep a checkout for ever.
  if (typeof changedAt !== 'number' || !(Math.abs(now - changedAt) < checkoutLifetimeMs)) return blankCheckout;
  return {
    details: readTexts(given.details, blankCheckout.details),
    typedAddress: given.typedAddress ? readTexts(given.typedAddress, blankAddress) : null,
    keepsAddress: given.keepsAddress === true,
    service: textOf(given.service, blankCheckout.service),
    promoCode: textOf(given.promoCode, blankCheckout.promoCode),
    handOff: readHandOff(given.handOff),
    attempt: readAttempt(given.attempt),
    changedAt,
  };
}

function readTexts<Name extends string>(value: unknown, blank: Readonly<Record<Name, string>>) {
  const given = fieldsOf(value);
  return recordOf(keysOf(blank), (field) => textOf(given[field], blank[field]));
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value.length <= maxTextLength ? value : otherwise;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
