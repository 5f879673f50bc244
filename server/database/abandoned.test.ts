// Verifies docs/product.md 14.6.
import { later, now, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { orderAt } from '@/server/testing/stripe-shop';
import { isAbandoned, whereAbandoned } from './abandoned';

const HALF_AN_HOUR = 30 * 60_000;

onSqlite((where) => {
  it.each([
    ['pending', null, HALF_AN_HOUR, true],
    ['pending', null, HALF_AN_HOUR + 1, true],
    ['pending', null, HALF_AN_HOUR - 1, false],
    ['pending', now.toISOString(), HALF_AN_HOUR, false],
    ['paid', null, HALF_AN_HOUR, false],
    ['failed', null, HALF_AN_HOUR, false],
  ] as const)('a %s order, its payment submitted at %s, is abandoned after %i ms: %s', async (state, at, ms, isIt) => {
    const { db } = where();
    const { number } = await place(db);
    await db.updateTable('orders').set({ state, payment_submitted_at: at }).execute();
    expect(isAbandoned(await orderAt(db, number), later(ms))).toBe(isIt);
    const found = await db
      .selectFrom('orders')
      .select('number')
      .where(whereAbandoned(later(ms)))
      .execute();
    expect(found).toEqual(isIt ? [{ number }] : []);
  });
});
