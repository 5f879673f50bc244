import { memo, type ChangeEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useCurrency } from '@/components/catalogue/currency';
import { pageCurrency } from '@/domain/currency';
import { decimal } from '@/domain/decimal';
import type { FacetState } from '@/domain/filtering/facet-state';
import { type Range, type RangeFilterName, type Scale, stepOf } from '@/domain/filtering/range-filters';
import { locale } from '@/domain/language';
import { filteringCopy, measureCopy, rangeCopy, priceInPageCurrency, rangeFilterCopy } from './copy';

type RangeFilterProps = {
  rangeFilter: RangeFilterName;
  scale: Scale;
  ticks: FacetState['ticks'][RangeFilterName];
  range: Range | undefined;
  /** Called while a handle moves. A released handle and a typed figure fire the form's `change` event. */
  onSet: (control: HTMLInputElement) => void;
};

/** A hairline scale with a tick for every watch, two handles and their figures (docs/product.md 5.7, 5.12). */
export const RangeFilter = memo(function RangeFilter({ rangeFilter, scale, ticks, range, onSet }: RangeFilterProps) {
  const { from = scale.from, to = scale.to } = range ?? {};
  const { label, note } = rangeFilterCopy[rangeFilter];
  const isOtherCurrencyChosen = useCurrency() !== pageCurrency && rangeFilter === 'price';
  const ends = [
    { end: 'from', name: filteringCopy.lowest(rangeFilter), value: from, keep: (value: number) => Math.min(value, to) },
    { end: 'to', name: filteringCopy.highest(rangeFilter), value: to, keep: (value: number) => Math.max(value, from) },
  ] as const;
  // As a browser moves a slider outside its scale: a difference from the HTML would count as early input.
  const onScale = (value: number) => Math.min(scale.to, Math.max(scale.from, value));
  const step = stepOf(rangeFilter, scale);
  // A browser rounds the value of a slider to its step, and a typed figure may lie between two steps.
  const isOnSteps = [from, to].every((value) => (value - scale.from) % step === 0);
  const move = (handle: HTMLInputElement, value: number) => {
    const { keep, value: current } = ends[handle.dataset.end === 'from' ? 0 : 1];
    const steps = (value - scale.from) / step;
    const rounded = scale.from + (value > current ? Math.ceil(steps) : Math.floor(steps)) * step;
    handle.value = String(keep(rounded));
    onSet(handle);
  };
  return (
    <div role="group" aria-label={label} className="range-filter">
      <p>
        <b>{label}</b>
        <output className={range && 'text-signal'}>{rangeCopy(rangeFilter, from, to)}</output>
      </p>
      <small>{isOtherCurrencyChosen ? priceInPageCurrency : note}</small>
      <div
        data-low={from > (scale.from + scale.to) / 2 || undefined}
        onPointerDown={(event) => dragFromTrack(event, step, move)}
      >
        <Ticks scale={scale} ticks={ticks} />
        <span>
          <i style={{ left: share(onScale(from), scale), right: share(scale.from + scale.to - onScale(to), scale) }} />
          {ends.map(({ end, name, value }) => (
            <input
              key={end}
              type="range"
              name={rangeFilter}
              data-end={end}
              aria-label={name}
              aria-valuetext={measureCopy(rangeFilter, value)}
              min={scale.from}
              max={scale.to}
              step={isOnSteps ? step : 'any'}
              value={onScale(value)}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => move(target, Number(target.value))}
              onWheel={({ currentTarget }) => currentTarget.blur()}
            />
          ))}
        </span>
      </div>
      <ol aria-hidden="true">
        {marksOf(scale).map((mark) => (
          <li key={mark} style={{ left: share(mark, scale) }}>
            {mark.toLocaleString(locale)}
          </li>
        ))}
      </ol>
      <p className="needs-script">
        {ends.map(({ end, name, value }) => (
          <Figure
            key={end}
            rangeFilter={rangeFilter}
            end={end}
            name={filteringCopy.inUnit(name, rangeFilter)}
            text={measureCopy(rangeFilter, value)}
          />
        ))}
      </p>
    </div>
  );
});

type FigureProps = { rangeFilter: RangeFilterName; end: 'from' | 'to'; name: string; text: string };

/** A typed end of a range. The browser owns its text until it is committed, so that hydration keeps it. */
function Figure({ rangeFilter, end, name, text }: FigureProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (field.current && shown.current !== text) field.current.value = text;
    shown.current = text;
  }, [text]);
  return (
    <input
      ref={field}
      inputMode="decimal"
      maxLength={8}
      data-figure={rangeFilter}
      data-end={end}
      aria-label={name}
      defaultValue={text}
      onFocus={({ target }) => target.select()}
    />
  );
}

/** Separators of thousands: commas, and in a language with a decimal comma points too. */
const thousands = decimal(0.5) === '0,5' ? /[.,](?=\d{3}\b)/g : /,(?=\d{3}\b)/g;

/**
 * Reads a typed figure, such as "$1,200", "38,5" or, in German, "1.200,50 €".
 *
 * @returns the range with the figure as its new end, clamped to the scale and the other end; undefined if it is not a number.
 */
export function typedRange({ value, dataset }: HTMLInputElement, { from, to }: Range, scale: Scale): Range | undefined {
  const text = value.normalize('NFKC').replace(/[^\d.,]/g, '');
  const figure = Number(text.replace(thousands, '').replace(',', '.'));
  if (text === '' || Number.isNaN(figure)) return undefined;
  const clamp = (low: number, high: number) => Math.round(Math.min(high, Math.max(low, figure)) * 100) / 100;
  return dataset.end === 'from'
    ? { from: clamp(scale.from, to ?? scale.to), to }
    : { from, to: clamp(from ?? scale.from, scale.to) };
}

/** A press on the track moves the nearest handle there; it follows the pointer until the release. */
function dragFromTrack(
  event: PointerEvent<HTMLElement>,
  step: number,
  move: (handle: HTMLInputElement, value: number) => void,
) {
  if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
  const track: HTMLElement = event.currentTarget;
  const line = track.querySelector('span')?.getBoundingClientRect();
  const handles = [...track.querySelectorAll('input')];
  const [first] = handles;
  if (!line || !first) return;
  const [from, to] = [Number(first.min), Number(first.max)];
  const valueAt = (x: number) => {
    const value = from + ((x - line.left) / line.width) * (to - from);
    return Math.min(to, Math.max(from, from + Math.round((value - from) / step) * step));
  };
  const pressed = valueAt(event.clientX);
  const distance = ({ value }: HTMLInputElement) => Math.abs(Number(value) - pressed);
  const handle = handles.reduce((nearest, other) => {
    const isNearer = distance(other) < distance(nearest);
    // With both handles at one value, the one that can move this way is the nearest.
    const isOnlyMovable = distance(other) === distance(nearest) && pressed > Number(other.value);
    return isNearer || isOnlyMovable ? other : nearest;
  });
  event.preventDefault();
  handle.focus();
  track.setPointerCapture(event.pointerId);
  move(handle, pressed);
  const released = new AbortController();
  const { signal } = released;
  track.addEventListener('pointermove', ({ clientX }) => move(handle, valueAt(clientX)), { signal });
  for (const end of ['pointerup', 'pointercancel']) {
    track.addEventListener(
      end,
      () => {
        released.abort();
        handle.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { signal },
    );
  }
}

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
