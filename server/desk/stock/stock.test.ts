import fc from 'fast-check';
import { submit } from '@/server/desk/submit';
import { findSubmitted } from '@/server/desk/submit';
import { later, now, place } from '@/server/testing/checkout';
import { returnsAt } from '@/server/testing/returns';
import { cancelOrder } from '@/server/orders/change';
import { owner } from '@/server/testing/desk';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { type StockLine, stockLines } from '@/server/stock/stock-lines';
import { ordersOfWatch } from '../orders/changes';
import { changeStock, exportStock, importStock, stockPage, stockPreview, watchStock } from './stock';
import { planStock, stockCsv } from './stock-csv';

const lineOf = (watch: StockLine['watch'], available: number): StockLine => ({
  watch,
  name: `Watch, "${watch}"`,
  available,
  reserved: 1,
  sold: 0,
  subscriptions: 0,
});
const stock = [lineOf('xerix/1', 5), lineOf('xerix/2', 0), lineOf('timex/3', 7)];

// Verifies docs/product.md 42.3 (lines).
it('planStock puts every line of a file into changes, unchanged or rejected, with its number', () => {
  const file = [
    'watch,units',
    'xerix/1,+3',
    'xerix/2,0',
    '',
    'xerix/99,4',
    'timex/3,seven',
    'xerix/1,9',
    'timex/3,-8',
    'timex/3,-7',
    'lonely',
  ].join('\n');
  expect(planStock(file, stock)).toEqual({
    changes: [{ line: 2, watch: 'xerix/1', name: 'Watch, "xerix/1"', from: 5, to: 8 }],
    unchanged: 1,
    rejected: [
      { line: 5, why: 'There is no watch “xerix/99”.' },
      { line: 6, why: '“seven” is not a number of units of timex/3.' },
      { line: 7, why: 'xerix/1 is in line 2 already.' },
      { line: 8, why: 'timex/3 is in line 6 already.' },
      { line: 9, why: 'timex/3 is in line 6 already.' },
      { line: 10, why: 'There is no watch “lonely”.' },
    ],
  });
});

// Verifies docs/product.md 42.3 (lines).
it('planStock reads commas, semicolons, tabs, a byte order mark and quoted cells, and rejects a file it cannot read', () => {
  for (const file of [
    '\uFEFFWatch;Name;Units\r\nxerix/1;"a;b";6\r\n',
    'units\twatch\n6\txerix/1',
    'watch,units\n"xerix/1","6"',
  ])
    expect(planStock(file, stock).changes).toMatchObject([{ watch: 'xerix/1', from: 5, to: 6 }]);
  expect(planStock('watch,count\nxerix/1,6', stock).rejected).toEqual([
    { line: 1, why: 'The first line must name the columns watch and units.' },
  ]);
  expect(planStock('watch,units\nxerix/1,6\n"xerix/2,7', stock)).toMatchObject({
    changes: [],
    rejected: [{ line: 3 }],
  });
  expect(planStock('watch,units\ntimex/3,-8', stock).rejected).toEqual([
    { line: 2, why: 'timex/3 has 7; “-8” would leave less than none.' },
  ]);
});

// Verifies docs/product.md 42.3 (lines).
it.each([
  ['-7', 0],
  ["'-1", 6],
  ["'+2", 9],
  ['9999999', 9_999_999],
  ['+9999992', 9_999_999],
  ['+9999993', undefined],
  ['10000000', undefined],
  ['-8', undefined],
  ['1.5', undefined],
])('planStock reads %s for a watch with 7 units', (typed, to) => {
  const { changes, rejected } = planStock(`watch,units\ntimex/3,${typed}`, stock);
  expect([changes.map((change) => change.to), rejected.length]).toEqual(to === undefined ? [[], 1] : [[to], 0]);
});

// Verifies docs/product.md 42.3 (export).
it('an exported file changes nothing when it is read again', () => {
  expect(planStock(stockCsv(stock), stock)).toEqual({ changes: [], unchanged: 3, rejected: [] });
});

// Verifies docs/product.md 42.3 (lines).
it('planStock counts each line of any file once', () => {
  const cell = fc.oneof(
    fc.constantFrom('xerix/1', 'xerix/2', 'timex/3', '4', '+1', '-9', "'+2"),
    fc.string({ maxLength: 6 }),
  );
  const clean = (text: string) => text.replaceAll(/["\r\n,;\t\uFEFF]/g, '').trim() || 'x';
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 12 }), (rows) => {
      const file = ['watch,units', ...rows.map((row) => row.map(clean).join(','))].join('\n');
      const { changes, unchanged, rejected } = planStock(file, stock);
      expect(changes.length + unchanged + rejected.length).toBe(rows.length);
    }),
  );
});

