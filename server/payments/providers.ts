import 'server-only';
import { type Database } from '@/server/database/database';
import { paymentMode, stripeSettings } from './mode';
import { type PaymentProvider } from './provider';
import { type PollableProvider } from './poll-payment';
import { stripePayment, stripePolling } from './stripe';
import { testPayment } from './test-payment';

/** Returns the provider for new payments; undefined if none is configured. */
export function paymentProvider(db: Database, env: NodeJS.ProcessEnv = process.env): PaymentProvider | undefined {
  if (paymentMode(env) === 'test') return testPayment(db);
  const settings = stripeSettings(env);
  return settings && stripePayment(settings);
}

/** Returns every usable provider, also for orders placed under other settings. */
export function configuredProviders(db: Database, env: NodeJS.ProcessEnv = process.env): PaymentProvider[] {
  const settings = stripeSettings(env);
  return [testPayment(db), ...(settings ? [stripePayment(settings)] : [])];
}

/**
 * Returns the providers to poll because their events can get lost. The test payment is not among them: its events are
 * in the shop's own database (`settleTestPayments`).
 */
export function remoteProviders(env: NodeJS.ProcessEnv = process.env): PollableProvider[] {
  const settings = stripeSettings(env);
  return settings ? [stripePolling(settings)] : [];
}
