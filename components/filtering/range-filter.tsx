import { memo, type ChangeEvent } from 'react';
import type { FacetState } from '@/domain/filtering/facet-state';
import { type Range, type RangeFilterName, rangeFilters, type Scale } from '@/domain/filtering/range-filters';
import { filteringCopy, measureCopy, rangeCopy, rangeFilterCopy } from './copy';

type RangeFilterProps = {
  rangeFilter: RangeFilterName;
  scale: Scale;
  ticks: FacetState['ticks'][RangeFilterName];
  range: Range | undefined;
  onSet: () => void;
};

/** A scale with a tick for each value of a watch and two slider handles (docs/product.md 5.7). */
export const RangeFilter = memo(function RangeFilter({ rangeFilter, scale, ticks, range, onSet }: RangeFilterProps) {
  const { from = scale.from, to = scale.to } = range ?? {};
  const { label, note } = rangeFilterCopy[rangeFilter];
  const handle = (name: string, value: number, keepWithin: (value: number) => number) => (
    <input
      type="range"
      name={rangeFilter}
      aria-label={name}
      aria-valuetext={measureCopy(rangeFilter, value)}
      min={scale.from}
      max={scale.to}
      step={rangeFilters[rangeFilter].step}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        target.value = String(keepWithin(Number(target.value)));
        onSet();
      }}
    />
  );
  return (
    <div role="group" aria-label={label} className="range-filter">
      <p>
        <b>{label}</b>
        <output className={range && 'text-signal'}>{rangeCopy(rangeFilter, from, to)}</output>
      </p>
      <small>{note}</small>
      <div data-low={from > (scale.from + scale.to) / 2 || undefined}>
        <Ticks scale={scale} ticks={ticks} />
        <span>
          <i style={{ left: share(from, scale), right: share(scale.from + scale.to - to, scale) }} />
          {handle(filteringCopy.lowest(rangeFilter), from, (value) => Math.min(value, to))}
          {handle(filteringCopy.highest(rangeFilter), to, (value) => Math.max(value, from))}
        </span>
      </div>
      <ol aria-hidden="true">
        {marksOf(scale).map((mark) => (
          <li key={mark} style={{ left: share(mark, scale) }}>
            {mark}
          </li>
        ))}
      </ol>
    </div>
  );
});

const share = (value: number, { from, to }: Scale) => `${Math.round(((value - from) / (to - from)) * 1000) / 10}%`;

/** Returns the numbers under a scale, at most eight. */
function marksOf({ from, to, mark }: Scale): number[] {
  const count = Math.round((to - from) / mark);
  const apart = count > 7 ? 2 : 1;
  return Array.from({ length: Math.floor(count / apart) + 1 }, (_, index) => from + index * apart * mark);
}

/** Ticks whose height grows with the number of watches of one value. Ticks outside the filters have the colour of a hairline. */
function Ticks({ scale, ticks }: Pick<RangeFilterProps, 'scale' | 'ticks'>) {
  const path = (isFound: boolean) =>
    ticks
      .filter(({ found }) => found === isFound)
      .map(({ value, count }) => {
        const x = Math.round(((value - scale.from) / (scale.to - scale.from)) * 1000);
        return `M${x} 32v-${Math.min(32, 10 + 4 * count)}`;
      })
      .join('');
  return (
    <svg viewBox="0 0 1000 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={path(false)} />
      <path d={path(true)} />
    </svg>
  );
}
