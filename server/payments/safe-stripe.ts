import { isLoopback } from '@/domain/caller-address';
import { isLiveKey } from '@/domain/stripe-key';
import { PaymentSettingsError, type StripeSettings } from './mode';

/** Settings that decide whether Stripe may take payments. */
type Environment = { siteUrl: string; signsInWithEmulator: boolean; isProduction: boolean; allowTestKey: boolean };

/**
 * Checks that Stripe's settings are safe. A local Stripe stub (`apiBase` on a loopback address) needs no check: it
 * moves no money.
 *
 * @throws {PaymentSettingsError} for Stripe with the Auth emulator or a loopback site URL, or for a test key in
 * production without `allowTestKey`. With a test key the shop would ship unpaid watches.
 */
export function requireSafeStripe(stripe: StripeSettings | undefined, around: Environment): void {
  if (!stripe || (stripe.apiBase && isLoopback(stripe.apiBase))) return;
  if (around.signsInWithEmulator) {
    throw new PaymentSettingsError(
      'Stripe’s keys are set and accounts are the Auth emulator’s, which accepts every sign-in: set the three NEXT_PUBLIC_FIREBASE_*, or remove Stripe’s keys.',
    );
  }
  if (isLoopback(around.siteUrl)) {
    throw new PaymentSettingsError(
      `Stripe’s keys are set and the shop’s address is ${around.siteUrl}, where no shopper can return from Stripe: set SITE_URL to the public one.`,
    );
  }
  if (around.isProduction && !around.allowTestKey && !isLiveKey(stripe.secretKey)) {
    throw new PaymentSettingsError(
      'STRIPE_SECRET_KEY is not a live key, so the shop would ship watches without charging for them: set the live key, or ALLOW_STRIPE_TEST_KEY=1 for a trial shop.',
    );
  }
}
