// Verifies docs/product.md 25.10.
import { markPaymentSubmitted } from '@/server/orders/change';
import { later, now, place } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { soldOutWatches } from './availability';
import { setStock } from '@/server/stock/set-stock';

onEachEngine((where) => {
  const soldOut = (at = now) => soldOutWatches(where().db, at);

  it('soldOutWatches contains watches without orderable units, and none that only an abandoned checkout reserves', async () => {
    const { db } = where();
    await setStock(db, 'undone/1', { to: 0 }, now);
    await setStock(db, 'xerix/1', { to: 2 }, now);
    expect(await soldOut()).toEqual(new Set(['undone/1']));
    const { number } = await place(db);
    expect(await soldOut()).toEqual(new Set(['undone/1', 'xerix/1']));
    expect(await soldOut(later(30 * 60_000))).toEqual(new Set(['undone/1']));
    await markPaymentSubmitted(db, number, now);
    expect(await soldOut(later(30 * 60_000))).toEqual(new Set(['undone/1', 'xerix/1']));
  });
});
