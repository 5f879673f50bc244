import 'server-only';
import { judgePlace } from '@/contract/address.schema';
import { emailAddress } from '@/contract/fields.schema';
import { findOrder, informationLinks } from '@/data/information-pages';
import { absoluteUrl } from '@/data/site';
import { deliveryWords } from '@/domain/delivery-words';
import { priceOrder, type PriceSources, type Totals } from '@/domain/pricing';
import { deliveryDates, shippingOptions } from '@/domain/shipping';
import { type WatchKey } from '@/domain/watch-key';
import { usualService } from '@/server/checkout/quote';
import { type Database } from '@/server/database';
import { findUsablePromo } from '@/server/orders/promo-codes';
import { openPriceBook } from '@/server/price-book';
import { piecesLeft } from '@/server/stock/left';
import { type Message } from './messages';
import { type Extensions } from './read-checkout';
import { type AgentSession, type PreparedCheckout } from './sessions';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { z } from 'zod';

/** The one way and the one parcel in which a checkout is sent. */
const METHOD_ID = 'shipping';
const GROUP_ID = 'parcel';
const METHOD = '$.fulfillment.methods[0]';
const PLACE = `${METHOD}.destinations[0]`;

type Problem = Message & { type: 'error' };

/** What a prepared checkout comes to now. */
type Priced = {
  prices: PriceSources;
  /** The shop's own totals; shipping is 0 where nobody has said where to. */
  totals: Omit<Totals, 'shipping'> & { shippingCents: number | undefined };
  promo: { code: string; percent: number } | undefined;
  service: string;
  problems: Problem[];
  warnings: Message[];
};

/** A session as its agent gets it: priced anew, with what is missing and where its shopper goes on. */
export async function showCheckout(
  db: Database,
  session: AgentSession,
  extensions: Extensions,
  now: Date,
): Promise<object> {
  if (session.state === 'completed') return showCompleted(db, session);
  const priced = await price(db, session.prepared, extensions, now);
  const status = statusOf(session, priced.problems);
  return {
    id: session.id,
    status,
    currency: 'USD',
    ...(await contentOf(session, extensions, priced, now)),
    totals: totalsOf(priced.totals),
    messages: messagesOf(session, priced),
    links,
    expires_at: session.expiresAt.toISOString(),
    ...(status !== 'canceled' && { continue_url: session.continueUrl }),
  };
}

const links = [
  { type: 'privacy_policy', url: absoluteUrl(informationLinks.privacy.href) },
  { type: 'terms_of_service', url: absoluteUrl(informationLinks.terms.href) },
  { type: 'refund_policy', url: absoluteUrl(informationLinks['shipping-returns'].href) },
  { type: 'shipping_policy', url: absoluteUrl(informationLinks['shipping-returns'].href) },
];

/**
 * Never `ready_for_complete`: that would promise that an agent can complete it. What the agent can mend comes first; then
 * the shopper is asked for.
 */
function statusOf({ state }: AgentSession, problems: readonly Problem[]) {
  if (state === 'cancelled' || state === 'expired') return 'canceled';
  if (state === 'taken-over') return 'requires_escalation';
  return problems.some(({ severity }) => severity === 'recoverable') ? 'incomplete' : 'requires_escalation';
}

function messagesOf({ state }: AgentSession, { problems, warnings }: Priced): Message[] {
  if (state === 'cancelled' || state === 'expired') return [];
  if (state === 'taken-over') return [inTheShop];
  return [...problems, ...warnings, ...(problems.length === 0 ? [forTheBuyer] : [])];
}

const forTheBuyer: Problem = {
  type: 'error',
  code: 'buyer_review_required',
  content: 'Everything is filled in. The buyer looks it over and pays on the shop’s own page.',
  severity: 'requires_buyer_review',
};

const inTheShop: Problem = {
  ...forTheBuyer,
  code: 'buyer_in_control',
  content: 'The buyer has gone on with this in the shop. Ask again to learn whether it is paid.',
};

/** Once a browser has gone on with it, nobody is told any more who buys and where to. */
async function contentOf(
  { state, prepared }: AgentSession,
  extensions: Extensions,
  { prices, totals, promo, service }: Priced,
  now: Date,
) {
  const lines = await Promise.all(totals.lines.map(lineOf));
  const isOpen = state === 'open';
  const { firstName, lastName, email, phone } = prepared.buyer;
  const buyer = withoutEmpty({ first_name: firstName, last_name: lastName, email, phone_number: phone });
  return {
    line_items: lines,
    ...(isOpen && Object.keys(buyer).length > 0 && { buyer }),
    ...(isOpen && extensions.fulfillment && { fulfillment: fulfillmentOf(prepared, { prices, totals, service }, now) }),
    ...(extensions.discount && {
      discounts: {
        codes: prepared.promoCodes,
        applied: promo && totals.discountCents > 0 ? [appliedOf(promo, totals.discountCents)] : [],
      },
    }),
  };
}

