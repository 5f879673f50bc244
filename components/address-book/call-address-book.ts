import type { ShownCode } from '@/components/forms/copy-rejections';
import type { SavedAddress } from '@/contract/account-addresses';
import { accept, reject, type Result } from '@/domain/result';
import { useSession } from '@/store/session';

export type Addresses = readonly SavedAddress[];

/**
 * Calls the address book API with the member's ID token. Never throws.
 *
 * @param ask returns the address book after the call.
 */
export async function callAddressBook<Code extends ShownCode>(
  ask: (idToken: string) => Promise<Result<{ addresses: Addresses }, Code>>,
): Promise<Result<Addresses, Code | 'sign-in-unreachable' | 'unreachable' | 'no-token'>> {
  const tokenResult = await findIdToken();
  if (tokenResult === 'unknown') return reject({ code: navigator.onLine ? 'sign-in-unreachable' : 'unreachable' });
  if (!tokenResult.idToken) return reject({ code: 'no-token' });
  const answer = await ask(tokenResult.idToken);
  return answer.ok ? accept(answer.value.addresses) : answer;
}

/** Timeout for the sign-in provider, in ms. */
const PATIENCE_MS = 8000;

/** The ID token of a signed-in shopper; empty for a guest, `unknown` if the provider fails or times out. */
export async function findIdToken(): Promise<{ idToken?: string } | 'unknown'> {
  if (!useSession.getState().marker) return {};
  const timeout = new Promise<'unknown'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unknown'));
  const call = import('@/browser/firebase-auth').then(async (provider) => ({ idToken: await provider.idToken() }));
  return Promise.race([call.catch(() => 'unknown' as const), timeout]);
}
