import { useSession } from '@/store/session';

/** How long to wait for the sign-in provider before going on without it, in ms. */
const PATIENCE_MS = 8000;

/** The ID token of a signed-in shopper; none for a guest, `unknown` where the provider does not give it. */
export async function findIdToken(): Promise<{ idToken?: string } | 'unknown'> {
  if (!useSession.getState().marker) return {};
  const tooLate = new Promise<'unknown'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unknown'));
  const asked = import('@/browser/firebase-auth').then(async (provider) => ({ idToken: await provider.idToken() }));
  return Promise.race([asked.catch(() => 'unknown' as const), tooLate]);
}
