import fc from 'fast-check';
import { watchKey } from '@/domain/watch-key';
import { refreshLines } from '@/domain/line-items';
import { lineLists, watches, watchOf } from '@/domain/watches.fixture';
import { changesOf, unitCents } from './line-changes';

const xerix = watchOf('xerix', 1, { name: 'Slow Meridian', price: 300 });

it.each([
  ['a price', { price: 280, name: 'Slow Meridian' }, { cents: 30_000, name: undefined }],
  ['a name', { price: 300, name: 'Meridian' }, { cents: undefined, name: 'Slow Meridian' }],
  ['both', { price: 300.01, name: 'Meridian' }, { cents: 30_000, name: 'Slow Meridian' }],
])('keeps what the line said of %s that changed', (_what, fact, change) => {
  expect([...changesOf([xerix], { 'xerix/1': fact })]).toEqual([['xerix/1', change]]);
});

it('finds nothing where a price differs by less than a cent, or the watch is no longer sold', () => {
  const line = { ...xerix, price: 300.0001 };
  expect(changesOf([line], { 'xerix/1': xerix }).size).toBe(0);
  expect(changesOf([xerix], {}).size).toBe(0);
});

it('finds nothing in lines that have been refreshed, and the old price and name before', () => {
  fc.assert(
    fc.property(lineLists, fc.array(watches), (lines, now) => {
      const facts = Object.fromEntries(now.map((watch) => [watchKey(watch), watch]));
      expect(changesOf(refreshLines(lines, facts), facts).size).toBe(0);
      for (const [key, { cents, name }] of changesOf(lines, facts)) {
        const line = lines.find((each) => watchKey(each) === key);
        expect([line && unitCents(line), undefined]).toContain(cents);
        expect([line?.name, undefined]).toContain(name);
        expect(cents ?? name).toBeDefined();
      }
    }),
  );
});
