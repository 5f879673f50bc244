// Verifies docs/product.md 5.13 (figure above the scale, figure below the scale, lowest figure, highest figure, text that is no number).
import { inLanguage } from '@/domain/testing/in-language';
import { typedRange } from './range-filter';

const scale = { from: 75, to: 700, mark: 25 };

function typed(end: 'from' | 'to', text: string, range = {}) {
  const figure = document.createElement('input');
  figure.dataset.end = end;
  figure.value = text;
  return typedRange(figure, range, scale);
}

it.each([
  ['from', '83', { from: 83 }],
  ['from', '20', { from: 75 }],
  ['from', '9999', { from: 700 }],
  ['to', '300', { to: 300 }],
  ['to', '20', { to: 75 }],
  ['to', '9999', { to: 700 }],
  ['to', '$ 1,200', { to: 700 }],
  ['to', '２９９,５', { to: 299.5 }],
  ['to', 'a lot', undefined],
  ['from', '', undefined],
] as const)('typedRange of the end "%s" and the text "%s" is %j', (end, text, range) => {
  expect(typed(end, text)).toEqual(range);
});

it('typedRange stops each end at the other one', () => {
  expect(typed('from', '500', { to: 300 })).toEqual({ from: 300, to: 300 });
  expect(typed('to', '100', { from: 300 })).toEqual({ from: 300, to: 300 });
});

// Verifies docs/product.md 45.7 for typed prices.
it.each([
  ['1.200', 1200],
  ['1.200,50 €', 1200.5],
  ['1 200', 1200],
  ['299,5', 299.5],
  ['299.50', 299.5],
])('typedRange reads "%s" in a language with a decimal comma as %d', async (text, figure) => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/domain/decimal', () => jest.requireActual('@/domain/decimal.de'));
    const german = await import('./range-filter');
    const field = document.createElement('input');
    Object.assign(field.dataset, { end: 'to' });
    field.value = text;
    expect(german.typedRange(field, {}, { ...scale, to: 2000 })).toEqual({ to: figure });
  });
  jest.dontMock('@/domain/decimal');
});

it('the marks of a price scale in yen have commas in thousands', async () => {
  const html = await inLanguage('ja', async () => {
    const { createElement } = await import('react');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { RangeFilter } = await import('./range-filter');
    const yen = { from: 10_000, to: 110_000, mark: 20_000 };
    const props = { rangeFilter: 'price', scale: yen, ticks: [], range: undefined, onSet: () => {} } as const;
    return renderToStaticMarkup(createElement(RangeFilter, props));
  });
  expect([...html.matchAll(/<li[^>]*>([^<]*)</g)].map(([, mark]) => mark)).toEqual([
    '10,000',
    '30,000',
    '50,000',
    '70,000',
    '90,000',
    '110,000',
  ]);
});
