// Verifies docs/product.md 8.16.
import type { Difference } from '@/domain/search/nearest-filters';
import { differenceCopy } from './copy-nearest';

const makers = { xerix: 'Xeric', times: 'Timex' };

test.each<[copy: string, difference: Difference]>([
  [
    '38 mm, a little larger than small',
    { kind: 'size', rangeFilter: 'diameter', value: 38, until: 36, text: 'petite' },
  ],
  ['34 mm, smaller than large', { kind: 'size', rangeFilter: 'diameter', value: 34, until: 44, text: 'big' }],
  [
    '12 mm thickness, thicker than thin',
    { kind: 'size', rangeFilter: 'thickness', value: 12, until: 10, text: 'slim' },
  ],
  ['$240, more than $200', { kind: 'range', rangeFilter: 'price', value: 240, range: { to: 199.99 } }],
  ['$210, a little more than $200', { kind: 'range', rangeFilter: 'price', value: 210, range: { to: 200 } }],
  ['$700, less than $800', { kind: 'range', rangeFilter: 'price', value: 700, range: { from: 800.01 } }],
  [
    '41 mm, a little larger than 39 mm',
    { kind: 'range', rangeFilter: 'diameter', value: 41, range: { from: 38.5, to: 39.5 } },
  ],
  ['50 m water resistance, less than 200 m', { kind: 'range', rangeFilter: 'water', value: 50, range: { from: 200 } }],
  ['Quartz, not automatic', { kind: 'option', facet: 'movement', options: ['quartz'], wanted: ['automatic'] }],
  ['Black dial, not blue or white', { kind: 'option', facet: 'dial', options: ['black'], wanted: ['blue', 'white'] }],
  ['Xeric, not Timex', { kind: 'option', facet: 'brand', options: ['xerix'], wanted: ['times'] }],
  ['Without GPS', { kind: 'option', facet: 'function', options: ['date'], wanted: ['gps'] }],
  ['Without moon', { kind: 'option', facet: 'function', options: [], wanted: ['moon'] }],
  ['Snug fit, not good', { kind: 'option', facet: 'fit', options: ['snug'], wanted: ['good'] }],
  ['Does not fit this wrist', { kind: 'option', facet: 'fit', options: [], wanted: ['good', 'large'] }],
  ['Does not match “210 mm wrist”', { kind: 'wish', text: '210 mm wrist' }],
  ['Nothing about “comet”', { kind: 'word', word: 'comet' }],
])('differenceCopy returns "%s"', (copy, difference) => {
  expect(differenceCopy(difference, makers)).toBe(copy);
});
