import type { FilterPart } from '@/domain/filtering/filter-state';
import { measureCopy, optionLabel, rangeCopy } from './copy';
import { chipCopy } from './copy-chips';

const makers = { times: 'Timex' };

it.each<[FilterPart, string]>([
  [{ rangeFilter: 'price', range: { to: 300 } }, 'up to $300'],
  [{ rangeFilter: 'price', range: { to: 299.99 } }, 'under $300'],
  [{ rangeFilter: 'price', range: { to: 299.98 } }, 'up to $299.98'],
  [{ rangeFilter: 'price', range: { from: 300.01 } }, 'over $300'],
  [{ rangeFilter: 'diameter', range: { to: 38.09 } }, 'under 38.1 mm case diameter'],
  [{ rangeFilter: 'price', range: { from: 1200 } }, 'from $1,200'],
  [{ rangeFilter: 'price', range: { from: 83, to: 400 } }, '$83 to $400'],
  [{ rangeFilter: 'diameter', range: { from: 36, to: 42 } }, '36 to 42 mm case diameter'],
  [{ rangeFilter: 'thickness', range: { from: 8, to: 8 } }, '8 mm thickness'],
  [{ rangeFilter: 'lug', range: { to: 46 } }, 'up to 46 mm lug to lug'],
  [{ rangeFilter: 'weight', range: { from: 60, to: 84 } }, '60 to 84 g weight'],
  [{ rangeFilter: 'water', range: { from: 100 } }, 'from 100 m water resistance'],
  [{ facet: 'dial', option: 'blue' }, 'Blue dial'],
  [{ facet: 'case', option: 'rose-gold-tone' }, 'Rose gold-tone case'],
  [{ facet: 'strap', option: 'nato' }, 'NATO strap'],
  [{ facet: 'brand', option: 'times' }, 'Timex'],
  [{ facet: 'function', option: 'second-time-zone' }, 'Second time zone'],
])('the chip of %j is labelled "%s"', (part, words) => {
  expect(chipCopy(part, makers)).toBe(words);
});

it('the label of an unknown maker is its name in the URL, capitalised', () => {
  expect(optionLabel('rolex', makers)).toBe('Rolex');
});

it('a price with cents has two decimals, a price without has none', () => {
  expect([measureCopy('price', 202.3), measureCopy('price', 1250)]).toEqual(['$202.30', '$1,250']);
});

it('a range of lengths has its unit once, and a range of prices has a dollar sign at both ends', () => {
  expect(rangeCopy('lug', 28, 60)).toBe('28 to 60 mm');
  expect(rangeCopy('price', 50, 700)).toBe('$50 to $700');
});
