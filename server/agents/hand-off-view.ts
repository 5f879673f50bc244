import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { type Totals } from '@/domain/pricing';
import { type Refusal } from '@/domain/result';
import { type Availability } from '@/domain/stock';
import { type Watch } from '@/domain/watch';
import { parseWatchKey } from '@/domain/watch-key';
import { usualService } from '@/server/checkout/quote';
import { type Database } from '@/server/database';
import { quoteOrder } from '@/server/orders/place';
import { openPriceBook } from '@/server/price-book';
import { availabilityOf } from '@/server/stock/availability';
import { type AgentSession, type PreparedCheckout } from './sessions';

type PreparedWatch = {
  watch: Watch;
  quantity: number;
  unitCents: number;
  beforeCents: number;
  availability: Availability;
};

type QuoteRefusal = Extract<Awaited<ReturnType<typeof quoteOrder>>, { ok: false }>['refusal'];

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
  refusal: Refusal<QuoteRefusal['code']> | undefined;
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
  const found = await Promise.all(prepared.lines.map((line) => findLine(line, changedAt, now)));
  const watches = found.flat();
  const offered = watches.filter(({ availability }) => availability === 'in-stock');
  const lines = offered.map(({ watch: { catalogue: name, id }, quantity }) => ({ catalogue: name, id, quantity }));
  const wanted = { ...prepared, lines };
  const quoted = await quoteWhatHolds(db, wanted, now, now);
  const before = await quoteWhatHolds(db, wanted, changedAt, now);
  const hasMoved = before.totals?.totalCents !== quoted.totals?.totalCents;
  return {
    watches,
    unsold: found.length - watches.length,
    ...quoted,
    beforeCents: hasMoved ? before.totals?.totalCents : undefined,
  };
}

async function findLine(
  { catalogue: name, id, quantity }: PreparedCheckout['lines'][number],
  before: Date,
  now: Date,
): Promise<PreparedWatch[]> {
  const reference = parseWatchKey(`${name}/${id}`);
  const watch = reference && (await catalogue.findWatch(reference));
  if (!watch) return [];
  const prices = { unitCents: costAt(watch, now), beforeCents: costAt(watch, before) };
  return [{ watch, quantity, ...prices, availability: await availabilityOf(watch.key) }];
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
  const [promoCode] = prepared.promoCodes;
  const prices = await openPriceBook(prepared.lines, at);
  let refusal: QuoteRefusal | undefined;
  for (const wish of [{ service, promoCode }, { service }, { service: usual }]) {
    const totals = await quoteOrder(db, { lines: [...prepared.lines], address: { country }, ...wish }, prices, now);
    if (totals.ok) return { totals: totals.value, refusal };
    refusal ??= totals.refusal;
  }
  return { totals: undefined, refusal };
}
