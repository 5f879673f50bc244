import 'server-only';
import { database, type Database } from './database';
import { type PaymentProvider } from './payments/provider';
import { paymentProvider } from './payments/providers';

/** Where a checkout is served: the records, whoever takes the money (nobody where no payment is set up), the time. */
export type Till = { db: Database; payment: PaymentProvider | undefined; now: Date };

/** The shop's own till, now. */
export async function openTill(): Promise<Till> {
  const db = await database();
  return { db, payment: paymentProvider(db), now: new Date() };
}
