import { useEffect, useMemo, useState } from 'react';
import type { LineFacts } from '@/data/line-facts';
import { refreshLines, type CurrentOffers, type LineItem } from '@/domain/line-items';
import { roundToCents } from '@/domain/money';
import { changesOf } from './line-changes';

/**
 * Stored lines with the catalogue's name and price of today, and what they said when the page came up (docs/product.md 9.7).
 * Storage is brought up to date once, not on every change: two tabs, one of which shows an older
 * catalogue, would correct each other without end. Use it only once storage has been read.
 */
export function useCurrentLines(
  stored: readonly LineItem[],
  refresh: (offers: CurrentOffers) => void,
  facts: LineFacts,
) {
  const offers = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(facts).map(([key, { name, price }]) => [key, { name, priceCents: roundToCents(price) }]),
      ),
    [facts],
  );
  const [changes] = useState(() => changesOf(stored, offers));
  useEffect(() => {
    if (changes.size > 0) refresh(offers);
  }, [changes, refresh, offers]);
  return { lines: refreshLines(stored, offers), changes };
}
