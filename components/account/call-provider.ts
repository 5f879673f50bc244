import { useEffect } from 'react';
import type * as FirebaseAuth from '@/browser/firebase-auth';
import { readSignInRejection, providerUnreachable } from '@/browser/sign-in-rejection';
import type { FormResult } from '@/components/forms/form';
import { explainSignInRejection } from './copy-rejections';

type Provider = typeof FirebaseAuth;

/** How long to wait for the provider's module, in ms; the provider itself gives up by its own clock. */
const PATIENCE_MS = 20_000;

/** A module that does not load means that there is no connection. */
function load(): Promise<Provider> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
  return Promise.race([import('@/browser/firebase-auth'), timeout]).catch((cause: unknown) => {
    throw Object.assign(new Error(providerUnreachable.message, { cause }), providerUnreachable);
  });
}

/**
 * Asks something of the sign-in provider, whose module is loaded if it is not there yet. A refusal shows an alert with the
 * provider's own message (docs/product.md 11.8) and comes back in plain words for the form. An error that is not the
 * provider's is a fault of ours and goes to the console too.
 * @param step returns what is to be said once it is done, or why the shop itself refused
 */
export async function callProvider(step: (provider: Provider) => Promise<string | FormResult>): Promise<FormResult> {
  try {
    const said = await step(await load());
    return typeof said === 'string' ? { done: said } : said;
  } catch (error) {
    const { code, message: providerMessage } = readSignInRejection(error);
    const { message, field } = explainSignInRejection(code);
    if (code === 'auth/unknown') console.error(error);
    // The shopper has opened Google's window a second time: nothing to report.
    if (code !== 'auth/cancelled-popup-request') window.alert(providerMessage ?? message);
    return { rejected: message, field };
  }
}

/**
 * Fetches what Google's window needs before anybody asks for it: Safari and phones block a window that opens only after
 * a download. What cannot be fetched here is tried again, and reported, at the press.
 */
export function usePreparedPopup(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    const prepare = async () => (await import('@/browser/firebase-auth')).preparePopup();
    void prepare().catch(() => {});
  }, [isOffered]);
}
