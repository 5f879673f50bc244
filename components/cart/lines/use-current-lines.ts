import { useEffect, useState } from 'react';
import { useWeekend } from '@/components/catalogue/weekend';
import { refreshLines, type CurrentOffers, type LineItem, unitCents } from '@/domain/line-items';
import { watchKey } from '@/domain/watch-key';
import { costOf } from '@/domain/weekend-price';
import { useWatchSummaries, type Summaries } from './use-watch-summaries';

/** Stored lines with what the shop says of them today. */
type CurrentLines = {
  /** With the name and price of today, as far as they are known. */
  lines: readonly LineItem[];
  /** What the lines said otherwise when today's names and prices came, by key. */
  changes: ReadonlyMap<string, LineChange>;
  summaries: Summaries;
};

/** What the shop said when it was first known, or when a weekend last began or ended, and how the lines differed. */
type Known = { isWeekend: boolean; offers: CurrentOffers; changes: ReadonlyMap<string, LineChange> };

/**
 * Stored lines with the catalogue's name and price of today, and what they said before (docs/product.md 9.7). Storage is
 * brought up to date once, and when a weekend begins or ends, not on every change: two tabs, one of which shows an older
 * catalogue, would correct each other without end. Use it only once storage has been read.
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

/** What a stored line said that the catalogue says otherwise now: the price of one, in cents, and the name. */
export type LineChange = { cents?: number; name?: string };

/** The lines whose price or name the catalogue has changed since they were stored, by their key. */
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
