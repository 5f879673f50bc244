// Verifies docs/product.md 9.7.
import fc from 'fast-check';
import { refreshLines, unitCents } from '@/domain/line-items';
import { watchKey } from '@/domain/watch-key';
import { lineLists, offersOf, watches, watchOf } from '@/domain/testing/watches';
import { changesOf } from './use-current-lines';

const xerix = watchOf('xerix', 1, { name: 'Slow Meridian', price: 300 });

it.each([
  ['a price', { priceCents: 280_00, name: 'Slow Meridian' }, { cents: 30_000, name: undefined }],
  ['a name', { priceCents: 300_00, name: 'Meridian' }, { cents: undefined, name: 'Slow Meridian' }],
  ['both', { priceCents: 300_01, name: 'Meridian' }, { cents: 30_000, name: 'Slow Meridian' }],
])('changesOf returns the stored value when %s changed', (_what, offer, change) => {
  expect([...changesOf([xerix], { 'xerix/1': offer })]).toEqual([['xerix/1', change]]);
});

it('changesOf returns nothing for a price difference below one cent or an unsold watch', () => {
  const line = { ...xerix, price: 300.0001 };
  expect(changesOf([line], offersOf(xerix)).size).toBe(0);
  expect(changesOf([xerix], {}).size).toBe(0);
});

it('changesOf returns the old price and name, and nothing after refreshLines', () => {
  fc.assert(
    fc.property(lineLists, fc.array(watches), (lines, now) => {
      const offers = offersOf(...now);
      expect(changesOf(refreshLines(lines, offers), offers).size).toBe(0);
      for (const [key, { cents, name }] of changesOf(lines, offers)) {
        const line = lines.find((each) => watchKey(each) === key);
        expect([line && unitCents(line), undefined]).toContain(cents);
        expect([line?.name, undefined]).toContain(name);
        expect(cents ?? name).toBeDefined();
      }
    }),
  );
});
