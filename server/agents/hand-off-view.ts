import 'server-only';
import { costAt } from '@/data/weekend';
import { type Totals } from '@/domain/totals';
import { type Rejection } from '@/domain/result';
import { usualService } from '@/server/checkout/quote';
import { type Database } from '@/server/database/database';
import { quoteOrder } from '@/server/orders/place';
import { openPriceBook } from '@/server/catalogue/price-book';
import { inStock, type Offered, offerWatch } from '@/server/catalogue/offered';
import { type AgentSession, type PreparedCheckout, promoCodeOf } from './sessions';

/** Also at the price of when it was prepared, in USD cents. */
type PreparedWatch = Offered & { beforeCents: number };

type QuoteRejection = Extract<Awaited<ReturnType<typeof quoteOrder>>, { ok: false }>['rejection'];

/** What a session's page shows before anybody has gone on with it: nothing in it names a person or a place. */
export type HandOffView = {
  /** At the prices of now, and those of when it was prepared, in USD cents. */
  watches: readonly PreparedWatch[];
  /** How many lines are of no watch that is sold. */
  unsold: number;
  /** What it would cost now; undefined where it cannot be priced. */
  totals: Totals | undefined;
  /** The total when it was prepared, in cents, where it was another. */
  beforeCents: number | undefined;
  /** What of it does not hold any more: the promo code, the service, the country, a watch. */
  rejection: Rejection<QuoteRejection['code']> | undefined;
};

/**
 * Prices what an agent has prepared, anew at `now`: no price of the agent's is believed. Prices move when a weekend begins or
 * ends (docs/product.md 28.1).
 */
export async function viewHandOff(
  db: Database,
  { prepared, changedAt }: Pick<AgentSession, 'prepared' | 'changedAt'>,
  now: Date,
): Promise<HandOffView> {
  const asked = prepared.lines.map((line) => offerWatch(line, line.quantity, now));
  const found = (await Promise.all(asked)).filter((each) => each !== undefined);
  const watches = found.map((each) => ({ ...each, beforeCents: costAt(each.watch, changedAt) }));
  const lines = inStock(watches).map(({ watch: { catalogue: name, id }, quantity }) => ({
    catalogue: name,
    id,
    quantity,
  }));
  const wanted = { ...prepared, lines };
  const quoted = await quoteWhatHolds(db, wanted, now, now);
  const before = await quoteWhatHolds(db, wanted, changedAt, now);
  const hasMoved = before.totals?.totalCents !== quoted.totals?.totalCents;
  return {
    watches,
    unsold: prepared.lines.length - watches.length,
    ...quoted,
    beforeCents: hasMoved ? before.totals?.totalCents : undefined,
  };
}

/**
 * The totals, without the promo code and the service where those are what is refused, and why the first try was.
 *
 * @param at whose prices count.
 */
async function quoteWhatHolds(db: Database, prepared: PreparedCheckout, at: Date, now: Date) {
  const country = prepared.address?.country || 'US';
  const usual = usualService(country);
  const service = prepared.service || usual;
  const promoCode = promoCodeOf(prepared);
  const prices = await openPriceBook(prepared.lines, at);
  let rejection: QuoteRejection | undefined;
  for (const wish of [{ service, promoCode }, { service }, { service: usual }]) {
    const totals = await quoteOrder(db, { lines: [...prepared.lines], address: { country }, ...wish }, prices, now);
    if (totals.ok) return { totals: totals.value, rejection };
    rejection ??= totals.rejection;
  }
  return { totals: undefined, rejection };
}
