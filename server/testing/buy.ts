// Orders and pays until it is killed: `tsx buy.ts <DATABASE_URL>`. Prints each acknowledged order on a line with its
// key. It first repeats the order during which its predecessor may have been killed.
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
