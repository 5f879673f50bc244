import type { Maker } from '@/domain/watch';
import { brandOption, isOption } from './facets';
import { isNear, missedEnd, stepOf } from './range-filters';

it('brandOption returns the last segment of the maker’s path', () => {
  expect(brandOption({ name: 'Timex', shortName: 'Timex', path: '/all/times' as Maker['path'] })).toBe('times');
});

it.each(['xerix', 'g', 'g-shock', 'g2', `g${'2'.repeat(29)}`])('isOption accepts the brand “%s”', (name) => {
  expect(isOption('brand', name)).toBe(true);
});

it.each(['', '2g', '-shock', 'Xerix', 'g shock', 'g_shock', ' xerix', 'xerix\n', 'xerix/1', `g${'2'.repeat(30)}`])(
  'isOption rejects the brand “%s”',
  (name) => {
    expect(isOption('brand', name)).toBe(false);
  },
);

it('isOption accepts only the facet’s own options', () => {
  expect(isOption('dial', 'blue')).toBe(true);
  expect(isOption('dial', 'xerix')).toBe(false);
  expect(isOption('strap', 'blue')).toBe(false);
});

it.each([
  [110, 100, true],
  [110.01, 100, false],
  [90, 100, true],
  [89.99, 100, false],
  [100, 100, true],
])('isNear of %d and a wanted %d is %s: a tenth is near', (value, wanted, near) => {
  expect(isNear(value, wanted)).toBe(near);
});

it.each([
  ['price', { from: 85, to: 400, mark: 25 }, 5],
  ['price', { from: 83, to: 400, mark: 25 }, 1],
  ['price', { from: 85, to: 399, mark: 25 }, 1],
  ['diameter', { from: 36.5, to: 42, mark: 1 }, 0.5],
] as const)('stepOf the %s from and to %j is %d, so that the handles reach both ends', (name, scale, step) => {
  expect(stepOf(name, scale)).toBe(step);
});

it.each([
  ['diameter', { from: 38.5, to: 39.5 }, 41, 39],
  ['diameter', { from: 38, to: 40 }, 41, 39],
  ['diameter', { from: 37, to: 40 }, 41, 40],
  ['diameter', { from: 37, to: 40 }, 36, 37],
  ['price', { from: 299, to: 300 }, 310, 300],
  ['price', { to: 299.99 }, 310, 300],
  ['price', { from: 300.01 }, 290, 300],
] as const)('missedEnd of the %s %j for %d is %d, as the shopper wrote it', (name, range, value, figure) => {
  expect(missedEnd(name, range, value)).toBe(figure);
});
