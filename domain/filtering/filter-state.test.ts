import fc from 'fast-check';
import type { Wrist } from '../wrist';
import { facetNames, facetOptions } from './facets';
import { rangeFilterNames } from './range-filters';
import {
  formatFilterState,
  forWrist,
  filteredListPath,
  mergeFilterStates,
  emptyFilterState,
  parseFilterState,
  filterPartsOf,
  resultsPath,
  type FilterState,
  sorts,
  withOptions,
  withoutFilter,
  withoutFilters,
  withRange,
} from './filter-state';
import selectionKeys from './filter-state-keys.json';

const parse = (query: string) => parseFilterState(new URLSearchParams(query));

const ends = fc.integer({ min: 0, max: 9999 }).map((tenths) => tenths / 10);
const selections: fc.Arbitrary<FilterState> = fc
  .record({
    ranges: fc.array(fc.tuple(fc.constantFrom(...rangeFilterNames), ends, ends, fc.constantFrom('both', 'from', 'to'))),
    options: fc.array(
      fc.constantFrom(...facetNames).chain((facet) => {
        const options = facet === 'brand' ? ['xerix', 'times', 'g2'] : facetOptions[facet];
        return fc.tuple(fc.constant(facet), fc.subarray([...options]));
      }),
    ),
    sort: fc.constantFrom(...sorts),
    wrist: fc.constantFrom<Wrist>(
      { figure: 165, unit: 'mm' },
      { figure: 6.25, unit: 'in' },
      { figure: 163.7, unit: 'mm' },
    ),
  })
  .map(({ ranges, options, sort, wrist }) => {
    let filterState: FilterState = forWrist({ ...emptyFilterState, sort }, wrist);
    for (const [rangeFilter, a, b, which] of ranges) {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const range = { both: { from, to }, from: { from }, to: { to } }[which];
      filterState = withRange(filterState, rangeFilter, range);
    }
    for (const [facet, chosen] of options)
      filterState = withOptions({ ...filterState, wrist }, facet, chosen.toSorted());
    return filterState;
  });

describe('the query string of a filter state', () => {
  it('contains only the set filters', () => {
    expect(formatFilterState(emptyFilterState)).toBe('');
    const set = withOptions(withRange(emptyFilterState, 'diameter', { from: 36, to: 42 }), 'movement', ['automatic']);
    expect(formatFilterState({ ...set, sort: 'price' })).toBe('diameter=36-42&movement=automatic&sort=price');
  });

  it('restores the filter state', () => {
    fc.assert(
      fc.property(selections, (filterState) => expect(parse(formatFilterState(filterState))).toEqual(filterState)),
    );
  });

  // Verifies docs/product.md 2.9 (range with both ends, range from, range to).
  it.each([
    ['price=-300', { price: { to: 300 } }],
    ['price=300-', { price: { from: 300 } }],
    ['price=400-83', { price: { from: 83, to: 400 } }],
    ['thickness=8.1-9', { thickness: { from: 8.1, to: 9 } }],
    ['diameter=36&diameter=42', { diameter: { from: 36, to: 42 } }],
    ['diameter=42&diameter=36', { diameter: { from: 36, to: 42 } }],
    ['diameter=42&diameter=', { diameter: { from: 42 } }],
  ])('%s is parsed', (query, ranges) => expect(parse(query)).toEqual({ ...emptyFilterState, ranges }));

  it.each([
    ...['price=', 'price=-', 'price=abc', 'price=1e9-2', 'price=--5', 'price=1234567-', 'price=NaN-NaN'],
    ...['movement=steam', 'movement=Automatic', 'brand=<script>', 'brand=', 'sort=random', 'colour=blue', 'page=2'],
  ])('%s is ignored', (query) => expect(parse(query)).toEqual(emptyFilterState));

  it.each([
    ['fit=good&wrist=165mm', 'fit=good&wrist=165mm'],
    ['fit=good&wrist=165', 'fit=good&wrist=165mm'],
    ['fit=good&fit=snug&wrist=6.5in&sort=fit', 'fit=good&fit=snug&sort=fit&wrist=6.5in'],
    ['sort=fit&wrist=170mm', 'sort=fit&wrist=170mm'],
    ['fit=good', ''],
    ['sort=fit', ''],
    ['fit=good&wrist=40mm&dial=blue', 'dial=blue'],
    ['wrist=165mm&dial=blue', 'dial=blue'],
    ['fit=tight&wrist=165mm', ''],
    ['fit=good&wrist=%3Cb%3E', ''],
  ])('%s means %s: a fit needs a wrist, and a wrist a fit (docs/product.md 5.14)', (query, canonical) => {
    expect(formatFilterState(parse(query))).toBe(canonical);
  });

  it('a repeated option counts once', () => {
    expect(parse('dial=blue&dial=black&dial=blue').options).toEqual({ dial: ['black', 'blue'] });
  });

  it('lists the query keys that next.config.js rewrites, range filters first', () => {
    expect(selectionKeys).toEqual([...rangeFilterNames, ...facetNames, 'sort', 'wrist']);
  });

  it('only uses keys of the list', () => {
    fc.assert(
      fc.property(selections, (filterState) => {
        const used = [...new URLSearchParams(formatFilterState(filterState)).keys()];
        expect(used.filter((key) => !selectionKeys.includes(key))).toEqual([]);
      }),
    );
  });
});

