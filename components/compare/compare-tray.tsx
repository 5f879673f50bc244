'use client';

import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { fullNameOfKey } from '@/data/full-name';
import { comparePath, maxCompared, savedComparison } from '@/domain/compare';
import { parseKeys } from '@/domain/key-list';
import { saveCompared, useCompared } from '@/store/remembered-watches';
import { loadSummaries, useSummaryCache } from '@/store/watch-summaries';
import { trayCopy } from './copy';

/** The watches chosen for comparison, at the foot of every list; nothing without one (docs/product.md 23.7). */
export function CompareTray() {
  const text = useCompared() ?? '';
  const keys = parseKeys(text).slice(0, maxCompared);
  const summaries = useSummaryCache((cache) => cache.summaries);
  useEffect(() => {
    const chosen = parseKeys(text);
    if (chosen.length > 0) void loadSummaries(chosen);
  }, [text]);
  if (keys.length === 0) return null;
  return (
    <section aria-label={trayCopy.title} className="compare-tray">
      <ul>
        {keys.map((key) => {
          const summary = summaries.get(key);
          const label = trayCopy.remove(summary ? fullNameOfKey(key, summary.name) : key);
          return (
            <li key={key}>
              <button
                type="button"
                title={label}
                aria-label={label}
                onClick={() => saveCompared(savedComparison(keys.filter((other) => other !== key)))}
              >
                {summary && <Picture picture={summary.picture} sizes="48px" widest={320} />}
              </button>
            </li>
          );
        })}
      </ul>
      <Link href={comparePath(keys)} className="button min-h-11 px-4">
        {trayCopy.compare(keys.length)}
      </Link>
    </section>
  );
}
