// Verifies docs/product.md 25.5, 25.9 (cart line).
import { setStock } from '@/server/stock/set-stock';
import { place } from '@/server/testing/checkout';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { GET } from './stock/route';

onSqliteFirst((where) => {
  shareWithRoutes(where);

  const left = async (own?: string) => {
    const query = new URLSearchParams({ keys: 'xerix/1', ...(own && { own }) });
    const answer = await GET(new Request(`http://localhost:3000/api/stock?${query}`));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { stock: unknown }).stock;
  };

  it('a shopper’s cart counts the units that their own unpaid order reserves, and other carts do not', async () => {
    const { db } = where();
    const now = new Date();
    await setStock(db, 'xerix/1', { to: 3 }, now);
    const { token } = await place(db, {}, { now });
    expect(await left(token)).toEqual([{ key: 'xerix/1', left: 3 }]);
    expect(await left()).toEqual([{ key: 'xerix/1', left: 1 }]);
    const { token: other } = await place(
      db,
      { lines: [{ catalogue: 'xerix', id: 1, quantity: 1 }], shownTotal: 199_00 },
      { now },
    );
    expect(await left(other)).toEqual([{ key: 'xerix/1', left: 1 }]);
    expect(await left()).toEqual([{ key: 'xerix/1', left: 0 }]);
  });
});
