import { useEffect, useState } from 'react';
import { useCurrency } from '@/components/catalogue/currency';
import { useWeekend } from '@/components/catalogue/weekend';
import { refreshLines, type CurrentOffers, type LineItem, unitCents } from '@/domain/line-items';
import { watchKey } from '@/domain/watch-key';
import type { Currency } from '@/domain/currency';
import { priceIn } from '@/domain/watch-price';
import { costOf } from '@/domain/weekend-price';
import { useWatchSummaries, type Summaries } from './use-watch-summaries';

type CurrentLines = {
  /** With current name and price, as far as they are loaded. */
  lines: readonly LineItem[];
  /** Stored values that differed from the current ones, by key. */
  changes: ReadonlyMap<string, LineChange>;
  summaries: Summaries;
  /** Amounts of the sold lines in the shopper's currency, or in US dollars if a watch has no price there. */
  amounts: LineAmounts;
};

/** Amounts of lines in one currency, in its minor unit. */
export type LineAmounts = {
  currency: Currency;
  /** True if they are in US dollars although the shopper has chosen another currency. */
  isInstead: boolean;
  /** Price of one unit; undefined until it is loaded, and for a watch that is no longer sold. */
  unitOf: (line: LineItem) => number | undefined;
  /** Price that one unit had at `cents` in US dollars; undefined if it is not known in the currency. */
  formerOf: (line: LineItem, cents: number) => number | undefined;
};

/** Offers of the first response, or of the last change of prices, and the differences of the stored lines. */
type Known = { isWeekend: boolean; offers: CurrentOffers; changes: ReadonlyMap<string, LineChange> };

/**
 * Stored lines with the catalogue's current name and price, and their former values (docs/product.md 9.7). Storage is
 * updated once, and when a weekend begins or ends or the shop answers with another offer. Updating on every change would
 * make two tabs with different catalogue versions overwrite each other forever. Call it only after storage is read.
 */
export function useCurrentLines(stored: readonly LineItem[], refresh: (offers: CurrentOffers) => void): CurrentLines {
  const summaries = useWatchSummaries(stored);
  const isWeekend = useWeekend();
  const offers = offersFor(stored, summaries, isWeekend);
  const [known, setKnown] = useState<Known>();
  if (summaries.state === 'known' && (known?.isWeekend !== isWeekend || hasOtherOffer(known.offers, offers))) {
    setKnown({ isWeekend, offers, changes: changesOf(stored, offers) });
  }
  useEffect(() => {
    if (known && known.changes.size > 0) refresh(known.offers);
  }, [known, refresh]);
  const amounts = useLineAmounts(stored, summaries, isWeekend);
  return { lines: refreshLines(stored, offers), changes: known?.changes ?? noChanges, summaries, amounts };
}

/** True if a watch of earlier offers has another name or price now. */
const hasOtherOffer = (earlier: CurrentOffers, offers: CurrentOffers): boolean =>
  Object.entries(earlier).some(([key, { name, priceCents }]) => {
    const offer = offers[key];
    return offer !== undefined && (offer.name !== name || offer.priceCents !== priceCents);
  });

/** An order has one currency: US dollars if a watch has no price in the shopper's (docs/product.md 44.3). */
function useLineAmounts(lines: readonly LineItem[], { summaryOf }: Summaries, isWeekend: boolean): LineAmounts {
  const chosen = useCurrency();
  const priceOf = (line: LineItem) => {
    const summary = summaryOf(line);
    return (summary && priceIn(summary, chosen)) ?? undefined;
  };
  if (chosen === 'usd') return inDollars;
  const isSoldIn = (line: LineItem) => !summaryOf(line) || priceOf(line) !== undefined;
  if (!lines.every(isSoldIn)) return { ...inDollars, isInstead: true };
  const unitOf = (line: LineItem) => {
    const price = priceOf(line);
    return price && costOf(price, isWeekend);
  };
  // Lines are stored with their price in US dollars: in another currency only the everyday and the weekend price are known.
  const formerOf = (line: LineItem, cents: number) => {
    const summary = summaryOf(line);
    if (cents === summary?.priceCents) return priceOf(line)?.priceCents;
    return cents === summary?.weekendCents ? priceOf(line)?.weekendCents : undefined;
  };
  return { currency: chosen, isInstead: false, unitOf, formerOf };
}

/** Before the catalogue's answer a line has the price that it was stored with. */
const inDollars: LineAmounts = {
  currency: 'usd',
  isInstead: false,
  unitOf: unitCents,
  formerOf: (_, cents) => cents,
};

/** Total of lines; undefined until every price is loaded. */
export function sumOf(lines: readonly LineItem[], { unitOf }: LineAmounts): number | undefined {
  return lines.reduce<number | undefined>((sum, line) => {
    const unit = unitOf(line);
    return sum === undefined || unit === undefined ? undefined : sum + unit * line.quantity;
  }, 0);
}

const noChanges: CurrentLines['changes'] = new Map();

function offersFor(lines: readonly LineItem[], { summaryOf }: Summaries, isWeekend: boolean): CurrentOffers {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const summary = summaryOf(line);
      return summary ? [[watchKey(line), { name: summary.name, priceCents: costOf(summary, isWeekend) }]] : [];
    }),
  );
}

/** The stored unit price in cents and the stored name, where the catalogue differs now. */
export type LineChange = { cents?: number; name?: string };

/** Changes of price or name since the lines were stored, by key. */
export function changesOf(lines: readonly LineItem[], offers: CurrentOffers): ReadonlyMap<string, LineChange> {
  const changes = new Map<string, LineChange>();
  for (const line of lines) {
    const offer = offers[watchKey(line)];
    if (!offer) continue;
    const cents = unitCents(line) === offer.priceCents ? undefined : unitCents(line);
    const name = line.name === offer.name ? undefined : line.name;
    if (cents !== undefined || name !== undefined) changes.set(watchKey(line), { cents, name });
  }
  return changes;
}
