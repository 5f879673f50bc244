// Places and pays orders until it is killed, and names each on a line of its own once it is acknowledged:
// `tsx place-orders.ts <DATABASE_URL>`.
import { openDatabase } from '@/server/database';
import { recordPaymentEvent } from '@/server/orders/change';
import { now, place, word } from './checkout';

async function main() {
  const db = await openDatabase(process.argv[2]);
  for (;;) {
    const order = await place(db);
    process.stdout.write(`placed ${order.number}\n`);
    await recordPaymentEvent(db, word(order), now);
    process.stdout.write(`paid ${order.number}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