it('withoutFilter for every part leaves only the sort order', () => {
  fc.assert(
    fc.property(selections, (filterState) => {
      const left = filterPartsOf(filterState).reduce(withoutFilter, filterState);
      expect(left).toEqual(withoutFilters(filterState));
      expect(left).toEqual(forWrist({ ...emptyFilterState, sort: filterState.sort }, filterState.wrist));
    }),
  );
});

it('mergeFilterStates prefers the second state', () => {
  const first = parse('price=-300&dial=blue&movement=solar&sort=name');
  const second = parse('price=100-&dial=red');
  expect(mergeFilterStates(first, second)).toEqual(parse('price=100-&dial=red&movement=solar&sort=name'));
  expect(mergeFilterStates(first, parse('sort=price')).sort).toBe('price');
});

it('withoutFilter keeps the other options of a facet', () => {
  const left = withoutFilter(parse('dial=black&dial=blue&movement=solar'), { facet: 'dial', option: 'blue' });
  expect(left).toEqual(parse('dial=black&movement=solar'));
  expect(withoutFilter(emptyFilterState, { facet: 'dial', option: 'blue' })).toEqual(emptyFilterState);
  expect(filterPartsOf(emptyFilterState)).toEqual([]);
});

const blue = { ...emptyFilterState, options: { dial: ['blue'] } };

test.each([
  ['a list alone', filteredListPath('/all', {}), '/all'],
  ['its later page', filteredListPath('/all', { page: 2 }), '/all?page=2'],
  ['what is set on it', filteredListPath('/all', { filterState: blue }), '/all?dial=blue'],
  ['a page of that', filteredListPath('/all', { filterState: blue, page: 3 }), '/all?dial=blue&page=3'],
  ['a query', resultsPath('moon phase'), '/search?q=moon+phase'],
  [
    'a query with what is set beside it',
    filteredListPath('/search', { words: 'a&b', filterState: blue }),
    '/search?q=a%26b&dial=blue',
  ],
  ['no query', resultsPath(''), '/search'],
])('%s has the path', (_, address, expected) => {
  expect(address).toBe(expected);
});

test('mergeFilterStates keeps a wrist, and prefers that of the second state', () => {
  const [first, second] = [parse('fit=good&wrist=165mm'), parse('sort=fit&wrist=170mm')];
  expect(formatFilterState(mergeFilterStates(first, second))).toBe('fit=good&sort=fit&wrist=170mm');
  expect(formatFilterState(mergeFilterStates(first, emptyFilterState))).toBe('fit=good&wrist=165mm');
  expect(formatFilterState(mergeFilterStates(parse('dial=blue'), second))).toBe('dial=blue&sort=fit&wrist=170mm');
});

it.each(['price=-299.99', 'price=0.25-', 'price=999999-', 'diameter=38.25-40.5', 'weight=-0.5'])(
  'parseFilterState reads the figures of %s to hundredths, up to six digits before the point',
  (query) => {
    expect(formatFilterState(parse(query))).toBe(query);
  },
);

it.each(['price=-1000000', 'price=1.125-', 'price=-.5', 'price=1e3-', 'price=-'])(
  'parseFilterState ignores %s',
  (query) => {
    expect(parse(query)).toEqual(emptyFilterState);
  },
);
