import 'server-only';
import { z } from 'zod';
import { validatePlace } from '@/contract/address.schema';
import { emailAddress, phoneNumber } from '@/contract/fields.schema';
import { priceOrder, type Promo, type PriceSources } from '@/domain/pricing';
import type { Currency } from '@/domain/currency';
import type { Totals } from '@/domain/line-items';
import { hasLetterOrDigit } from '@/domain/typed-text';
import { watchKey } from '@/domain/watch-key';
import { usualService } from '@/server/checkout/quote';
import { type Database } from '@/server/database/database';
import { findUsablePromo } from '@/server/promo-codes/promo-codes';
import { soldOutWatches } from '@/server/catalogue/availability';
import { listCurrency, openPriceSource } from '@/server/catalogue/price-source';
import { orderableUnits } from '@/server/stock/available-units';
import { type Message, type Problem, problem } from './messages';
import { type Extensions, METHOD } from './read-checkout';
import { type AgentSession, type PreparedCheckout, promoCodeOf } from './sessions';

const PLACE = `${METHOD}.destinations[0]`;

/** Current price of a prepared checkout. */
export type Priced = {
  prices: PriceSources;
  /** The shop's totals; shipping is undefined while the destination is unknown. */
  totals: Omit<Totals, 'shipping'> & { shippingCents: number | undefined };
  promo: Promo | undefined;
  service: string;
  problems: Problem[];
  warnings: Message[];
};

/** Prices a prepared checkout by the shop's rules, in one currency, and lists what is missing or invalid. */
export async function priceCheckout(
  db: Database,
  { prepared, currency }: Pick<AgentSession, 'prepared' | 'currency'>,
  extensions: Extensions,
  now: Date,
): Promise<Priced> {
  const prices = await openPriceSource(prepared.lines, now, await listCurrency(prepared.lines, currency));
  const sold = prepared.lines.filter((line) => prices.priceOf(line.catalogue, line.id));
  const { promo, warnings: ofCodes } = await judgeCodes(db, prepared, now);
  const ofPrices = prices.currency === currency ? [] : [notInCurrency(currency)];
  const warnings = [...ofCodes, ...ofPrices, ...phoneWarnings(prepared)];
  const country = prepared.address?.country ?? '';
  const isServed = prices.zoneOf(country) !== 'none';
  const service = prepared.service || usualService(country);
  const priced = isServed ? priceOrder({ lines: sold, country, service, promo }, prices) : undefined;
  const place = placeProblems(prepared, extensions, { isServed, isOffered: priced?.ok ?? false });
  const problems = [...(await stockProblems(db, sold, now)), ...buyerProblems(prepared), ...place];
  if (sold.length < prepared.lines.length) problems.unshift(noLongerSold);
  const totals = priced?.ok
    ? { ...priced.value, shippingCents: priced.value.shipping.cents }
    : withoutShipping(sold, promo, prices);
  return { prices, service, promo, problems, warnings, totals };
}

/** Totals of the watches only: the destination is unknown or not served. */
function withoutShipping(
  lines: PreparedCheckout['lines'],
  promo: Priced['promo'],
  prices: PriceSources,
): Priced['totals'] {
  const priced = priceOrder({ lines, country: 'US', service: usualService('US'), promo }, prices);
  if (!priced.ok) {
    const { currency } = prices;
    return { currency, lines: [], subtotalCents: 0, discountCents: 0, totalCents: 0, shippingCents: undefined };
  }
  const { shipping, totalCents, ...rest } = priced.value;
  return { ...rest, shippingCents: undefined, totalCents: totalCents - shipping.cents };
}

const notInCurrency = (currency: Currency): Message => ({
  type: 'info',
  code: 'currency_not_available',
  content: `The shop sells a watch of this checkout in US dollars, but not in ${currency.toUpperCase()}: all amounts are in US dollars.`,
  path: '$.currency',
});

const noLongerSold = problem('item_unavailable', 'The shop no longer sells a watch of this checkout.');

async function judgeCodes(db: Database, prepared: PreparedCheckout, now: Date) {
  const code = promoCodeOf(prepared);
  const warnings: Message[] = prepared.promoCodes.slice(1).map((_, index) => ({
    type: 'warning',
    code: 'discount_code_combination_disallowed',
    content: 'An order accepts one promo code.',
    path: `$.discounts.codes[${index + 1}]`,
  }));
  if (code === undefined) return { promo: undefined, warnings };
  const found = await findUsablePromo(db, code, undefined, now);
  if (found.ok) return { promo: found.value, warnings };
  const content =
    found.rejection.code === 'promo-code'
      ? 'This promo code is unknown or already used.'
      : 'Another checkout has reserved this promo code.';
  const rejected: Message = { type: 'warning', code: 'discount_code_invalid', content, path: '$.discounts.codes[0]' };
  return { promo: undefined, warnings: [rejected, ...warnings] };
}

