import type { SavedAddress } from '@/contract/account-addresses';
import type { ShownCode } from '@/components/forms/copy-refusals';
import { findIdToken } from '@/components/checkout/pay/id-token';
import { accept, refuse, type Result } from '@/domain/result';

export type Addresses = readonly SavedAddress[];

/**
 * Asks something of the member's address book with their ID token. Never rejects.
 *
 * @param ask gives the book as it is after that.
 */
export async function askBook<Code extends ShownCode>(
  ask: (idToken: string) => Promise<Result<{ addresses: Addresses }, Code>>,
): Promise<Result<Addresses, Code | 'sign-in-unreachable' | 'unreachable' | 'no-token'>> {
  const found = await findIdToken();
  if (found === 'unknown') return refuse({ code: navigator.onLine ? 'sign-in-unreachable' : 'unreachable' });
  if (!found.idToken) return refuse({ code: 'no-token' });
  const answer = await ask(found.idToken);
  return answer.ok ? accept(answer.value.addresses) : answer;
}
