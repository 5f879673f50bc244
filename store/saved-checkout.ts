import { fieldsOf, keysOf, recordOf } from '@/domain/records';
import { type Address, blankAddress } from '@/domain/address';
import { type HandOff, readHandOff } from './hand-off';
import { type OrderAttempt, readAttempt } from './order-attempt';

/** Buyer and delivery address, typed or from a saved address. */
export type Details = { email: string; phone: string } & Address;

/** An unfinished checkout as persisted. */
export type SavedCheckout = {
  details: Details;
  /** Typed address before a saved one was chosen; `null` for none. */
  typedAddress: Address | null;
  /** True to add the address to the address book. */
  keepsAddress: boolean;
  /** Id of the shipping service; empty for the default one. */
  service: string;
  /** An accepted promo code; empty for none. */
  promoCode: string;
  /** A checkout claimed from an agent. */
  handOff: HandOff | null;
  /** The last attempt to order. */
  attempt: OrderAttempt | null;
  /** Last change in ms since 1970; 0 for never. */
  changedAt: number;
};

/** An empty checkout. */
export const blankCheckout: SavedCheckout = {
  details: { email: '', phone: '', ...blankAddress },
  typedAddress: null,
  keepsAddress: false,
  service: '',
  promoCode: '',
  handOff: null,
  attempt: null,
  changedAt: 0,
};

/** Lifetime after the last change, in ms: a day. */
export const checkoutLifetimeMs = 24 * 60 * 60 * 1000;

/** Maximum text length; longer text was not typed here. */
const maxTextLength = 200;

/** Maximum length of an email address (RFC 5321, 4.5.3.1.3). */
const maxEmailLength = 254;

/** True if there is nothing to save. */
export function isBlank(checkout: SavedCheckout): boolean {
  return checkout.changedAt === 0;
}

/**
 * Parses a stored checkout; blank for `null`, invalid or expired text. Invalid fields are blank; never throws.
 *
 * @param now in ms since 1970.
 */
export function parseCheckout(text: string | null, now: number): SavedCheckout {
  const given = fieldsOf(parseJson(text));
  const { changedAt } = given;
  // A clock set back must not extend the lifetime.
  if (typeof changedAt !== 'number' || !(Math.abs(now - changedAt) < checkoutLifetimeMs)) return blankCheckout;
  return {
    details: {
      ...readTexts(given.details, blankCheckout.details),
      email: textOf(fieldsOf(given.details).email, '', maxEmailLength),
    },
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

function textOf(value: unknown, otherwise: string, maxLength = maxTextLength): string {
  return typeof value === 'string' && value.length <= maxLength ? value : otherwise;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
