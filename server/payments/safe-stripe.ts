import { isLoopback } from '@/domain/loopback';
import { isLiveKey, PaymentSettingsError, type StripeSettings } from './mode';

/** What else of the shop decides whether Stripe may take money for it. */
type Surroundings = { siteUrl: string; signsInWithEmulator: boolean; isProduction: boolean; allowTestKey: boolean };

/**
 * Ends the thought of money where the shop is not for the world yet. Nothing is asked of a shop that is paid by a
 * stand-in for Stripe on this machine (`apiBase`): no money moves there.
 *
 * @throws {PaymentSettingsError} for Stripe beside the Auth emulator, for an address that no shopper gets back to from
 * Stripe's page, and for a test key in production, which would send watches out for nothing, unless that is allowed.
 */
export function requireSafeStripe(stripe: StripeSettings | undefined, around: Surroundings): void {
  if (!stripe || (stripe.apiBase && isLoopback(stripe.apiBase))) return;
  if (around.signsInWithEmulator) {
    throw new PaymentSettingsError(
      'Stripe’s keys are set and accounts are the Auth emulator’s, which believes everybody: set the three NEXT_PUBLIC_FIREBASE_*, or take Stripe’s keys away.',
    );
  }
  if (isLoopback(around.siteUrl)) {
    throw new PaymentSettingsError(
      `Stripe’s keys are set and the shop’s address is ${around.siteUrl}, where no shopper gets back to from Stripe: set SITE_URL to the public one.`,
    );
  }
  if (around.isProduction && !around.allowTestKey && !isLiveKey(stripe.secretKey)) {
    throw new PaymentSettingsError(
      'STRIPE_SECRET_KEY is no live key, so watches would be sent and nobody charged: set the live one, or ALLOW_STRIPE_TEST_KEY=1 for a shop that is being tried out.',
    );
  }
}