onEachEngine((where) => {
  const unitsOf = async (watch: StockLine['watch']) => (await stockLines(where().db, watch))[0]?.available;
  const audit = () => where().db.selectFrom('audit_log').select(['action', 'subject', 'details']).execute();
  const send = (fields: Record<string, string>, key: string = crypto.randomUUID(), version?: string) =>
    submit(where().db, owner, changeStock, { key, fields, version }, now);

  // Verifies docs/product.md 42.2 (change).
  itOnce('a change of the stock has a reason in the audit log and an undo, and never goes below none', async () => {
    await send({ watch: 'xerix/1', how: 'to', units: '5', reason: 'counted' });
    const outcome = valueOf(await send({ watch: 'xerix/1', how: 'add', units: '3', reason: 'delivered' }));
    expect(outcome).toMatchObject({ ok: true, sentence: 'xerix/1: 5 on hand before, 8 now.' });
    expect(outcome.undo?.fields).toEqual({ watch: 'xerix/1', how: 'remove', units: '3', reason: 'undo' });
    const below = valueOf(await send({ watch: 'xerix/1', how: 'remove', units: '9', reason: 'lost' }));
    expect(below).toEqual({ ok: false, sentence: 'The stock of xerix/1 cannot go below 0.' });
    expect(await unitsOf('xerix/1')).toBe(8);
    expect(valueOf(await send({ watch: 'xerix/1', how: 'to', units: '8', reason: 'counted' }))).not.toHaveProperty(
      'undo',
    );
    expect(await audit()).toEqual(
      expect.arrayContaining([{ action: 'change-stock', subject: 'xerix/1', details: '+3, delivered' }]),
    );
    const { changes } = (await watchStock(where().db, owner, 'xerix/1', now)) ?? {};
    expect(changes?.map(({ text }) => text).toSorted()).toEqual(['+3, delivered', '5, counted', '8, counted']);
  });

  // Verifies docs/product.md 42.2 (two owners).
  itOnce('two owners at once, double presses and retries change the stock once for each form', async () => {
    const model = fc.record({
      forms: fc.array(fc.record({ how: fc.constantFrom('add', 'remove'), units: fc.nat({ max: 4 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      presses: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(model, async ({ forms, presses }) => {
        await send({ watch: 'xerix/2', how: 'to', units: '50', reason: 'counted' });
        const sent = forms.map((form) => ({ ...form, key: crypto.randomUUID() }));
        const pressed = Array.from({ length: presses }, () => sent).flat();
        const outcomes = await Promise.all(
          pressed.map(({ key, how, units }) =>
            send({ watch: 'xerix/2', how, units: String(units), reason: 'counted' }, key),
          ),
        );
        expect(outcomes.map((one) => valueOf(one).ok)).toEqual(outcomes.map(() => true));
        const sum = forms.reduce((total, { how, units }) => total + (how === 'add' ? units : -units), 50);
        expect(await unitsOf('xerix/2')).toBe(sum);
      }),
      { numRuns: 8 },
    );
  });

  // Verifies docs/product.md 42.2 (two owners).
  it('a count that is based on an older number saves nothing', async () => {
    await send({ watch: 'xerix/1', how: 'to', units: '5', reason: 'counted' });
    const { version } = (await watchStock(where().db, owner, 'xerix/1', now)) ?? {};
    const lost = { watch: 'xerix/1', how: 'remove', units: 1, reason: 'lost' } as const;
    await changeStock.perform(where().db, owner, lost, { now: later(60_000) });
    const fields = { watch: 'xerix/1', how: 'to', units: '5', reason: 'counted' };
    const form = { key: crypto.randomUUID(), fields, version: version?.text, seen: version?.seen };
    expect(valueOf(await submit(where().db, owner, changeStock, form, later(120_000)))).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/^Nothing was saved: this changed/),
      changes: [`${owner.name}: change stock, 12:01 UTC`],
    });
    expect(await unitsOf('xerix/1')).toBe(4);
  });

  // Verifies docs/product.md 41.4 (conflict).
  itOnce('a count that is based on a number before an order, its end or a return names them', async () => {
    const { db } = where();
    let ms = 0;
    const { sent, ask, step } = returnsAt(where, () => later(ms));
    const returned = await sent([1], 'US');
    const number = valueOf(await ask(returned, 'return'));
    await send({ watch: 'xerix/1', how: 'to', units: '9', reason: 'counted' });
    const { version } = (await watchStock(db, owner, 'xerix/1', now)) ?? {};
    const { number: order } = await place(db, {}, { now: later(60_000) });
    await cancelOrder(db, order, 'shopper', later(120_000));
    ms = 130_000;
    await step('return', number, { event: 'accept', answer: '' });
    await step('return', number, { event: 'receive', saleable: true });
    const fields = { watch: 'xerix/1', how: 'to', units: '8', reason: 'counted' };
    const form = { key: crypto.randomUUID(), fields, version: version?.text, seen: version?.seen };
    const { ok, changes } = valueOf(await submit(db, owner, changeStock, form, later(180_000)));
    expect([ok, changes]).toEqual([
      false,
      [
        `order ${order}: ordered (shopper, 2026-11-20 12:01 UTC)`,
        `order ${order}: canceled before payment (shopper, 2026-11-20 12:02 UTC)`,
        `return ${number}: received (owner, 2026-11-20 12:02 UTC)`,
      ],
    ]);
    expect(await unitsOf('xerix/1')).toBe(10);
  });

  // Verifies docs/product.md 41.4 (conflict).
  itOnce(
    'ordersOfWatch names what takes units or gives them back: a late payment does, one in time does not',
    async () => {
      const { db } = where();
      const { number } = await place(db);
      const steps = [
        ['payment-succeeded', 'pending'],
        ['payment-failed', 'pending'],
        ['payment-succeeded', 'failed'],
        ['expire', 'pending'],
        ['payment-succeeded', 'expired'],
        ['cancel', 'pending'],
        ['payment-succeeded', 'cancelled'],
        ['pack', 'paid'],
        ['fulfil', 'paid'],
        ['payment-refunded', 'paid'],
        ['refund-failed', 'refunded'],
        ['dispute-lost', 'paid'],
      ] as const;
      await db
        .insertInto('order_history')
        .values(
          steps.map(([event, from], index) => ({
            order_number: number,
            sequence: index + 1,
            event,
            from_state: from,
            to_state: 'paid' as const,
            source: 'stripe',
            at: later((index + 1) * 60_000).toISOString(),
          })),
        )
        .execute();
      const since = now.toISOString();
      const changes = await ordersOfWatch(db, { catalogue: 'xerix', id: 1 }, since);
      expect(changes.map((text) => Number(/12:(\d\d) UTC/.exec(text)?.[1]))).toEqual([2, 3, 4, 5, 6, 7, 10, 11, 12]);
      expect(await ordersOfWatch(db, { catalogue: 'xerix', id: 2 }, since)).toEqual([]);
      expect(await ordersOfWatch(db, { catalogue: 'undone', id: 1 }, since)).toEqual([]);
    },
  );

  // Verifies docs/product.md 42.3 (preview, rejected lines).
  itOnce('a file changes nothing until its preview was seen, and nothing if the stock changed since', async () => {
    const { db } = where();
    await send({ watch: 'xerix/1', how: 'to', units: '5', reason: 'counted' });
    const csv = 'watch,units\nxerix/1,9\nxerix/99,1';
    const sendFile = async (fields: object) => {
      const key = crypto.randomUUID();
      const outcome = valueOf(await submit(db, owner, importStock, { key, fields: { csv, ...fields } }, later(1)));
      return { ...outcome, kept: (await findSubmitted(db, owner, key))?.fields.csv };
    };
    expect(await sendFile({})).toMatchObject({ ok: false, kept: csv });
    expect(await unitsOf('xerix/1')).toBe(5);
    const { shown } = await stockPreview(db, owner, csv, now);
    await send({ watch: 'xerix/1', how: 'to', units: '4', reason: 'counted' });
    expect(await sendFile({ shown })).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/^Nothing was changed: the stock changed/),
    });
    expect(await unitsOf('xerix/1')).toBe(4);
    const again = await stockPreview(db, owner, csv, now);
    const { undo, ...saved } = await sendFile({ shown: again.shown });
    expect(saved).toMatchObject({ ok: true, sentence: 'The stock of 1 watch is changed. 1 line had no effect.' });
    expect(await unitsOf('xerix/1')).toBe(9);
    // The stock changes after the file; its undo is a preview first.
    await send({ watch: 'xerix/1', how: 'remove', units: '1', reason: 'lost' });
    const opposite = undo?.fields.csv ?? '';
    expect(await sendFile({ csv: opposite })).toMatchObject({ ok: false, kept: opposite });
    const { changes, ...reversed } = await stockPreview(db, owner, opposite, now);
    expect(changes).toMatchObject([{ watch: 'xerix/1', from: 8, to: 3 }]);
    expect(await sendFile({ csv: opposite, shown: reversed.shown })).toMatchObject({
      undo: { action: 'import-stock', fields: { csv: 'watch,units\nxerix/1,+5' } },
    });
    await send({ watch: 'xerix/1', how: 'to', units: '9', reason: 'counted' });
    expect((await audit()).map(({ action }) => action).filter((one) => one === 'import-stock')).toHaveLength(2);
    const unchanged = 'watch,units\nxerix/1,9';
    const preview = await stockPreview(db, owner, unchanged, now);
    expect(await sendFile({ csv: unchanged, shown: preview.shown })).toMatchObject({ ok: false });
  });

  // Verifies docs/product.md 42.2 (list).
  it('the list finds watches by name and key, and those that are low, sold out or awaited', async () => {
    const { db } = where();
    await send({ watch: 'xerix/1', how: 'to', units: '0', reason: 'counted' });
    await send({ watch: 'xerix/2', how: 'to', units: '3', reason: 'counted' });
    await send({ watch: 'xerix/3', how: 'to', units: '4', reason: 'counted' });
    await db
      .insertInto('back_in_stock_subscriptions')
      .values({ watch: 'xerix/1', email: 'ada@example.com', created_at: now.toISOString() })
      .execute();
    const keys = async (filter: Parameters<typeof stockPage>[2]) =>
      (await stockPage(db, owner, filter, now)).rows.map(({ watch }) => watch);
    expect(await keys({ show: 'out' })).toEqual(['xerix/1']);
    expect(await keys({ show: 'awaited' })).toEqual(['xerix/1']);
    const low = await keys({ show: 'low', find: 'XERIX/' });
    expect(low.filter((key) => /^xerix\/[123]$/.test(key))).toEqual(['xerix/1', 'xerix/2']);
    const all = await stockPage(db, owner, {}, now);
    expect(all.rows).toHaveLength(50);
    const file = valueOf(await exportStock.perform(db, owner, {}, { now }));
    expect(file.trimEnd().split('\r\n')).toHaveLength(all.count + 1);
  });
});

