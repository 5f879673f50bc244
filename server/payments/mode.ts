/** How the shop is paid: by Stripe, by the test payment, or not at all. */
export type PaymentMode = 'stripe' | 'test' | 'none';

/** What the shop needs to be paid by Stripe. `apiBase` is another address than Stripe's own, for tests. */
export type StripeSettings = { secretKey: string; webhookSecret: string; apiBase: string | undefined };

/** Settings that would take orders and never learn that they are paid, or take money where nobody is safe. */
export class PaymentSettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PaymentSettingsError';
  }
}

/**
 * How the shop is paid with these settings.
 *
 * @throws {PaymentSettingsError} for one half of Stripe's settings.
 */
export function paymentMode(env: NodeJS.ProcessEnv = process.env): PaymentMode {
  if (stripeSettings(env)) return 'stripe';
  return env.NODE_ENV !== 'production' || env.ALLOW_TEST_PAYMENT === '1' ? 'test' : 'none';
}

/** Stripe's settings; undefined where there are none. @throws {PaymentSettingsError} for one half of them. */
export function stripeSettings(env: NodeJS.ProcessEnv = process.env): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiBase: apiBase || undefined };
  if (secretKey) throw halfOfStripe('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY');
  if (webhookSecret) throw halfOfStripe('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return undefined;
}

function halfOfStripe(missing: string, present: string): PaymentSettingsError {
  return new PaymentSettingsError(
    `${present} is set and ${missing} is not: set both to be paid by Stripe, or neither.`,
  );
}

/**
 * Whether a secret key of Stripe's moves real money, also a restricted one (docs.stripe.com/keys). A key of another form
 * is a test's.
 */
export function isLiveKey(secretKey: string): boolean {
  return /^(?:sk|rk)_live_/.test(secretKey);
}
