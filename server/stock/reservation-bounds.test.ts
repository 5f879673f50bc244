// Verifies docs/product.md 25.12.
import { type WatchKey, watchKey } from '@/domain/watch-key';
import { now } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { countReservation, unitsOrderedToday } from './reservation-bounds';

const linesOf = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ catalogue: 'xerix' as const, id: index + 1, quantity }));

onSqlite((where) => {
  /** Counts orders of one caller in turn, each with its quantities; returns which are within the bounds. */
  const count = async (units: number, ...orders: number[][]) => {
    const within = [];
    for (const quantities of orders) {
      const lines = linesOf(...quantities);
      const there = new Map<WatchKey, number>(lines.map((line) => [watchKey(line), units]));
      const counted = where()
        .db.transaction()
        .execute((records) => countReservation(records, '192.0.2.1', lines, there, now));
      within.push(await counted);
    }
    return within;
  };

  it.each([
    ['20 units of an order, not 21', 100, [[10, 10]], [true]],
    ['21 units of an order', 100, [[10, 10, 1]], [false]],
    ['40 units of a caller in a day, not 41', 100, [[20], [0, 20], [0, 0, 1]], [true, true, false]],
    ['half of the units of a watch', 10, [[5], [1]], [true, false]],
    ['the larger half of an odd number of units', 5, [[3], [1]], [true, false]],
    ['two units of a watch with two', 2, [[2], [1]], [true, false]],
    ['each watch of an order by its own units', 10, [[5, 5], [0, 0, 5], [1]], [true, true, false]],
  ])('countReservation bounds %s', async (_, units, orders, expected) => {
    expect(await count(units, ...orders)).toEqual(expected);
  });

  it('countReservation bounds an order with a single watch over its share', async () => {
    expect(await count(10, [1, 6])).toEqual([false]);
    expect(await count(10, [6, 1])).toEqual([false]);
  });

  it('unitsOrderedToday counts 20 units of an order and 40 of a caller in a day as within the bounds, and not one more', async () => {
    const ordered = async (units: number, caller = '192.0.2.1') =>
      (await unitsOrderedToday(where().db, { caller, units }, ['xerix/1'], now))?.('xerix/1');
    expect([await ordered(20), await ordered(21)]).toEqual([0, undefined]);
    await count(100, [20], [10]);
    expect([await ordered(10), await ordered(11)]).toEqual([30, undefined]);
    expect(await ordered(20, '192.0.2.2')).toBe(0);
  });
});