async function lineOf({ catalogue: name, id, name: title, unitCents, quantity, lineCents }: Totals['lines'][number]) {
  const watch = await catalogue.findWatch(`${name}/${id}` as WatchKey);
  const key = `${name}-${id}`;
  return {
    id: key,
    item: { id: key, title, price: unitCents, ...(watch && { image_url: absoluteUrl(watch.pictures[0]) }) },
    quantity,
    totals: [
      { type: 'subtotal', amount: lineCents },
      { type: 'total', amount: lineCents },
    ],
  };
}

const appliedOf = ({ code, percent }: { code: string; percent: number }, amount: number) => ({
  code,
  title: `${percent}% off`,
  amount,
  method: 'across',
});

function totalsOf({ subtotalCents, discountCents, totalCents, shippingCents }: Priced['totals']) {
  return [
    { type: 'subtotal', display_text: 'Watches', amount: subtotalCents },
    ...(discountCents > 0 ? [{ type: 'discount', display_text: 'Promo code', amount: -discountCents }] : []),
    ...(shippingCents === undefined ? [] : [{ type: 'fulfillment', display_text: 'Shipping', amount: shippingCents }]),
    { type: 'total', display_text: 'Total', amount: totalCents },
  ];
}

function fulfillmentOf(
  { lines, address, destinationId }: PreparedCheckout,
  { prices, totals, service }: Pick<Priced, 'prices' | 'totals' | 'service'>,
  now: Date,
) {
  const ids = lines.map(({ catalogue: name, id }) => `${name}-${id}`);
  const options = address ? shippingOptions(prices.services, prices.zoneOf(address.country), totals.subtotalCents) : [];
  return {
    methods: [
      {
        id: METHOD_ID,
        type: 'shipping',
        line_item_ids: ids,
        destinations: address ? [destinationOf(address, destinationId)] : [],
        selected_destination_id: address ? (destinationId ?? 'destination_1') : null,
        groups: [
          {
            id: GROUP_ID,
            line_item_ids: ids,
            options: options.map((option) => {
              const dates = deliveryDates(option, now);
              return {
                id: option.id,
                title: option.label,
                description: { plain: `Arrives ${deliveryWords(dates).usual}` },
                earliest_fulfillment_time: `${dates.earliest}T00:00:00Z`,
                latest_fulfillment_time: `${dates.latest}T23:59:59Z`,
                totals: [{ type: 'total', amount: option.cents }],
              };
            }),
            selected_option_id: options.some(({ id }) => id === service) ? service : null,
          },
        ],
      },
    ],
  };
}

function destinationOf(address: NonNullable<PreparedCheckout['address']>, id = 'destination_1') {
  return {
    type: 'shipping_address',
    id,
    ...withoutEmpty({
      ...nameOf(address.fullName),
      street_address: address.line1,
      extended_address: address.line2,
      address_locality: address.city,
      address_region: address.region,
      postal_code: address.postalCode,
      address_country: address.country,
    }),
  };
}

/** A name in the protocol's two parts: the last word of it stands alone. */
function nameOf(fullName: string) {
  const end = fullName.lastIndexOf(' ');
  return {
    first_name: fullName.slice(0, Math.max(end, 0)) || fullName,
    last_name: end < 0 ? '' : fullName.slice(end + 1),
  };
}

const withoutEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

async function price(db: Database, prepared: PreparedCheckout, extensions: Extensions, now: Date): Promise<Priced> {
  const prices = await openPriceBook(prepared.lines, now);
  const sold = prepared.lines.filter((line) => prices.priceOf(line.catalogue, line.id));
  const { promo, warnings } = await judgeCodes(db, prepared.promoCodes, now);
  const country = prepared.address?.country ?? '';
  const isServed = prices.zoneOf(country) !== 'none';
  const service = prepared.service || usualService(country);
  const priced = priceOrder(
    { lines: sold, country: isServed ? country : 'US', service: isServed ? service : usualService('US'), promo },
    prices,
  );
  const place = placeProblems(prepared, extensions, { isServed, isOffered: priced.ok });
  const problems = [...(await stockProblems(db, sold, now)), ...buyerProblems(prepared), ...place];
  if (sold.length < prepared.lines.length) problems.unshift(noLongerSold);
  if (!priced.ok) return { prices, service, promo, problems, warnings, totals: withoutShipping(sold, promo, prices) };
  const { shipping, totalCents, ...rest } = priced.value;
  const totals = isServed
    ? { ...rest, shippingCents: shipping.cents, totalCents }
    : { ...rest, shippingCents: undefined, totalCents: totalCents - shipping.cents };
  return { prices, service, promo, problems, warnings, totals };
}

/** The watches alone, at the shop's own prices: where to is not known, or not served. */
function withoutShipping(
  lines: PreparedCheckout['lines'],
  promo: Priced['promo'],
  prices: PriceSources,
): Priced['totals'] {
  const priced = priceOrder({ lines, country: 'US', service: usualService('US'), promo }, prices);
  if (!priced.ok) return { lines: [], subtotalCents: 0, discountCents: 0, totalCents: 0, shippingCents: undefined };
  const { shipping, totalCents, ...rest } = priced.value;
  return { ...rest, shippingCents: undefined, totalCents: totalCents - shipping.cents };
}

