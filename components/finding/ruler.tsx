import { memo, type ChangeEvent } from 'react';
import type { Panel } from '@/domain/finding/panel';
import { type Range, type RulerName, rulers, type Scale } from '@/domain/finding/rulers';
import { findingWords, measureWords, rangeWords, rulerWords } from './copy';

type RulerProps = {
  ruler: RulerName;
  scale: Scale;
  ticks: Panel['ticks'][RulerName];
  range: Range | undefined;
  onSet: () => void;
};

/** A hairline scale with a tick for every watch and two handles (docs/product.md 5.7). */
export const Ruler = memo(function Ruler({ ruler, scale, ticks, range, onSet }: RulerProps) {
  const { from = scale.from, to = scale.to } = range ?? {};
  const { label, note } = rulerWords[ruler];
  const handle = (name: string, value: number, keepWithin: (value: number) => number) => (
    <input
      type="range"
      name={ruler}
      aria-label={name}
      aria-valuetext={measureWords(ruler, value)}
      min={scale.from}
      max={scale.to}
      step={rulers[ruler].step}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        target.value = String(keepWithin(Number(target.value)));
        onSet();
      }}
    />
  );
  return (
    <div role="group" aria-label={label} className="ruler">
      <p>
        <b>{label}</b>
        <output className={range && 'text-signal'}>{rangeWords(ruler, from, to)}</output>
      </p>
      <small>{note}</small>
      <div data-low={from > (scale.from + scale.to) / 2 || undefined}>
        <Ticks scale={scale} ticks={ticks} />
        <span>
          <i style={{ left: share(from, scale), right: share(scale.from + scale.to - to, scale) }} />
          {handle(findingWords.lowest(ruler), from, (value) => Math.min(value, to))}
          {handle(findingWords.highest(ruler), to, (value) => Math.max(value, from))}
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

/** The numbers under a scale: eight at most. */
function marksOf({ from, to, mark }: Scale): number[] {
  const count = Math.round((to - from) / mark);
  const apart = count > 7 ? 2 : 1;
  return Array.from({ length: Math.floor(count / apart) + 1 }, (_, index) => from + index * apart * mark);
}

/** The taller, the more watches of one value; those left out fade to the colour of a hairline. */
function Ticks({ scale, ticks }: Pick<RulerProps, 'scale' | 'ticks'>) {
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
