import 'server-only';
import { costAt } from '@/data/weekend';
import type { Totals } from '@/domain/line-items';
import { type Rejection } from '@/domain/result';
import { usualService } from '@/server/checkout/quote';
import { type Database } from '@/server/database/database';
import { quoteOrder } from '@/server/orders/place';
import { openPriceSource } from '@/server/catalogue/price-source';
import { inStock, type WatchOffer, findWatchOffer } from '@/server/catalogue/watch-offer';
import { type AgentSession, type PreparedCheckout, promoCodeOf } from './sessions';

/** A watch with its price at the time of preparation, in USD cents. */
type PreparedWatch = WatchOffer & { beforeCents: number };

type QuoteRejection = Extract<Awaited<ReturnType<typeof quoteOrder>>, { ok: false }>['rejection'];

/** Contents of a session's page before a shopper takes it over; without personal data. */
export type HandOffView = {
  /** With current prices and those at the time of preparation, in USD cents. */
  watches: readonly PreparedWatch[];
  /** Number of lines whose watch is not sold. */
  unsold: number;
  /** Current totals; undefined if they cannot be calculated. */
  totals: Totals | undefined;
  /** Total at the time of preparation, in cents, if it differs. */
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
  { prepared, changedAt }: Pick<AgentSession, 'prepared' | 'changedAt'>,
  now: Date,
): Promise<HandOffView> {
  const asked = prepared.lines.map((line) => findWatchOffer(line, line.quantity, now));
  const found = (await Promise.all(asked)).filter((each) => each !== undefined);
  const watches = found.map((each) => ({ ...each, beforeCents: costAt(each.watch, changedAt) }));
  const lines = inStock(watches).map(({ watch: { catalogue: name, id }, quantity }) => ({
    catalogue: name,
    id,
    quantity,
  }));
  const wanted = { ...prepared, lines };
  const quoted = await quoteValidParts(db, wanted, now, now);
  const before = await quoteValidParts(db, wanted, changedAt, now);
  const hasMoved = before.totals?.totalCents !== quoted.totals?.totalCents;
  return {
    watches,
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
async function quoteValidParts(db: Database, prepared: PreparedCheckout, at: Date, now: Date) {
  const country = prepared.address?.country || 'US';
  const usual = usualService(country);
  const service = prepared.service || usual;
  const promoCode = promoCodeOf(prepared);
  const prices = await openPriceSource(prepared.lines, at);
  let rejection: QuoteRejection | undefined;
  for (const wish of [{ service, promoCode }, { service }, { service: usual }]) {
    const totals = await quoteOrder(db, { lines: [...prepared.lines], address: { country }, ...wish }, prices, now);
    if (totals.ok) return { totals: totals.value, rejection };
    rejection ??= totals.rejection;
  }
  return { totals: undefined, rejection };
}
