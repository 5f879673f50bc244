// Verifies docs/product.md 25.10, 25.12.
import { markPaymentSubmitted } from '@/server/orders/change';
import { now, place } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { soldOutWatches } from './availability';
import { setStock } from '@/server/stock/set-stock';

onEachEngine((where) => {
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
});
