// Refunds three parts of each paid order until it is killed: `tsx refund.ts <DATABASE_URL>`. Prints each recorded refund
// on a line.
import { openDatabase } from '@/server/database/database';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';
import { listOrders } from '@/server/orders/read';
import { recordRefund } from '@/server/orders/record-refund';
import { now, refundUpdate } from './checkout';

async function main() {
  console.info = () => {};
  registerFeatures(features);
  const db = await openDatabase(process.argv[2]);
  for (const part of [1, 2, 3]) {
    for (const order of await listOrders(db)) {
      const id = `re_${part}_${order.number}`;
      await recordRefund(db, refundUpdate(order, { id, amountCents: 100_00 }), now);
      process.stdout.write(`${id}\n`);
    }
  }
  await db.destroy();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
