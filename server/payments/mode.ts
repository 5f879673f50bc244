import { ReportedError } from '@/domain/reported-error';
import { isLiveKey } from '@/domain/stripe-key';

/** Payment mode: Stripe, the built-in test payment, or no payment. */
export type PaymentMode = 'stripe' | 'test' | 'none';

/** Stripe's settings. `apiBase` replaces Stripe's API address in tests. */
export type StripeSettings = { secretKey: string; webhookSecret: string; apiBase: string | undefined };

/** Payment settings that are incomplete or unsafe. */
export class PaymentSettingsError extends ReportedError {
  override name = 'PaymentSettingsError';
}

/**
 * Returns the payment mode of an environment. @throws {PaymentSettingsError} if only one of Stripe's two settings is
 * set.
 */
export function paymentMode(env: NodeJS.ProcessEnv = process.env): PaymentMode {
  if (stripeSettings(env)) return 'stripe';
  return env.NODE_ENV !== 'production' || env.ALLOW_TEST_PAYMENT === '1' ? 'test' : 'none';
}

/**
 * Returns Stripe's settings, undefined if none is set. @throws {PaymentSettingsError} if only one of the two is set.
 */
export function stripeSettings(env: NodeJS.ProcessEnv = process.env): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiBase: apiBase || undefined };
  if (secretKey) throw missingSetting('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY');
  if (webhookSecret) throw missingSetting('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return undefined;
}

function missingSetting(missing: string, present: string): PaymentSettingsError {
  return new PaymentSettingsError(
    `${present} is set and ${missing} is not: set both to be paid by Stripe, or neither.`,
  );
}

/** True if payments move real money. */
export function takesRealMoney(env: NodeJS.ProcessEnv = process.env): boolean {
  const settings = stripeSettings(env);
  return settings !== undefined && isLiveKey(settings.secretKey);
}
