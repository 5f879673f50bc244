import type { Outcome } from '@/components/forms/form';
import { explainSignInRefusal } from '@/components/words/sign-in-refusals';
import { readSignInRefusal, providerUnreachable } from '@/browser/sign-in-refusal';
import type * as FirebaseAuth from '@/browser/firebase-auth';

type Provider = typeof FirebaseAuth;

/** The provider, which comes with the SDK; where it does not come, there is no connection. */
const load = (): Promise<Provider> =>
  import('@/browser/firebase-auth').catch((cause: unknown) => {
    throw Object.assign(new Error(providerUnreachable.message, { cause }), providerUnreachable);
  });

/**
 * Does something with the sign-in provider, which is loaded now at the latest. A failure shows an alert with the
 * provider's own message (docs/product.md 11.8) and comes back as plain words for the form. An error that is none of
 * the provider's goes to the console too: the fault is ours.
 * @param step returns what is to be said once it is done
 */
export async function askProvider(step: (provider: Provider) => Promise<string>): Promise<Outcome> {
  try {
    return { done: await step(await load()) };
  } catch (error) {
    const { code, message } = readSignInRefusal(error);
    const { words, field } = explainSignInRefusal(code);
    if (code === 'auth/unknown') console.error(error);
    // The shopper has asked for Google's window once more: that is no failure to report.
    if (code !== 'auth/cancelled-popup-request') window.alert(message ?? words);
    return { failed: words, field };
  }
}
