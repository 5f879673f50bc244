// Verifies docs/product.md 34.3 (unknown name, quantity above 10).
import { setStock } from '@/server/stock/set-stock';
import { now } from '@/server/testing/checkout';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { findLinkedWatches } from './bascket/linked/linked-watches';

const [friday, saturday] = [new Date('2026-11-20T23:59:59-05:00'), new Date('2026-11-21T00:00:00-05:00')];

onSqlite((where) => {
  shareWithRoutes(where);

  const linked = (change: Partial<Parameters<typeof findLinkedWatches>[0]>, at = now) =>
    findLinkedWatches({ items: '', unknown: '', cut: '', ...change }, at);

  it('findLinkedWatches returns the watches of a link at the price of the moment, with their availability', async () => {
    await setStock(where().db, 'timex/2', { to: 0 }, now);
    const pricesOf = async (at: Date) =>
      (await linked({ items: 'timex-2:3,xerix-1:10' }, at)).watches.map(({ watch, ...rest }) => ({
        key: watch.key,
        ...rest,
      }));
    expect(await pricesOf(friday)).toEqual([
      { key: 'timex/2', quantity: 3, unitCents: 289_00, availability: 'sold-out' },
      { key: 'xerix/1', quantity: 10, unitCents: 249_00, availability: 'in-stock' },
    ]);
    expect((await pricesOf(saturday)).map(({ unitCents }) => unitCents)).toEqual([202_30, 249_00]);
  });

  it.each([
    [{ items: 'xerix-1:2,rolex-1:1,xerix-99:1' }, 1, 2, false],
    [{ items: 'xerix-1:2,rolex-1:1,xerix-99:1', unknown: '3' }, 1, 5, false],
    [{ items: 'nonsense', unknown: '1' }, 0, 1, false],
    [{ items: 'xerix-1:11' }, 1, 0, true],
    [{ items: 'xerix-1:10' }, 1, 0, false],
    [{ items: 'xerix-1:1', cut: '1' }, 1, 0, true],
    [{ items: 'xerix-1:1', cut: 'yes' }, 1, 0, false],
    [{ unknown: '100' }, 0, 100, false],
    [{ unknown: '101' }, 0, 100, false],
    [{ unknown: '1000' }, 0, 0, false],
    [{ unknown: '0' }, 0, 0, false],
    [{ unknown: '-1' }, 0, 0, false],
    [{ unknown: '1.5' }, 0, 0, false],
  ])('findLinkedWatches of %j finds %d watches, counts %d unknown ones, and is cut: %s', async (link, ...found) => {
    const { watches, unknown, isCut } = await linked(link);
    expect([watches.length, unknown, isCut]).toEqual(found);
  });
});
