'use client';

import { GridStock } from '@/components/catalogue/card-buttons';
import { countCopy } from '@/components/catalogue/copy';
import { type CardWatch, StarsNote, WatchCard } from '@/components/catalogue/watch-card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { resultsId } from '@/domain/paths';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import type { Wrist } from '@/domain/wrist';
import { type Removal, useFilteredList } from '@/store/filtered-list';

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
  /** The watches nearest to filters of the server-rendered page that leave none. */
  nearest: readonly NearWatch[];
  removals: readonly Removal[];
  /** A prop, because the copy of the filters loads with their code. */
  removalsTitle: string;
};

type NearWatch = {
  watch: CardWatch;
  /** Lines below the card. */
  notes: readonly string[];
};

/**
 * A list's cards: the server-rendered ones, or those that match the filters. Filters that no watch matches show the nearest
 * watches with their differences (docs/product.md 5.17).
 */
export function ResultsGrid({ list, watches, keys, heading, eager = 0, className, wrist, ...props }: ResultsGridProps) {
  const filtered = useFilteredList((state) => (state.list === list ? state : undefined));
  const shownWrist = filtered ? filtered.wrist : wrist;
  const found = filtered?.keys ?? keys;
  const byKey = new Map(watches.map((watch) => [watchKey(watch), watch]));
  const shown = found ? found.flatMap((key) => byKey.get(key) ?? []) : watches;
  const near = filtered
    ? (filtered.instead?.nearest ?? []).flatMap(({ key, notes }) => {
        const watch = byKey.get(key);
        return watch ? [{ watch, notes }] : [];
      })
    : props.nearest;
  const isNear = shown.length === 0 && near.length > 0;
  const cards: readonly NearWatch[] = isNear ? near : shown.map((watch) => ({ watch, notes: [] }));
  const stocked = watches.length > 0 ? watches : cards.map(({ watch }) => watch);
  return (
    <>
      <ul id={cards.length > 0 ? resultsId : undefined} tabIndex={-1} className={className}>
        {cards.map(({ watch, notes }, index) => (
          <li key={watchKey(watch)} className="max-w-card">
            <WatchCard watch={watch} heading={isNear ? 'h3' : heading} first={index < eager} wrist={shownWrist} />
            {notes.map((note) => (
              <p key={note} className="mt-1 text-sm font-semibold">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {stocked.length > 0 && <GridStock watches={stocked} />}
      {cards.length > 0 && <StarsNote />}
      {isNear && <Removals title={props.removalsTitle} removals={filtered?.instead?.removals ?? props.removals} />}
    </>
  );
}

function Removals({ title, removals }: { title: string; removals: readonly Removal[] }) {
  return (
    <section aria-labelledby="removals-title" className="mt-10">
      <h2 id="removals-title" className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {removals.map(({ label, name, href }) => (
          <li key={label}>
            <Link href={href} rel="nofollow" aria-label={name} className="chip">
              {label}
              <Icon name="close" className="size-3.5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