onSqlite((where) => {
  it('the page of a watch lists the latest 50 changes of its stock, the newest first, and each undo reverses its own', async () => {
    const { db } = where();
    const change = async (how: 'to' | 'add' | 'remove', units: number, ms: number) => {
      const input = { watch: 'xerix/1', how, units, reason: 'counted' } as const;
      const done = valueOf(await changeStock.perform(db, owner, input, { now: later(ms) }));
      return changeStock.undo?.(done, input)?.fields;
    };
    await change('to', 100, 0);
    for (let ms = 1; ms <= 49; ms += 1) await change('add', ms, ms);
    expect(await change('remove', 4, 50)).toEqual({ watch: 'xerix/1', how: 'add', units: '4', reason: 'undo' });
    const { changes = [] } = (await watchStock(db, owner, 'xerix/1', now)) ?? {};
    expect([changes.length, changes[0]?.text, changes[1]?.text, changes.at(-1)?.text]).toEqual([
      50,
      '-4, counted',
      '+49, counted',
      '+1, counted',
    ]);
  });

  it('a stock form takes 0 to 9,999,999 whole units, and a file names the number of its watches and lines', async () => {
    const isValid = (units: string) =>
      changeStock.schema.safeParse({ watch: 'xerix/1', how: 'to', units, reason: 'lost' }).success;
    expect(['-1', '0', '9999999', '10000000', '1.5'].map(isValid)).toEqual([false, true, true, false, false]);
    const csv = 'watch,units\nxerix/1,901\nxerix/2,902\nxerix/99,1\nxerix/98,1';
    const { shown } = await stockPreview(where().db, owner, csv, now);
    const done = valueOf(await importStock.perform(where().db, owner, { csv, shown }, { now }));
    expect(importStock.successMessage(done, { csv, shown })).toBe(
      'The stock of 2 watches is changed. 2 lines had no effect.',
    );
  });
});
