import { useEffect } from 'react';
import type * as FirebaseAuth from '@/browser/firebase-auth';
import { readSignInRejection, providerUnreachable } from '@/browser/sign-in-rejection';
import type { FormResult } from '@/components/forms/form';
import { explainSignInRejection } from './copy-rejections';

type Provider = typeof FirebaseAuth;

/** Timeout for loading the provider's module, in ms. The provider's requests have timeouts of their own. */
const PATIENCE_MS = 20_000;

/** Loads the provider's module; a failed load counts as an unreachable provider. */
function load(): Promise<Provider> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
  return Promise.race([import('@/browser/firebase-auth'), timeout]).catch((cause: unknown) => {
    throw Object.assign(new Error(providerUnreachable.message, { cause }), providerUnreachable);
  });
}

/**
 * Runs a step with the sign-in provider, loading its module first. A provider error shows an alert with the provider's own
 * message (docs/product.md 11.8) and is returned as a message for the form. Other exceptions are logged as well.
 *
 * @param step returns the success message, or the shop's own rejection.
 */
export async function callProvider(step: (provider: Provider) => Promise<string | FormResult>): Promise<FormResult> {
  try {
    const result = await step(await load());
    return typeof result === 'string' ? { done: result } : result;
  } catch (error) {
    const { code, message: providerMessage } = readSignInRejection(error);
    const { message, field } = explainSignInRejection(code);
    if (code === 'auth/unknown') console.error(error);
    // The shopper opened Google's window a second time: nothing to report.
    if (code !== 'auth/cancelled-popup-request') window.alert(providerMessage ?? message);
    return { rejected: message, field };
  }
}

/**
 * Preloads the code for Google's popup, because Safari and phones block a popup that opens after a download. A failed
 * preload is retried and reported at the press.
 */
export function usePreparedPopup(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    const prepare = async () => (await import('@/browser/firebase-auth')).preparePopup();
    void prepare().catch(() => {});
  }, [isOffered]);
}
