import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findOrder, informationLinks, withdraw } from '@/data/information-pages';
import { absoluteUrl } from '@/data/site';
import { deliveryCopy } from '@/domain/delivery-text';
import type { Totals } from '@/domain/line-items';
import { deliveryDates, shippingOptions } from '@/domain/shipping';
import { type Database } from '@/server/database/database';
import { type Message, type Problem } from './messages';
import { type Priced, priceCheckout } from './price-checkout';
import { productId } from './product';
import { type Extensions, maskTexts, namePartsOf } from './read-checkout';
import { type AgentSession, type PreparedCheckout } from './sessions';

/** Id of the only shipping method and parcel of a checkout. */
const METHOD_ID = 'shipping';
const GROUP_ID = 'parcel';

/** A checkout as agents receive it. */
type Shown = { messages: readonly Message[]; [field: string]: unknown };

/** Renders a session for its agent: current prices, missing fields and the URL where the shopper continues. */
export async function showCheckout(
  db: Database,
  session: AgentSession,
  extensions: Extensions,
  now: Date,
): Promise<Shown> {
  if (session.state === 'completed') return showCompleted(db, session);
  const priced = await priceCheckout(db, session, extensions, now);
  const status = statusOf(session, priced.problems);
  return {
    id: session.id,
    status,
    currency: priced.prices.currency.toUpperCase(),
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
  { type: 'withdrawal', url: absoluteUrl(withdraw.href), title: withdraw.label },
];

/**
 * Never `ready_for_complete`, because an agent cannot complete a checkout. Errors that the agent can fix come before
 * the escalation to the shopper.
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
  content: 'The checkout is complete. The buyer reviews it and pays on the shop’s own page.',
  severity: 'requires_buyer_review',
};

const inTheShop: Problem = {
  ...forTheBuyer,
  code: 'buyer_in_control',
  content: 'The buyer continues in the shop. Request the checkout again to see if it is paid.',
};

/**
 * Names, email and address are masked: the caller may be any agent that learned the id. After a take-over, the response
 * has no buyer and no destination.
 */
async function contentOf(
  { state, prepared }: AgentSession,
  extensions: Extensions,
  { prices, totals, promo, service }: Priced,
  now: Date,
) {
  const lines = await Promise.all(totals.lines.map(lineOf));
  const isOpen = state === 'open';
  const { firstName, lastName, email, phone } = prepared.buyer;
  const buyer = maskTexts({ first_name: firstName, last_name: lastName, email, phone_number: phone });
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

async function lineOf(line: Totals['lines'][number]) {
  const { name: title, unitCents, quantity, lineCents } = line;
  const watch = await catalogue.findWatch(line);
  const key = productId(line);
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
  { address, destinationId }: PreparedCheckout,
  { prices, totals, service }: Pick<Priced, 'prices' | 'totals' | 'service'>,
  now: Date,
) {
  const ids = totals.lines.map(productId);
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
                description: { plain: `Arrives ${deliveryCopy(dates).usual}` },
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
    ...maskTexts({
      ...namePartsOf(address.fullName),
      street_address: address.line1,
      extended_address: address.line2,
      address_locality: address.city,
      address_region: address.region,
      postal_code: address.postalCode,
    }),
    // Shipping services depend on it, and it identifies no person.
    ...(address.country && { address_country: address.country }),
  };
}

/** Renders a completed session from its order as placed, whatever happened since. */
async function showCompleted(db: Database, session: AgentSession): Promise<Shown> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'subtotal_cents', 'discount_cents', 'shipping_cents', 'total_cents', 'currency'])
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
    currency: order.currency,
    lines,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    shippingCents: order.shipping_cents,
    totalCents: order.total_cents,
  };
  return {
    id: session.id,
    status: 'completed',
    currency: order.currency.toUpperCase(),
    line_items: await Promise.all(lines.map(lineOf)),
    totals: totalsOf(totals),
    messages: [],
    links,
    expires_at: session.expiresAt.toISOString(),
    order: { id: order.number, label: order.number, permalink_url: absoluteUrl(findOrder.href) },
  };
}
