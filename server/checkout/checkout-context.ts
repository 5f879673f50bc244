import 'server-only';
import { database, type Database } from '@/server/database/database';
import { type PaymentProvider } from '@/server/payments/provider';
import { paymentProvider } from '@/server/payments/providers';

/** Where a checkout is served: the records, whoever takes the money (nobody where no payment is set up), the time. */
export type CheckoutContext = { db: Database; payment: PaymentProvider | undefined; now: Date };

/** The shop's own records and payments, now. */
export async function openCheckout(): Promise<CheckoutContext> {
  const db = await database();
  return { db, payment: paymentProvider(db), now: new Date() };
}
