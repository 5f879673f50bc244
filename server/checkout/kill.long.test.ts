import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@/server/database/database';
import { findOrderByToken, historyOf, listOrders } from '@/server/orders/read';
import { isPaid } from '@/domain/order-states';
import { settleTestPayments } from '@/server/payments/test-payment';
import { now } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { bundledProgram } from '@/server/testing/program';
import { askOrder, contextAt, postOrder } from '@/server/testing/requests';

const ROUNDS = 2;

/** Starting a process takes seconds on a busy machine. */
jest.setTimeout(60_000);

/** Starts a process that orders and pays, and kills it at a random moment. @returns the acknowledged orders. */
async function buyUntilKilled(url: string): Promise<string[]> {
  const child = spawn(process.execPath, [bundledProgram("require('./server/testing/buy.ts')"), url]);
  const ended = once(child, 'exit');
  const acknowledged: string[] = [];
  const minimum = 4 + Math.floor(Math.random() * 10);
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === minimum) void delay(Math.random() * 15).then(() => child.kill('SIGKILL'));
  }
  await ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(minimum);
  return acknowledged;
}

onEachEngine((where) => {
  collectLog();

  it('every acknowledged order survives kill -9 and none is paid twice', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await buyUntilKilled(where().url)));
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
});
