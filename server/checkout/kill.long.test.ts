import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@/server/database/database';
import { findOrderByToken, historyOf, listOrders } from '@/server/orders/read';
import { isPaid } from '@/domain/order-states';
import { settleTestPayments } from '@/server/payments/test-payment';
import { now, paidOrder } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { bundledProgram } from '@/server/testing/program';
import { askOrder, contextAt, postOrder } from '@/server/testing/requests';

const ROUNDS = 2;

/** Starting a process takes seconds on a busy machine. */
jest.setTimeout(60_000);

/** Starts a program of `server/testing` and kills it at a random moment. @returns its lines. */
async function runUntilKilled(program: string, url: string): Promise<string[]> {
  const child = spawn(process.execPath, [bundledProgram(`require('./server/testing/${program}')`), url]);
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const minimum = 4 + Math.floor(Math.random() * 10);
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === minimum) void delay(Math.random() * 15).then(() => child.kill('SIGKILL'));
  }
  await ended;
  expect(lines.length).toBeGreaterThanOrEqual(minimum);
  return lines;
}

onEachEngine((where) => {
  collectLog();

  it('every acknowledged order survives kill -9 and none is paid twice', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await runUntilKilled('buy.ts', where().url)));
    const db = await openDatabase(where().url);
    await settleTestPayments(db, now);
    for (const line of acknowledged) {
      const [claim, key, token = ''] = line.split(' ');
      const order = await findOrderByToken(db, token);
      expect(order?.lines).toHaveLength(1);
      expect(claim === 'ordered' || (order && isPaid(order.state))).toBe(true);
      const again = await askOrder(contextAt(db), postOrder(undefined, key));
      expect(again).toMatchObject({ status: 200, body: { order: { token } } });
    }
    const orders = await listOrders(db);
    // Each kill leaves at most one unacknowledged order.
    expect(orders.length - new Set(acknowledged.map((line) => line.split(' ')[1])).size).toBeLessThanOrEqual(ROUNDS);
    const paid = [];
    for (const { number } of orders)
      paid.push(...(await historyOf(db, number)).filter((row) => row.to_state === 'paid'));
    expect(new Set(paid.map((row) => row.order_number)).size).toBe(paid.length);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(paid.length);
    expect(await db.selectFrom('promo_codes').select('code').execute()).toHaveLength(paid.length);
    // Verifies docs/product.md 35.2.
    const invoices = await db.selectFrom('invoices').select(['order_number', 'sequence']).orderBy('sequence').execute();
    expect(invoices.map(({ sequence }) => sequence)).toEqual(paid.map((_, index) => index + 1));
    expect(new Set(invoices.map((invoice) => invoice.order_number)).size).toBe(paid.length);
    await db.destroy();
  });

  // Verifies docs/product.md 35.2, 35.4.
  it('refunds that kill -9 interrupts leave one credit note each, in a series without a gap', async () => {
    const { db, url } = where();
    for (let count = 0; count < 8; count += 1) await paidOrder(db);
    const acknowledged = await runUntilKilled('refund.ts', url);
    const refunds = await db.selectFrom('refunds').select(['id', 'order_number']).execute();
    // The kill leaves at most one unacknowledged refund.
    expect(refunds.length - acknowledged.length).toBeLessThanOrEqual(1);
    expect(refunds.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    const again = bundledProgram("require('./server/testing/refund.ts')");
    execFileSync(process.execPath, [again, url]);
    const documents = await db.selectFrom('invoices').selectAll().orderBy('sequence').execute();
    expect(documents.map(({ sequence }) => sequence)).toEqual(documents.map((_, index) => index + 1));
    const notes = documents.filter(({ kind }) => kind === 'credit-note');
    expect(notes).toHaveLength(8 * 3);
    expect(notes.every(({ total_cents: cents }) => cents === 100_00)).toBe(true);
  });
});
