import { useEffect, useState } from 'react';
import { useWeekend } from '@/components/catalogue/weekend';
import { refreshLines, type CurrentOffers, type LineItem, unitCents } from '@/domain/line-items';
import { watchKey } from '@/domain/watch-key';
import { costOf } from '@/domain/weekend-price';
import { useWatchSummaries, type Summaries } from './use-watch-summaries';

type CurrentLines = {
  /** With current name and price, as far as they are loaded. */
  lines: readonly LineItem[];
  /** Stored values that differed from the current ones, by key. */
  changes: ReadonlyMap<string, LineChange>;
  summaries: Summaries;
};

/** Offers of the first response, or of the last weekend change, and the differences of the stored lines. */
type Known = { isWeekend: boolean; offers: CurrentOffers; changes: ReadonlyMap<string, LineChange> };

/**
 * Stored lines with the catalogue's current name and price, and their former values (docs/product.md 9.7). Storage is
 * updated once, and when a weekend begins or ends. Updating on every change would make two tabs with different catalogue
 * versions overwrite each other forever. Call it only after storage is read.
 */
export function useCurrentLines(stored: readonly LineItem[], refresh: (offers: CurrentOffers) => void): CurrentLines {
  const summaries = useWatchSummaries(stored);
  const isWeekend = useWeekend();
  const offers = offersFor(stored, summaries, isWeekend);
  const [known, setKnown] = useState<Known>();
  if (known?.isWeekend !== isWeekend && summaries.state === 'known') {
    setKnown({ isWeekend, offers, changes: changesOf(stored, offers) });
  }
  useEffect(() => {
    if (known && known.changes.size > 0) refresh(known.offers);
  }, [known, refresh]);
  return { lines: refreshLines(stored, offers), changes: known?.changes ?? noChanges, summaries };
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
