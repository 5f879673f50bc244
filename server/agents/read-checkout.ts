import { deliveryLimits, maxPromoCodeLength, maxOrderLines } from '@/contract/limits';
import { countryOfAlpha3 } from '@/data/alpha-3-codes';
import { countries } from '@/data/countries';
import { type CountryCode, countryCodes } from '@/data/country-names';
import { isQuantity, maxQuantity } from '@/domain/line-items';
import { accept } from '@/domain/result';
import { normaliseCode, removeInvisible } from '@/domain/typed-text';
import { type CurrencyHint } from './asked-currency';
import { type Problem, problem } from './messages';
import { watchOfProduct } from './product';
import { type PreparedCheckout } from './sessions';

/** A checkout as agents send it, validated by the protocol's schemas. */
export type SentCheckout = {
  line_items: { item: { id: string; quantity_unit?: { unit: string; scale?: number } }; quantity: number }[];
  buyer?: Partial<Record<'first_name' | 'last_name' | 'email' | 'phone_number', string>>;
  context?: CurrencyHint & { eligibility?: string[] };
  fulfillment?: { methods?: SentMethod[] };
  discounts?: { codes?: string[] };
};

/** The only part of a payment that is read: the number of instruments. */
export type SentPayment = { payment?: { instruments?: unknown[] } };

type SentMethod = {
  type?: string;
  destinations?: SentDestination[];
  selected_destination_id?: string | null;
  groups?: { selected_option_id?: string | null }[];
};

type SentDestination = Partial<Record<(typeof addressFields)[number] | 'id' | 'phone_number', string>>;

/** Negotiated extensions of a checkout. */
export type Extensions = { fulfillment: boolean; discount: boolean };

/** Largest number of promo codes that are stored; the shop applies one. */
const maxCodes = 5;

/** Longest id of a destination, in characters. */
const maxIdLength = 100;

type Rejected = { ok: false; message: Problem };
type Read<T> = { ok: true; value: T } | Rejected;

const invalid = (...args: Parameters<typeof problem>): Rejected => ({ ok: false, message: problem(...args) });

/**
 * Reads a checkout that an agent prepares. Texts are cut to the lengths of the checkout form and lose invisible
 * characters; other checks run when the checkout is shown. Fields that the server owns (prices, totals, states) are not
 * read.
 *
 * @param before current contents of the session, for a destination that is named by its id only, and for masked texts.
 */
export function readCheckout(
  sent: SentCheckout,
  extensions: Extensions,
  before?: PreparedCheckout,
): Read<PreparedCheckout> {
  const lines = readLines(sent.line_items);
  if (!lines.ok) return lines;
  const place = readPlace(extensions.fulfillment ? sent.fulfillment?.methods : undefined, before);
  if (!place.ok) return place;
  const { phone: phoneOfPlace, ...delivery } = place.value;
  const { first_name, last_name, email, phone_number = phoneOfPlace } = sent.buyer ?? {};
  const stored = before?.buyer;
  const codes = extensions.discount ? (sent.discounts?.codes ?? []) : [];
  return accept({
    lines: lines.value,
    buyer: {
      firstName: cut(unmask(first_name, stored?.firstName), deliveryLimits.fullName),
      lastName: cut(unmask(last_name, stored?.lastName), deliveryLimits.fullName),
      email: cutCode(unmask(email, stored?.email), deliveryLimits.email),
      phone: cutCode(unmask(phone_number, stored?.phone), 40),
    },
    ...delivery,
    promoCodes: codes
      .map((code) => cutCode(code, maxPromoCodeLength))
      .filter(Boolean)
      .slice(0, maxCodes),
  });
}

/** Merges lines of the same watch. */
function readLines(sent: SentCheckout['line_items']): Read<PreparedCheckout['lines']> {
  const quantities = new Map<string, number>();
  for (const { item, quantity } of sent) {
    const { unit = 'C62', scale = 0 } = item.quantity_unit ?? {};
    if (unit !== 'C62' || scale !== 0) return invalid('quantity_unit_mismatch', 'Watches are sold by the unit.');
    quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity);
  }
  if (quantities.size === 0) return invalid('no_line_items', 'The checkout has no line items.');
  if (quantities.size > maxOrderLines)
    return invalid('too_many_line_items', `A checkout has at most ${maxOrderLines} different watches.`);
  const lines = [];
  for (const [id, quantity] of quantities) {
    const watch = watchOfProduct(id);
    if (!watch)
      return invalid(
        'item_unavailable',
        `The shop sells no product with the id ${JSON.stringify(id.slice(0, maxIdLength))}.`,
      );
    if (!isQuantity(quantity))
      return invalid('invalid_quantity', `The quantity of a watch must be from 1 to ${maxQuantity}.`);
    lines.push({ catalogue: watch.catalogue, id: watch.id, quantity });
  }
  return accept(lines);
}

type Place = Pick<PreparedCheckout, 'address' | 'destinationId' | 'service'> & {
  /** Phone number of the destination's contact, as sent. */
  phone?: string;
};

