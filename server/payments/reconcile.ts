import 'server-only';
import { accept, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { pollOpenPayments } from './poll-payment';
import { stripeSettings } from './mode';
import { remoteProviders } from './providers';
import { replayStripeEvents } from './replay-events';
import { matchUnmatchedPayments } from './process-stripe-event';

/**
 * Makes up for every word of the provider's that has not arrived (docs/product.md 16.9): asks about each open payment,
 * takes what Stripe lists as having happened, and the money of orders that are there after all. Where payment is not
 * Stripe's there is nothing to make up for.
 *
 * @throws where Stripe cannot be reached or something broke: the round is not whole, and the next one does it again.
 */
export async function reconcile(
  db: Database,
  now: Date,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const settings = stripeSettings(env);
  if (!settings) return;
  const faults: unknown[] = [];
  const steps: readonly (() => Promise<Result<void, 'payment-unreachable'>>)[] = [
    () => replayStripeEvents(db, settings, now, signal),
    () => matchUnmatchedPayments(db, settings, now),
    () => pollOpenPayments(db, remoteProviders(env), now, signal),
  ];
  for (const step of steps) {
    const done = await step().catch((fault: unknown) => {
      faults.push(fault);
      return accept(undefined);
    });
    if (!done.ok) throw new Error('The payment service cannot be reached.');
  }
  if (faults.length > 0) throw faults[0];
}
