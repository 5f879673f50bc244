'use client';

import { GridStock } from '@/components/catalogue/card-buttons';
import { countCopy } from '@/components/catalogue/copy';
import { type CardWatch, StarsNote, WatchCard } from '@/components/catalogue/watch-card';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import type { Wrist } from '@/domain/wrist';
import { useFilteredList } from '@/store/filtered-list';

type ResultsGridProps = {
  list: string;
  watches: readonly CardWatch[];
  /** Keys that match the filters of the server-rendered page, in order; undefined if all watches match. */
  keys?: readonly WatchKey[];
  heading: 'h2' | 'h3';
  /** Number of first cards whose pictures load with high priority. */
  eager?: number;
  className: string;
  /** Wrist that the address of the server-rendered page names. */
  wrist?: Wrist;
};

/** A list's cards: the server-rendered ones, or those that match the filters. */
export function ResultsGrid({ list, watches, keys, heading, eager = 0, className, wrist }: ResultsGridProps) {
  const filtered = useFilteredList((state) => (state.list === list ? state : undefined));
  const shownWrist = filtered ? filtered.wrist : wrist;
  const found = filtered?.keys ?? keys;
  const byKey = new Map(watches.map((watch) => [watchKey(watch), watch]));
  const shown = found ? found.flatMap((key) => byKey.get(key) ?? []) : watches;
  return (
    <>
      <ul className={className}>
        {shown.map((watch, index) => (
          <li key={watchKey(watch)} className="max-w-card">
            <WatchCard watch={watch} heading={heading} first={index < eager} wrist={shownWrist} />
          </li>
        ))}
      </ul>
      {watches.length > 0 && <GridStock watches={watches} />}
      {shown.length > 0 && <StarsNote />}
    </>
  );
}

type ResultCountProps = { list: string; found: number; all: number };

/** The number of watches shown; a live region announces changes. */
export function ResultCount({ list, found, all }: ResultCountProps) {
  const count = useFilteredList((state) => (state.list === list ? state.keys?.length : undefined)) ?? found;
  return (
    <p id={resultCountId} tabIndex={-1} role="status" className="text-lg font-bold tabular-nums">
      {countCopy(count, all)}
    </p>
  );
}

/** The id of the line with the number of watches. */
export const resultCountId = 'found-count';