const reservedForNow = 'Unpaid orders reserve all units of this watch. Try again in ten minutes.';

async function stockProblems(db: Database, lines: PreparedCheckout['lines'], now: Date): Promise<Problem[]> {
  const left = await orderableUnits(db, lines.map(watchKey), undefined, now);
  const soldOut = await soldOutWatches(db);
  return lines.flatMap((line, index) => {
    const units = left.get(watchKey(line)) ?? 0;
    if (units >= line.quantity) return [];
    const none = soldOut.has(watchKey(line)) ? 'This watch is sold out.' : reservedForNow;
    const content = units === 0 ? none : `Only ${units} units of this watch are left.`;
    return [problem('out_of_stock', content, `$.line_items[${index}]${units === 0 ? '' : '.quantity'}`)];
  });
}

const phone = phoneNumber();

/** A phone number is optional: the checkout goes on without one that is not valid. */
function phoneWarnings({ buyer }: PreparedCheckout): Message[] {
  if (phone.safeParse(buyer.phone).success) return [];
  const content = 'A phone number has 7 to 15 digits. The checkout goes on without it.';
  return [{ type: 'warning', code: 'invalid_phone_number', content, path: '$.buyer.phone_number' }];
}

const email = emailAddress();

function buyerProblems({ buyer }: PreparedCheckout): Problem[] {
  if (!buyer.email) return [problem('field_required', 'The buyer’s email address is missing.', '$.buyer.email')];
  return email.safeParse(buyer.email).success
    ? []
    : [problem('invalid_email', 'This is not an email address.', '$.buyer.email')];
}

const notServed = 'The shop does not ship to this country.';

const noCountry = 'The address names no country that the shop knows. Send address_country as a code of two letters.';

/** Names of address fields in the protocol. */
const placeFields = {
  line1: 'street_address',
  city: 'address_locality',
  region: 'address_region',
  postalCode: 'postal_code',
} as const;

const place = z.object({ region: z.string(), postalCode: z.string(), country: z.string() }).superRefine(validatePlace);

function placeProblems(
  { address, buyer }: PreparedCheckout,
  { fulfillment }: Extensions,
  { isServed, isOffered }: { isServed: boolean; isOffered: boolean },
): Problem[] {
  if (!fulfillment) return [addressInTheShop];
  if (!address) return [problem('field_required', 'The shipping address is missing.', `${METHOD}.destinations`)];
  if (!isServed) return [problem('address_undeliverable', address.country ? notServed : noCountry, PLACE)];
  if (!isOffered)
    return [
      problem(
        'fulfillment_option_not_offered',
        'This shipping service does not ship to this address.',
        `${METHOD}.groups[0].selected_option_id`,
      ),
    ];
  const missing = (['line1', 'city'] as const).filter((field) => !hasLetterOrDigit(address[field]));
  const judged = place.safeParse(address);
  const wrong = judged.success
    ? []
    : judged.error.issues.map(({ path: [field] }) => (field === 'region' ? field : 'postalCode'));
  const problems = [...missing, ...wrong].map((field) =>
    problem(
      address[field] ? 'invalid_address' : 'field_required',
      'This part of the address is missing, or is invalid in its country.',
      `${PLACE}.${placeFields[field]}`,
    ),
  );
  return [...problems, ...recipientProblems(address.fullName, buyer)];
}

/** The recipient's name is that of the destination, or the buyer's. */
function recipientProblems(fullName: string, { firstName, lastName }: PreparedCheckout['buyer']): Problem[] {
  const name = fullName || firstName || lastName;
  if (!name) return [problem('field_required', 'The recipient’s name is missing.', '$.buyer.first_name')];
  if (hasLetterOrDigit(fullName || `${firstName}${lastName}`)) return [];
  const path = fullName ? `${PLACE}.first_name` : `$.buyer.${firstName ? 'first_name' : 'last_name'}`;
  return [problem('invalid_name', 'The recipient’s name has no letter and no digit.', path)];
}

const addressInTheShop: Problem = {
  type: 'error',
  code: 'shipping_address_required',
  content: 'The buyer enters the shipping address on the shop’s own page.',
  severity: 'requires_buyer_input',
};
