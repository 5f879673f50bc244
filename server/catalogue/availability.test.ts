// Verifies docs/product.md 25.10, 25.12.
import { markPaymentSubmitted } from '@/server/orders/change';
import { now, place } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { testDesk } from '@/domain/test-desk';
import { database } from '@/server/database/database';
import { collectLog } from '@/server/testing/log';
import { availabilityOf, soldOutWatches } from './availability';
import { setStock } from '@/server/stock/set-stock';

jest.mock('@/server/database/database', () => ({
  ...jest.requireActual('@/server/database/database'),
  database: jest.fn(),
}));

onEachEngine((where) => {
  const log = collectLog();
  const soldOut = () => soldOutWatches(where().db);

  it('soldOutWatches contains watches whose units are sold or being paid, and none that an unpaid order reserves', async () => {
    const { db } = where();
    await setStock(db, 'undone/1', { to: 0 }, now);
    await setStock(db, 'xerix/1', { to: 2 }, now);
    expect(await soldOut()).toEqual(new Set(['undone/1']));
    const { number } = await place(db);
    expect(await soldOut()).toEqual(new Set(['undone/1']));
    await markPaymentSubmitted(db, number, now);
    expect(await soldOut()).toEqual(new Set(['undone/1', 'xerix/1']));
  });

  it('availabilityOf keeps the last known stock while the database is unreachable, and asks again later', async () => {
    const { db } = where();
    const connect = jest.mocked(database);
    const read = async () => {
      testDesk.revision += 1;
      return [await availabilityOf('undone/1'), await availabilityOf('xerix/1')];
    };
    connect.mockResolvedValue(db);
    await setStock(db, 'undone/1', { to: 0 }, now);
    await setStock(db, 'xerix/1', { to: 2 }, now);
    expect(await read()).toEqual(['sold-out', 'in-stock']);
    connect.mockRejectedValue(new Error('The database is unreachable.'));
    expect(await read()).toEqual(['sold-out', 'in-stock']);
    expect(log().join()).toContain('stock of pages');
    connect.mockResolvedValue(db);
    await setStock(db, 'undone/1', { to: 1 }, now);
    expect(await read()).toEqual(['in-stock', 'in-stock']);
  });
});
