import type { Maker } from '@/domain/watch';
import { brandOption, isOption } from './facets';

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
