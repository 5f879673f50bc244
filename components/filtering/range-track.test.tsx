// Verifies docs/product.md 5.13 (upper handle, lower handle).
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Range } from '@/domain/filtering/range-filters';
import { inLanguage } from '@/domain/testing/in-language';
import { filteringCopy, priceInPageCurrency, rangeFilterCopy } from './copy';
import { RangeFilter } from './range-filter';

/** Where the pointer is, because jsdom has no PointerEvent with a place. */
const at = (type: string, x: number, button = 0) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, button }), { pointerId: 1 });

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
  fireEvent(track, at('pointerdown', x));
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

it.each(['pointerup', 'pointercancel'])('the pressed handle follows the pointer until %s, which releases it', (end) => {
  HTMLElement.prototype.setPointerCapture = () => {};
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  const set: string[] = [];
  const { container } = render(
    <RangeFilter
      rangeFilter="price"
      scale={{ from: 0, to: 100, mark: 10 }}
      ticks={[]}
      range={{ from: 20, to: 60 }}
      onSet={({ value, dataset }) => set.push(`${dataset.end} ${value}`)}
    />,
  );
  const released = jest.fn();
  container.addEventListener('change', ({ target }) => released((target as HTMLElement).dataset.end));
  const track = container.querySelector('svg')?.parentElement as HTMLElement;
  fireEvent(track, at('pointerdown', 80, 2)); // opens a context menu
  fireEvent(screen.getByRole('slider', { name: filteringCopy.lowest('price') }), at('pointerdown', 80)); // the browser drags it
  expect(set).toEqual([]);
  const press = at('pointerdown', 81);
  fireEvent(track, press);
  expect(press.defaultPrevented).toBe(true);
  expect(screen.getByRole('slider', { name: filteringCopy.highest('price') })).toHaveFocus();
  fireEvent(track, at('pointermove', 90));
  fireEvent(track, at('pointermove', 500));
  expect(released).not.toHaveBeenCalled();
  fireEvent(track, at(end, 500));
  fireEvent(track, at('pointermove', 30));
  expect(set).toEqual(['to 80', 'to 90', 'to 100']);
  expect(released.mock.calls).toEqual([['to']]);
});

it('a wheel over a focused handle scrolls the page, and the focus of a figure selects it', () => {
  const { container } = render(
    <RangeFilter
      rangeFilter="price"
      scale={{ from: 0, to: 100, mark: 10 }}
      ticks={[]}
      range={undefined}
      onSet={() => {}}
    />,
  );
  const slider = screen.getByRole('slider', { name: filteringCopy.highest('price') });
  slider.focus();
  fireEvent.wheel(slider);
  expect(slider).not.toHaveFocus();
  const figure = container.querySelector<HTMLInputElement>('[data-figure][data-end=to]');
  act(() => figure?.focus());
  expect([figure?.selectionStart, figure?.selectionEnd]).toEqual([0, 4]);
});

// Verifies docs/product.md 44.4 (filter).
it('only the price filter of a shopper with another currency says that it is in dollars', () => {
  const note = (rangeFilter: 'price' | 'weight') => {
    const scale = { from: 0, to: 100, mark: 10 };
    const { container, unmount } = render(
      <RangeFilter {...{ rangeFilter, scale, ticks: [], range: undefined }} onSet={() => {}} />,
    );
    const text = container.querySelector('small')?.textContent;
    unmount();
    return text;
  };
  expect([note('price'), note('weight')]).toEqual([rangeFilterCopy.price.note, rangeFilterCopy.weight.note]);
  document.documentElement.dataset.currency = 'gbp';
  expect([note('price'), note('weight')]).toEqual([priceInPageCurrency, rangeFilterCopy.weight.note]);
  delete document.documentElement.dataset.currency;
});

// Verifies docs/product.md 44.4 (filter).
it('the price filter of a German page names the euro to a shopper with another currency only', async () => {
  const { RangeFilter: German, render: show } = await inLanguage('de', async () => ({
    ...(await import('./range-filter')),
    ...(await import('@testing-library/react/pure')),
  }));
  const note = () => {
    const scale = { from: 0, to: 100, mark: 10 };
    const { container, unmount } = show(
      <German {...{ rangeFilter: 'price' as const, scale, ticks: [], range: undefined }} onSet={() => {}} />,
    );
    const text = container.querySelector('small')?.textContent;
    unmount();
    return text;
  };
  expect(note()).toBe(rangeFilterCopy.price.note);
  document.documentElement.dataset.currency = 'usd';
  expect(note()).toBe(priceInPageCurrency);
  delete document.documentElement.dataset.currency;
});

it('a scale has at most eight numbers, and its ticks tell the watches inside the filters from the others', () => {
  const marks = (to: number) => {
    const ticks = [
      { value: 0, count: 1, found: true },
      { value: to, count: 9, found: false },
    ];
    const { container, unmount } = render(
      <RangeFilter
        rangeFilter="water"
        scale={{ from: 0, to, mark: 10 }}
        ticks={ticks}
        range={undefined}
        onSet={() => {}}
      />,
    );
    const shown = [...container.querySelectorAll('li')].map((mark) => mark.textContent);
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    unmount();
    return { shown, paths };
  };
  expect(marks(70).shown).toEqual(['0', '10', '20', '30', '40', '50', '60', '70']);
  expect(marks(80).shown).toEqual(['0', '20', '40', '60', '80']);
  expect(marks(130).shown).toEqual(['0', '20', '40', '60', '80', '100', '120']);
  expect(marks(80).paths).toEqual(['M1000 32v-32', 'M0 32v-14']);
});
