import { useSession } from '@/store/session';

/** How long to wait for the sign-in provider before going on without it, in ms. */
const PATIENCE_MS = 8000;

/** The token that orders in the name of a signed-in shopper; `undefined` for a guest, `unknown` where it cannot be had. */
export async function findIdToken(): Promise<{ idToken?: string } | 'unknown'> {
  if (!useSession.getState().marker) return {};
  const tooLate = new Promise<'unknown'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unknown'));
  const asked = import('@/browser/firebase-auth').then(async (provider) => ({ idToken: await provider.idToken() }));
  return Promise.race([asked.catch(() => 'unknown' as const), tooLate]);
}
