import fc from 'fast-check';
import { catalogueNames } from '@/domain/watch-key';
import { lineLists, keysOf, watchOf } from '@/domain/testing/watches';
import { parseList, sharePath } from './share-link';

const listOf = (path: string) => new URL(path, 'https://shop.example').searchParams.get('list') ?? '';

it('sharePath returns the URL of the list', () => {
  expect(sharePath([watchOf('xerix', 1), watchOf('undone', 3)])).toBe('/favorite/myfavorite?list=xerix-1.undone-3');
});

it('parseList returns every list of sharePath in its order', () => {
  fc.assert(
    fc.property(lineLists, (lines) => {
      expect(keysOf(parseList(listOf(sharePath(lines))))).toEqual(keysOf(lines));
    }),
  );
});

it.each([
  ['', []],
  ['...', []],
  ['rolex-1', []],
  ['xerix-0.xerix-01.xerix--1.xerix-1.5.xerix-1e1.xerix-1x', ['xerix/1']],
  ['xerix-1.xerix-1.undone-1', ['xerix/1', 'undone/1']],
  ['XERIX-1.undone-3', ['undone/3']],
  ['__proto__-1.constructor-1.toString-1', []],
  ['<script>alert(1)</script>.timex-2', ['timex/2']],
  ['javascript:alert(1)', []],
  ['xerix-99999999999999999999.xerix-6', ['xerix/6']],
  ['xerix-1\nundone-2', []],
  ['xerix-1 undone-2', []],
])('parseList(%j) returns %j', (list, keys) => {
  expect(keysOf(parseList(list))).toEqual(keys);
});

it('parseList keeps valid parts of arbitrary input without duplicates and never throws', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `xerix-${text}`),
  );
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 20 }), fc.array(odd, { maxLength: 20 }), (before, after) => {
      const watches = parseList([...before, 'gshock-4', ...after].join('.'));
      expect(keysOf(watches)).toContain('gshock/4');
      expect(new Set(keysOf(watches)).size).toBe(watches.length);
      expect(watches.every(({ catalogue, id }) => catalogueNames.includes(catalogue) && Number.isSafeInteger(id))).toBe(
        true,
      );
    }),
  );
});

it('parseList returns all 54 watches of the shop', () => {
  const all = catalogueNames.flatMap((catalogue) => [1, 2, 3, 4, 5, 6].map((id) => watchOf(catalogue, id)));
  expect(all).toHaveLength(54);
  expect(keysOf(parseList(listOf(sharePath(all))))).toEqual(keysOf(all));
});

it('parseList reads at most 200 parts', () => {
  expect(keysOf(parseList('x.'.repeat(199) + 'xerix-1'))).toEqual(['xerix/1']);
  expect(parseList('x.'.repeat(200) + 'xerix-1')).toEqual([]);
});

it('parseList ignores a watch after a million parts', () => {
  expect(parseList('x.'.repeat(1_000_000) + 'xerix-1')).toEqual([]);
});
