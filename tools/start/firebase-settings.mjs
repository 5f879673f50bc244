import { Fault } from '../../runtime/fault.mjs';

/** What a Firebase project is reached by; all public, all written into the pages when the shop is built. */
const NAMES = ['NEXT_PUBLIC_FIREBASE_API_KEY', 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'NEXT_PUBLIC_FIREBASE_PROJECT_ID'];

/**
 * Tells whether the shop signs in with a real Firebase project: with all three settings yes, with none no.
 * @param {Record<string, string | undefined>} env
 * @throws {Fault} when only some are set
 */
export function hasFirebaseProject(env) {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length === 0) return true;
  if (missing.length === NAMES.length) return false;
  throw new Fault(`The Firebase project is set only in part: set ${missing.join(' and ')} too, or none of them.`);
}
