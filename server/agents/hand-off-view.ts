import 'server-only';
import { costAt } from '@/data/weekend';
import type { Currency } from '@/domain/currency';
import { homeCountry } from '@/domain/language';
import type { LineItem, Totals } from '@/domain/line-items';
import { type Rejection } from '@/domain/result';
import { priceOrDollars } from '@/domain/watch-price';
import { usualService } from '@/server/checkout/quote';
import { type Database } from '@/server/database/database';
import { quoteOrder } from '@/server/orders/place';
import { listCurrency, openPriceSource } from '@/server/catalogue/price-source';
import { inStock, type WatchOffer, findWatchOffer, toLineItem } from '@/server/catalogue/watch-offer';
import { type AgentSession, type PreparedCheckout, promoCodeOf } from './sessions';

/** A watch with its current price and that at the time of preparation, in the checkout's currency. */
type PreparedWatch = WatchOffer & { beforeCents: number };

type QuoteRejection = Extract<Awaited<ReturnType<typeof quoteOrder>>, { ok: false }>['rejection'];

/** Contents of a session's page before a shopper takes it over; without personal data. */
export type HandOffView = {
  /** Currency of all amounts, in its minor unit. */
  currency: Currency;
  watches: readonly PreparedWatch[];
  /** The watches in stock as lines of the cart, which stores prices in US dollars. */
  lines: readonly LineItem[];
  /** Number of lines whose watch is not sold. */
  unsold: number;
  /** Current totals; undefined if they cannot be calculated. */
  totals: Totals | undefined;
  /** Total at the time of preparation, if it differs. */
  beforeCents: number | undefined;
  /** The part that is no longer valid: promo code, service, country or watch. */
  rejection: Rejection<QuoteRejection['code']> | undefined;
};

/**
 * Prices a prepared checkout at `now`; the agent's prices are ignored. Prices change when a weekend begins or ends
 * (docs/product.md 28.1).
 */
export async function viewHandOff(
  db: Database,
  { prepared, currency: wanted, changedAt }: Pick<AgentSession, 'prepared' | 'currency' | 'changedAt'>,
  now: Date,
): Promise<HandOffView> {
  const asked = prepared.lines.map((line) => findWatchOffer(line, line.quantity, now));
  const found = (await Promise.all(asked)).filter((each) => each !== undefined);
  const currency = await listCurrency(prepared.lines, wanted);
  const watches = found.map((each) => {
    const price = priceOrDollars(each.watch, currency);
    return { ...each, unitCents: costAt(price, now), beforeCents: costAt(price, changedAt) };
  });
  const lines = inStock(watches).map(({ watch: { catalogue: name, id }, quantity }) => ({
    catalogue: name,
    id,
    quantity,
  }));
  const orderable = { prepared: { ...prepared, lines }, currency };
  const quoted = await quoteValidParts(db, orderable, now, now);
  const before = await quoteValidParts(db, orderable, changedAt, now);
  const hasMoved = before.totals?.totalCents !== quoted.totals?.totalCents;
  return {
    currency,
    watches,
    lines: inStock(found).map(toLineItem),
    unsold: prepared.lines.length - watches.length,
    ...quoted,
    beforeCents: hasMoved ? before.totals?.totalCents : undefined,
  };
}

/**
 * Returns the totals, if necessary without an invalid promo code and service, and the first rejection.
 *
 * @param at time of the prices.
 */
async function quoteValidParts(
  db: Database,
  { prepared, currency }: { prepared: PreparedCheckout; currency: Currency },
  at: Date,
  now: Date,
) {
  const country = prepared.address?.country || homeCountry;
  const usual = usualService(country);
  const service = prepared.service || usual;
  const promoCode = promoCodeOf(prepared);
  const prices = await openPriceSource(prepared.lines, at, currency);
  let rejection: QuoteRejection | undefined;
  for (const wish of [{ service, promoCode }, { service }, { service: usual }]) {
    const totals = await quoteOrder(db, { lines: [...prepared.lines], address: { country }, ...wish }, prices, now);
    if (totals.ok) return { totals: totals.value, rejection };
    rejection ??= totals.rejection;
  }
  return { totals: undefined, rejection };
}
