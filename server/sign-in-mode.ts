import 'server-only';
import { emulatedProject } from '@/contract/emulated-project';
import { site } from '@/data/site';
import { isLoopback } from './loopback';

/**
 * Whose word about a shopper the shop takes: a Firebase project's, its own emulator's, or nobody's. With the emulator
 * `anyHost` says whether it counts for requests from other machines too.
 */
export type SignInMode =
  { kind: 'project'; projectId: string } | { kind: 'emulator'; projectId: string; anyHost: boolean } | { kind: 'none' };

/** `siteUrl` is the shop's public address. */
export type SignInSettings = {
  projectId?: string;
  emulatorAddress?: string;
  siteUrl?: string;
  allowEmulator?: string;
};

/** The settings would let anybody sign in as anybody. */
export class UnsafeSignInError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsafeSignInError';
  }
}

/**
 * How this shop signs in. The emulator believes everybody, so it must not stand in for a real project, nor serve
 * anybody but this machine unless `ALLOW_AUTH_EMULATOR=1` says that this is meant.
 *
 * @throws {UnsafeSignInError} for a Firebase project together with the emulator, and for the emulator where
 * `siteUrl` is any other machine than this one.
 */
export function signInMode(settings: SignInSettings = fromEnvironment()): SignInMode {
  const { projectId, emulatorAddress, siteUrl, allowEmulator } = settings;
  if (projectId && emulatorAddress) {
    throw new UnsafeSignInError(
      'Both a Firebase project and the Auth emulator are set. Remove AUTH_EMULATOR_ADDRESS: whoever can write an unsigned token could sign in as anybody.',
    );
  }
  if (projectId) return { kind: 'project', projectId };
  if (!emulatorAddress) return { kind: 'none' };
  const anyHost = allowEmulator === '1';
  if (siteUrl && !isLoopback(siteUrl) && !anyHost) {
    throw new UnsafeSignInError(
      `The shop at ${siteUrl} would sign in with the Auth emulator, which believes everybody. Set the three NEXT_PUBLIC_FIREBASE_*, or ALLOW_AUTH_EMULATOR=1 if this is only for show.`,
    );
  }
  return { kind: 'emulator', projectId: emulatedProject.projectId, anyHost };
}

/** The project's name is read whole: as in the pages, Next writes in what it was when the shop was built. */
const fromEnvironment = (): SignInSettings => ({
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  emulatorAddress: process.env.AUTH_EMULATOR_ADDRESS,
  siteUrl: site.url,
  allowEmulator: process.env.ALLOW_AUTH_EMULATOR,
});
