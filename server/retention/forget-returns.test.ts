// Verifies docs/product.md 36.10.
import { valueOf } from '@/server/testing/results';
import { later, now } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { returnsAt } from '@/server/testing/returns';
import { confirmDeclaration, draftDeclaration, handleDeclaration } from '@/server/returns/declarations';
import { exportShopper } from './export-shopper';
import { forgetOldRecords } from './forget-old';
import { forgetShopper } from './forget-shopper';

const DAY = 24 * 60 * 60_000;
const email = 'ada@example.com';

onEachEngine((where) => {
  collectLog();
  const { ask, step, payBack, paid, sent } = returnsAt(where);
  const declarations = () => where().db.selectFrom('withdrawal_declarations').selectAll().execute();
  const forgetOld = (days: number) => forgetOldRecords(where().db, later(days * DAY), new AbortController().signal);
  const draft = (number: `OH-${string}`) =>
    draftDeclaration(
      where().db,
      { number, email: 'Ada@Example.com', fullName: 'Ada', items: 'all', isVerified: false, isSuspected: false },
      now,
    );

  itOnce('the export has withdrawals and returns with their words, and no token', async () => {
    const order = await sent([2]);
    const number = valueOf(await ask(order, 'return'));
    valueOf(await step('return', number, { event: 'refuse', answer: 'It is worn.' }));
    const token = await draft(order);
    const found = await exportShopper(where().db, email);
    expect(found.orders[0]?.returns).toMatchObject([
      { number, kind: 'return', state: 'refused', answer: 'It is worn.', lines: [{ line: 1, units: 2 }] },
    ]);
    expect(found.withdrawals).toMatchObject([{ order_number: order, email: 'Ada@Example.com', items: '[]' }]);
    expect(JSON.stringify(found)).not.toContain(token);
  });

  it('forget keeps a shopper with an open withdrawal, and deletes the words and declarations of a closed one', async () => {
    const order = await paid([1]);
    const declared = await confirmDeclaration(where().db, await draft(order), now);
    await draft(order);
    await handleDeclaration(where().db, declared?.token_hash ?? '', now);
    const other = await sent([1]);
    const number = valueOf(await ask(other, 'return'));
    await where()
      .db.updateTable('return_requests')
      .set({ reason: 'Too small for Ada.' })
      .where('number', '=', number)
      .execute();
    const first = await forgetShopper(where().db, email);
    expect(first.declarations).toBe(2);
    expect(first.kept.map(({ number: kept, why }) => [kept, why]).sort()).toEqual(
      [order, other].sort().map((one) => [one, 'a withdrawal or return is under way']),
    );
    valueOf(await step('return', number, { event: 'refuse', answer: 'Dear Ada, no.' }));
    const withdrawal = await where()
      .db.selectFrom('return_requests')
      .select('number')
      .where('order_number', '=', order)
      .executeTakeFirstOrThrow();
    valueOf(await payBack(order, withdrawal.number));
    expect((await forgetShopper(where().db, email)).emptied).toEqual([order, other].sort());
    const rows = await where().db.selectFrom('return_requests').select(['reason', 'answer']).execute();
    expect(rows).toEqual([
      { reason: '', answer: '' },
      { reason: '', answer: '' },
    ]);
  });

  itOnce('a declaration that is not confirmed ends after a day, and a confirmed one after 90 days', async () => {
    const order = await paid([1]);
    await draft(order);
    const declared = await confirmDeclaration(where().db, await draft(order), now);
    await forgetOld(0.99);
    expect(await declarations()).toHaveLength(2);
    await forgetOld(1);
    expect(await declarations()).toHaveLength(1);
    await forgetOld(91);
    expect(await declarations()).toHaveLength(1); // not entered yet
    await handleDeclaration(where().db, declared?.token_hash ?? '', now);
    await forgetOld(89);
    expect(await declarations()).toHaveLength(1);
    await forgetOld(90);
    expect(await declarations()).toEqual([]);
  });
});