const problem = (code: string, content: string, path?: string): Problem => ({
  type: 'error',
  code,
  content,
  severity: 'recoverable',
  ...(path && { path }),
});

const noLongerSold = problem('item_unavailable', 'A watch of this checkout is not sold any more.');

async function judgeCodes(db: Database, codes: readonly string[], now: Date) {
  const [code, ...others] = codes;
  const warnings: Message[] = others.map((_, index) => ({
    type: 'warning',
    code: 'discount_code_combination_disallowed',
    content: 'One promo code is taken with an order.',
    path: `$.discounts.codes[${index + 1}]`,
  }));
  if (code === undefined) return { promo: undefined, warnings };
  const found = await findUsablePromo(db, code, undefined, now);
  if (found.ok) return { promo: found.value, warnings };
  const content =
    found.refusal.code === 'promo-code'
      ? 'This code is unknown or has been used.'
      : 'This code is held by another checkout.';
  const refused: Message = { type: 'warning', code: 'discount_code_invalid', content, path: '$.discounts.codes[0]' };
  return { promo: undefined, warnings: [refused, ...warnings] };
}

async function stockProblems(db: Database, lines: PreparedCheckout['lines'], now: Date): Promise<Problem[]> {
  const keys = lines.map(({ catalogue: name, id }) => `${name}/${id}` as WatchKey);
  const left = await piecesLeft(db, keys, undefined, now);
  return lines.flatMap(({ quantity }, index) => {
    const pieces = left.get(keys[index] as WatchKey) ?? 0;
    if (pieces >= quantity) return [];
    const content = pieces === 0 ? 'This watch is sold out.' : `There are ${pieces} left of this watch.`;
    return [problem('out_of_stock', content, `$.line_items[${index}]${pieces === 0 ? '' : '.quantity'}`)];
  });
}

const email = emailAddress();

function buyerProblems({ buyer }: PreparedCheckout): Problem[] {
  if (!buyer.email) return [problem('field_required', 'The buyer’s e-mail address is missing.', '$.buyer.email')];
  return email.safeParse(buyer.email).success
    ? []
    : [problem('invalid_email', 'This is no e-mail address.', '$.buyer.email')];
}

/** What each field of a place is called by the protocol. */
const placeFields = {
  line1: 'street_address',
  city: 'address_locality',
  region: 'address_region',
  postalCode: 'postal_code',
} as const;

const place = z.object({ region: z.string(), postalCode: z.string(), country: z.string() }).superRefine(judgePlace);

function placeProblems(
  { address, buyer }: PreparedCheckout,
  { fulfillment }: Extensions,
  { isServed, isOffered }: { isServed: boolean; isOffered: boolean },
): Problem[] {
  if (!fulfillment) return [addressInTheShop];
  if (!address) return [problem('field_required', 'Where the parcel goes is missing.', `${METHOD}.destinations`)];
  if (!isServed) return [problem('address_undeliverable', 'The shop does not send to this country.', PLACE)];
  if (!isOffered)
    return [
      problem(
        'fulfillment_option_not_offered',
        'This way to send does not go there.',
        `${METHOD}.groups[0].selected_option_id`,
      ),
    ];
  const missing = (['line1', 'city'] as const).filter((field) => address[field] === '');
  const judged = place.safeParse(address);
  const wrong = judged.success ? [] : judged.error.issues.map(({ path: [field] }) => field as 'region' | 'postalCode');
  const problems = [...missing, ...wrong].map((field) =>
    problem(
      address[field] ? 'invalid_address' : 'field_required',
      'This line of the address is missing, or is none of its country.',
      `${PLACE}.${placeFields[field]}`,
    ),
  );
  if (address.fullName || buyer.firstName || buyer.lastName) return problems;
  return [...problems, problem('field_required', 'Whose parcel it is is missing.', '$.buyer.first_name')];
}

const addressInTheShop: Problem = {
  type: 'error',
  code: 'shipping_address_required',
  content: 'The buyer says on the shop’s own page where the parcel goes.',
  severity: 'requires_buyer_input',
};

/** A completed session is what its order was when it was placed, whatever has become of that since. */
async function showCompleted(db: Database, session: AgentSession): Promise<object> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'subtotal_cents', 'discount_cents', 'shipping_cents', 'total_cents'])
    .where('agent_session', '=', session.id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', order.number)
    .orderBy('position')
    .execute();
  const lines = rows.map((row) => ({
    catalogue: row.catalogue,
    id: row.watch_id,
    name: row.name,
    unitCents: row.unit_cents,
    quantity: row.quantity,
    lineCents: row.unit_cents * row.quantity,
  }));
  const totals = {
    lines,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    shippingCents: order.shipping_cents,
    totalCents: order.total_cents,
  };
  return {
    id: session.id,
    status: 'completed',
    currency: 'USD',
    line_items: await Promise.all(lines.map(lineOf)),
    totals: totalsOf(totals),
    messages: [],
    links,
    expires_at: session.expiresAt.toISOString(),
    order: { id: order.number, label: order.number, permalink_url: absoluteUrl(findOrder.href) },
  };
}