/** JSONPath of the only shipping method in a checkout (RFC 9535). */
export const METHOD = '$.fulfillment.methods[0]';

function readPlace(methods: readonly SentMethod[] = [], before?: PreparedCheckout): Read<Place> {
  const [method] = methods;
  if (!method) return accept({ address: null, service: '' });
  const isShipping = method.type === undefined || method.type === 'shipping';
  if (methods.length > 1 || !isShipping) {
    return invalid(
      'fulfillment_method_not_offered',
      'The shop ships all watches of an order in one parcel, by mail.',
      `${METHOD}.type`,
    );
  }
  const service = cut(method.groups?.[0]?.selected_option_id ?? '', 40);
  const place = choosePlace(method, before);
  return place.ok ? accept({ ...place.value, service }) : place;
}

/** Returns the selected destination, or the only one. */
function choosePlace(
  { destinations = [], selected_destination_id: selected }: SentMethod,
  before?: PreparedCheckout,
): Read<Omit<Place, 'service'>> {
  const named = destinations.map((place, index) => ({
    place,
    id: cut(place.id, maxIdLength) || `destination_${index + 1}`,
  }));
  const only = named.length === 1 && selected === undefined ? named[0] : undefined;
  const chosen = only ?? named.find(({ id }) => id === selected);
  if (chosen && hasAddress(chosen.place)) {
    const stored = before?.destinationId === chosen.id ? before.address : null;
    const phone = chosen.place.phone_number;
    return accept({ address: addressOf(chosen.place, stored), destinationId: chosen.id, phone });
  }
  const id = chosen?.id ?? selected;
  if (id === undefined || id === null) return accept({ address: null });
  if (before?.address && before.destinationId === id) return accept({ address: before.address, destinationId: id });
  return invalid(
    'destination_not_found',
    'The checkout has no destination with this id.',
    `${METHOD}.selected_destination_id`,
  );
}

const addressFields = [
  'street_address',
  'extended_address',
  'address_locality',
  'address_region',
  'address_country',
  'postal_code',
  'first_name',
  'last_name',
] as const;

/** True if a destination has fields beside its id. */
const hasAddress = (place: SentDestination) => addressFields.some((field) => place[field] !== undefined);

type Address = NonNullable<PreparedCheckout['address']>;

/** @param stored address of the same destination, for masked texts. */
function addressOf(place: SentDestination, stored: PreparedCheckout['address']): Address {
  const before = namePartsOf(stored?.fullName ?? '');
  const names = [unmask(place.first_name, before.first_name), unmask(place.last_name, before.last_name)];
  return {
    fullName: cut(names.filter(Boolean).join(' '), deliveryLimits.fullName),
    line1: cut(unmask(place.street_address, stored?.line1), deliveryLimits.line1),
    line2: cut(unmask(place.extended_address, stored?.line2), deliveryLimits.line2),
    city: cut(unmask(place.address_locality, stored?.city), deliveryLimits.city),
    region: cut(unmask(place.address_region, stored?.region), deliveryLimits.region),
    postalCode: cutCode(unmask(place.postal_code, stored?.postalCode), deliveryLimits.postalCode),
    country: countryOf(cutCode(place.address_country, deliveryLimits.city)),
  };
}

/**
 * Returns a country's code from the code of two or three letters, or from its name in English or in the language of the
 * build; empty for any other text. ISO 3166-1 reserves `UK` for the United Kingdom.
 */
function countryOf(text: string): string {
  const code = text.toUpperCase();
  if (code === 'UK') return 'GB';
  if (/^[A-Z]{2}$/.test(code)) return code;
  const isNamed = (country: CountryCode) =>
    [countries[country], englishNames.of(country)].some((name) => name?.toUpperCase() === code);
  return countryOfAlpha3(code) ?? countryCodes.find(isNamed) ?? '';
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns a text on one line, without invisible characters, cut to `longest`. */
function cut(text: string | undefined, longest: number): string {
  return removeInvisible(text ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

/** Returns a coded text, normalised as by the checkout form and cut to `longest`. */
const cutCode = (text: string | undefined, longest: number) => cut(normaliseCode(text ?? ''), longest);

/** Replaces each stored personal text in a response: agents can write names and addresses, but never read them. */
const MASK = '***';

/** Replaces every text of a person by the mask, and leaves empty texts out. */
export const maskTexts = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text === '' ? [] : [[field, MASK]])));

/** Returns the stored text for a sent mask, and any other text unchanged: agents often send back what they received. */
const unmask = (sent: string | undefined, stored = ''): string => (sent?.trim() === MASK ? stored : (sent ?? ''));

/** Splits a name into the protocol's two parts: the last word is the family name. */
export function namePartsOf(fullName: string): { first_name: string; last_name: string } {
  const end = fullName.lastIndexOf(' ');
  return {
    first_name: fullName.slice(0, Math.max(end, 0)) || fullName,
    last_name: end < 0 ? '' : fullName.slice(end + 1),
  };
}
