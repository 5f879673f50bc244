import 'server-only';
import { paymentMode, PaymentSettingsError } from './payments/mode';
import { signInMode, UnsafeSignInError } from './sign-in-mode';

/**
 * Ends the process, with one sentence, where its settings would let anybody in or take orders that are never paid. Next
 * itself would go on and answer every request with 500.
 */
export function requireGoodSettings(): void {
  try {
    signInMode();
    paymentMode();
  } catch (error) {
    if (!(error instanceof PaymentSettingsError || error instanceof UnsafeSignInError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
