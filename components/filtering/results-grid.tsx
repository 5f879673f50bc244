'use client';

import { countCopy } from '@/components/catalogue/copy';
import { StarsNote } from '@/components/catalogue/stars-note';
import { type CardWatch, WatchCard } from '@/components/catalogue/watch-card';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import { useFilteredList } from '@/store/found';

type FoundGridProps = {
  list: string;
  watches: readonly CardWatch[];
  /** Those that the page came with, in their order, where these are not all. */
  keys?: readonly WatchKey[];
  heading: 'h2' | 'h3';
  /** How many of the first cards a shopper waits for. */
  eager?: number;
  className: string;
};

/** A list's cards: the server-rendered ones, or those that match the filters. */
export function FoundGrid({ list, watches, keys, heading, eager = 0, className }: FoundGridProps) {
  const found = useFilteredList((state) => (state.list === list ? state.keys : undefined)) ?? keys;
  const byKey = new Map(watches.map((watch) => [watchKey(watch), watch]));
  const shown = found ? found.flatMap((key) => byKey.get(key) ?? []) : watches;
  return (
    <>
      <ul className={className}>
        {shown.map((watch, index) => (
          <li key={watchKey(watch)} className="max-w-card">
            <WatchCard watch={watch} heading={heading} first={index < eager} />
          </li>
        ))}
      </ul>
      {shown.length > 0 && <StarsNote />}
    </>
  );
}

type FoundCountProps = { list: string; found: number; all: number };

/** The number of watches shown; a live region announces changes. */
export function FoundCount({ list, found, all }: FoundCountProps) {
  const count = useFilteredList((state) => (state.list === list ? state.keys?.length : undefined)) ?? found;
  return (
    <p id={foundCountId} tabIndex={-1} role="status" className="mt-4 text-lg font-bold tabular-nums">
      {countCopy(count, all)}
    </p>
  );
}

/** The line over a list that says how many watches are shown. */
export const foundCountId = 'found-count';
