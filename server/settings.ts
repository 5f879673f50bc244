import 'server-only';
import { paymentMode, PaymentSettingsError } from './payments/mode';
import { signInMode, UnsafeSignInError } from './sign-in-mode';
import { trustedProxies, TrustedProxiesError } from './trusted-proxies';

/**
 * Ends the process, with one sentence, where its settings would let anybody in, take orders that are never paid, or limit
 * the wrong callers. Next itself would go on and answer every request with 500.
 */
export function requireGoodSettings(): void {
  try {
    signInMode();
    paymentMode();
    trustedProxies();
  } catch (error) {
    const known = [PaymentSettingsError, UnsafeSignInError, TrustedProxiesError];
    if (!(error instanceof Error) || !known.some((kind) => error instanceof kind)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
