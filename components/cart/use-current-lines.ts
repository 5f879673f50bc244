import { useEffect, useState } from 'react';
import { refreshLines, type CurrentFacts, type LineItem } from '@/domain/line-items';
import { changesOf } from './line-changes';

/**
 * Stored lines with the catalogue's name and price of today, and what they said when the page came up (spec section 4).
 * Storage is brought up to date once, not on every change: two tabs, one of which shows an older
 * catalogue, would correct each other without end. Use it only once storage has been read.
 */
export function useCurrentLines(
  stored: readonly LineItem[],
  refresh: (facts: CurrentFacts) => void,
  facts: CurrentFacts,
) {
  const [changes] = useState(() => changesOf(stored, facts));
  useEffect(() => {
    if (changes.size > 0) refresh(facts);
  }, [changes, refresh, facts]);
  return { lines: refreshLines(stored, facts), changes };
}
