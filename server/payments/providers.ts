import 'server-only';
import { type Database } from '@/server/database/database';
import { paymentMode, stripeSettings } from './mode';
import { type PaymentProvider } from './provider';
import { type PollableProvider } from './poll-payment';
import { stripePayment, stripePolling } from './stripe';
import { testPayment } from './test-payment';

/** Whoever takes the shop's money now; undefined where no payment is set up. */
export function paymentProvider(db: Database, env: NodeJS.ProcessEnv = process.env): PaymentProvider | undefined {
  if (paymentMode(env) === 'test') return testPayment(db);
  const settings = stripeSettings(env);
  return settings && stripePayment(settings);
}

/** Whoever can be asked about a payment: also of orders that were placed while the settings were others. */
export function configuredProviders(db: Database, env: NodeJS.ProcessEnv = process.env): PaymentProvider[] {
  const settings = stripeSettings(env);
  return [testPayment(db), ...(settings ? [stripePayment(settings)] : [])];
}

/**
 * Whoever has to be asked, since its word may be lost on the way. The test payment's is not: it stands in the shop's own
 * records, and `settleTestPayments` takes it.
 */
export function remoteProviders(env: NodeJS.ProcessEnv = process.env): PollableProvider[] {
  const settings = stripeSettings(env);
  return settings ? [stripePolling(settings)] : [];
}
