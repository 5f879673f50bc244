import 'server-only';
import { accept, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { pollOpenPayments } from './poll-payment';
import { stripeSettings } from './mode';
import { remoteProviders } from './providers';
import { replayStripeEvents } from './replay-events';
import { matchUnmatchedPayments } from './process-stripe-event';

/**
 * Recovers lost payment events (docs/product.md 16.9): replays Stripe's event list, matches unmatched payments to
 * orders, and polls open payments. It does nothing without Stripe.
 *
 * @throws if Stripe is unreachable or a step failed; the next run repeats it.
 */
export async function reconcile(
  db: Database,
  now: Date,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const settings = stripeSettings(env);
  if (!settings) return;
  const errors: unknown[] = [];
  const steps: readonly (() => Promise<Result<void, 'payment-unreachable'>>)[] = [
    () => replayStripeEvents(db, settings, now, signal),
    () => matchUnmatchedPayments(db, settings, now),
    () => pollOpenPayments(db, remoteProviders(env), now, signal),
  ];
  for (const step of steps) {
    const done = await step().catch((error: unknown) => {
      errors.push(error);
      return accept(undefined);
    });
    if (!done.ok) throw new Error('The payment service cannot be reached.');
  }
  if (errors.length > 0) throw errors[0];
}
