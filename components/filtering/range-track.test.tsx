// Verifies docs/product.md 5.13 (upper handle, lower handle).
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { Range } from '@/domain/filtering/range-filters';
import { filteringCopy } from './copy';
import { RangeFilter } from './range-filter';

/** Presses a track of $0 to $100, which is 100 px wide, and returns the values of both handles. */
function press(range: Range | undefined, x: number): [string, string] {
  HTMLElement.prototype.setPointerCapture = () => {};
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  let values: [string, string] = ['', ''];
  const scale = { from: 0, to: 100, mark: 10 };
  const handles = () =>
    [filteringCopy.lowest('price'), filteringCopy.highest('price')].map(
      (name) => screen.getByRole<HTMLInputElement>('slider', { name }).value,
    );
  const { container } = render(
    <RangeFilter
      rangeFilter="price"
      scale={scale}
      ticks={[]}
      range={range}
      onSet={() => {
        values = handles() as [string, string];
      }}
    />,
  );
  const track = container.querySelector('svg')?.parentElement ?? container;
  // jsdom has no PointerEvent with a place.
  const event = createEvent.pointerDown(track);
  Object.defineProperties(event, { clientX: { value: x }, button: { value: 0 }, pointerId: { value: 1 } });
  fireEvent(track, event);
  return values;
}

it.each([
  ['near the lower end', undefined, 20, ['20', '100']],
  ['near the upper end', undefined, 80, ['0', '80']],
  ['between two handles, nearer to the upper one', { from: 20, to: 60 }, 50, ['20', '50']],
  ['between two handles, nearer to the lower one', { from: 20, to: 60 }, 30, ['30', '60']],
  ['above two handles at one value', { from: 40, to: 40 }, 80, ['40', '80']],
  ['below two handles at one value', { from: 40, to: 40 }, 10, ['10', '40']],
] as const)('a press on the track %s moves the handle that is nearest and can move', (_, range, x, values) => {
  expect(press(range, x)).toEqual(values);
});
