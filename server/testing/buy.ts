// Orders and pays until it is killed, and names what has been acknowledged on a line of its own, with the order's key:
// `tsx buy.ts <DATABASE_URL>`. What it does first is what its forerunner may have been killed over.
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/server/database/database';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';
import { settleTestPayments } from '@/server/payments/test-payment';
import { now } from './checkout';
import { askOrder, askTestPayment, contextAt, post, postOrder } from './requests';

async function main() {
  console.info = () => {};
  registerFeatures(features);
  const db = await openDatabase(process.argv[2]);
  await settleTestPayments(db, now);
  for (;;) {
    const key = randomUUID();
    const { order, next } = (await askOrder(contextAt(db), postOrder(undefined, key))).body;
    process.stdout.write(`ordered ${key} ${order?.token}\n`);
    const attempt = { order: order?.token, session: next?.session, card: 'success' };
    await Promise.all([post(attempt), post(attempt)].map((twice) => askTestPayment(contextAt(db), twice)));
    process.stdout.write(`paid ${key} ${order?.token}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
