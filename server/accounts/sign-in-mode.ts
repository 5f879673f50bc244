import 'server-only';
import { ReportedError } from '@/domain/reported-error';
import { emulatedProject } from '@/contract/auth-emulator';
import { site } from '@/data/site';
import { isLoopback } from '@/domain/caller-address';

/** The authority that the shop accepts sign-ins from: a Firebase project, the local Auth emulator, or none. */
export type SignInMode =
  | { kind: 'project'; projectId: string }
  | { kind: 'emulator'; projectId: string }
  | { kind: 'none' };

/**
 * `siteUrl` is the shop's public address. `openToNetwork` is the current value of `OPEN_TO_NETWORK`. `pagesSayOpen` is
 * the value at build time, which decides if the pages show a notice.
 */
export type SignInSettings = {
  projectId?: string;
  emulatorAddress?: string;
  siteUrl?: string;
  openToNetwork?: string;
  pagesSayOpen?: string;
};

/** The settings would let any client sign in as any shopper. */
export class UnsafeSignInError extends ReportedError {
  override name = 'UnsafeSignInError';
}

/**
 * Returns how this shop signs shoppers in. The emulator accepts every token. It must not replace a real project, and it
 * serves other machines only with `OPEN_TO_NETWORK=1`, which every page shows.
 *
 * @throws {UnsafeSignInError} for a Firebase project together with the emulator, and for the emulator with a `siteUrl` of
 * another machine. Also for a shop open to the network whose pages do not show that.
 */
export function signInMode(settings: SignInSettings = fromEnvironment()): SignInMode {
  const { projectId, emulatorAddress, siteUrl, openToNetwork, pagesSayOpen } = settings;
  if (projectId && emulatorAddress) {
    throw new UnsafeSignInError(
      'Both a Firebase project and the Auth emulator are set. Remove AUTH_EMULATOR_ADDRESS: the emulator accepts unsigned tokens, so any client could sign in as any shopper.',
    );
  }
  if (projectId) return { kind: 'project', projectId };
  if (!emulatorAddress) return { kind: 'none' };
  const isOpen = openToNetwork === '1';
  if (siteUrl && !isLoopback(siteUrl) && !isOpen) {
    throw new UnsafeSignInError(
      `The shop at ${siteUrl} would sign in with the Auth emulator, which accepts every sign-in. Set the three NEXT_PUBLIC_FIREBASE_*, or OPEN_TO_NETWORK=1 if this is only for show.`,
    );
  }
  if (isOpen && pagesSayOpen !== '1') {
    throw new UnsafeSignInError(
      'OPEN_TO_NETWORK=1 opens a shop whose pages do not say so. Build it with that setting: npm run build, or npm start, which does.',
    );
  }
  return { kind: 'emulator', projectId: emulatedProject.projectId };
}

/**
 * Next inlines the project's name and `PAGES_SAY_OPEN` at build time, here as in the pages. So each must be a literal
 * `process.env.NAME`.
 */
const fromEnvironment = (): SignInSettings => ({
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  emulatorAddress: process.env.AUTH_EMULATOR_ADDRESS,
  siteUrl: site.url,
  openToNetwork: process.env.OPEN_TO_NETWORK,
  pagesSayOpen: process.env.PAGES_SAY_OPEN,
});
