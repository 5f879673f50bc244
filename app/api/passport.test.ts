// Verifies docs/product.md 39.5.
import { shopDate } from '@/domain/shop-date';
import { findPassport, passportsOf } from '@/server/passports/passports';
import { now, paidOrder } from '@/server/testing/checkout';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { POST } from './passport/route';

onSqlite((where) => {
  collectLog();
  shareWithRoutes(where);

  it.each([
    ['ticked', { remind: 'on' }, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
    ['not ticked', {}, null],
  ])('a new battery with the box of the reminder %s is noted', async (_, box, day) => {
    const { db } = where();
    const { order } = await paidOrder(db);
    // Timex 1 is a quartz watch.
    await db.updateTable('order_lines').set({ catalogue: 'timex', watch_id: 1 }).execute();
    const [first] = await passportsOf(db, { ...order, state: 'paid' }, now);
    const passport = first?.token ?? '';
    const on = shopDate().toISOString().slice(0, 10);
    const form = { passport, act: 'battery', on, ...box };
    const answer = await POST(
      new Request('http://localhost:3000/api/passport', {
        method: 'POST',
        headers: { origin: 'http://localhost:3000', 'x-odd-hours-caller': '192.0.2.1' },
        body: new URLSearchParams(form),
      }),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/passport/${passport}`]);
    const found = await findPassport(db, passport);
    expect(found?.entries.map(({ kind }) => kind)).toEqual(['battery']);
    expect(found?.remind_on).toEqual(day);
  });
});
