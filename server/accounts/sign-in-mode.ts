import 'server-only';
import { emulatedProject } from '@/contract/auth-emulator';
import { site } from '@/data/site';
import { isLoopback } from '@/domain/loopback';

/** Whose word about a shopper the shop takes: a Firebase project's, its own emulator's, or nobody's. */
export type SignInMode =
  { kind: 'project'; projectId: string } | { kind: 'emulator'; projectId: string } | { kind: 'none' };

/**
 * `siteUrl` is the shop's public address, `openToNetwork` what `OPEN_TO_NETWORK` is now, and `pagesSayOpen` whether the
 * pages were built to say so.
 */
export type SignInSettings = {
  projectId?: string;
  emulatorAddress?: string;
  siteUrl?: string;
  openToNetwork?: string;
  pagesSayOpen?: string;
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
 * anybody but this machine unless `OPEN_TO_NETWORK=1` says that this is meant, on every page.
 *
 * @throws {UnsafeSignInError} for a Firebase project together with the emulator, for the emulator where `siteUrl` is any
 * other machine than this one, and for a shop that is open to the network and does not say so.
 */
export function signInMode(settings: SignInSettings = fromEnvironment()): SignInMode {
  const { projectId, emulatorAddress, siteUrl, openToNetwork, pagesSayOpen } = settings;
  if (projectId && emulatorAddress) {
    throw new UnsafeSignInError(
      'Both a Firebase project and the Auth emulator are set. Remove AUTH_EMULATOR_ADDRESS: whoever can write an unsigned token could sign in as anybody.',
    );
  }
  if (projectId) return { kind: 'project', projectId };
  if (!emulatorAddress) return { kind: 'none' };
  const isOpen = openToNetwork === '1';
  if (siteUrl && !isLoopback(siteUrl) && !isOpen) {
    throw new UnsafeSignInError(
      `The shop at ${siteUrl} would sign in with the Auth emulator, which believes everybody. Set the three NEXT_PUBLIC_FIREBASE_*, or OPEN_TO_NETWORK=1 if this is only for show.`,
    );
  }
  if (isOpen && pagesSayOpen !== '1') {
    throw new UnsafeSignInError(
      'OPEN_TO_NETWORK=1 opens a shop whose pages do not say so. Build it with that setting: npm run build, or npm start, which does.',
    );
  }
  return { kind: 'emulator', projectId: emulatedProject.projectId };
}

/** The project's name and `PAGES_SAY_OPEN` are read whole: as in the pages, Next writes in what they were at build. */
const fromEnvironment = (): SignInSettings => ({
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  emulatorAddress: process.env.AUTH_EMULATOR_ADDRESS,
  siteUrl: site.url,
  openToNetwork: process.env.OPEN_TO_NETWORK,
  pagesSayOpen: process.env.PAGES_SAY_OPEN,
});
