'use client';

import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { fullNameOfKey } from '@/data/full-name';
import { comparePath, maxCompared, savedComparison } from '@/domain/compare';
import { parseKeys } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
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
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: WatchKey) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const place = keys.indexOf(key);
    // Before the removal: the focus of a removed button is lost.
    (buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById('main'))?.focus({ preventScroll: true });
    saveCompared(savedComparison(keys.filter((other) => other !== key)));
  };
  if (keys.length === 0) return null;
  return (
    <section aria-label={trayCopy.title} className="compare-tray">
      <ul ref={list}>
        {keys.map((key) => {
          const summary = summaries.get(key);
          const label = trayCopy.remove(summary ? fullNameOfKey(key, summary.name) : key);
          return (
            <li key={key}>
              <button type="button" title={label} aria-label={label} onClick={() => remove(key)}>
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
