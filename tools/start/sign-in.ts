import { ReportedError } from '@/domain/reported-error';
import { Failed } from '@/runtime/reported-error';
import type { EmulatorMessage } from '@/tools/auth-emulator/auth-emulator';
import { type Environment, nodeArgs, start } from '@/tools/process/children';
import { environment } from '@/tools/process/settings';

/** The public settings of a Firebase project. They are written into the pages when the shop is built. */
const SETTINGS = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
];

/** Resolves to the environment for Next when the emulator answers; rejects if it does not start. */
type SignIn = { env: () => Promise<Environment>; close: () => void };

/**
 * Starts the Auth emulator, unless a Firebase project is configured. The emulator
 * ends when it is closed, and when this process ends for any reason.
 * @param options `dev`: true for the development server
 * @throws {ReportedError} if only some settings of the project are set
 */
export function openSignIn({ dev }: { dev: boolean }): SignIn {
  const settings = environment(dev);
  if (hasFirebaseProject(settings)) return { env: async () => ({}), close: () => {} };
  const child = start(process.execPath, nodeArgs('tools/auth-emulator/auth-emulator.ts'), {
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = new Promise<string>((resolve, reject) => {
    child.once('message', (message: EmulatorMessage) => resolve(message.address));
    child.once('exit', () => reject(new Failed())); // the emulator has printed the reason
  });
  address.catch(() => {}); // `env` reports it
  return {
    env: async () => ({ AUTH_EMULATOR_ADDRESS: await address }),
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}

/**
 * True if all three settings of a Firebase project are set, false if none is.
 * @throws {ReportedError} if only some are set
 */
export function hasFirebaseProject(env: Environment): boolean {
  const missing = SETTINGS.filter((name) => !env[name]);
  if (missing.length === 0) return true;
  if (missing.length === SETTINGS.length) return false;
  throw new ReportedError(
    `The Firebase project is set only in part: set ${missing.join(' and ')} too, or none of them.`,
  );
}

/**
 * Returns two lines on how to open the owner's desk, printed once the shop is open (docs/product.md 41.2).
 * @param owners value of OWNERS
 */
export function deskLines(owners: string, port: number): string {
  const [owner] = owners.split(/[\s,]+/).filter(Boolean);
  const site = port === 3000 ? '' : `SITE_URL=http://localhost:${port} `;
  const inviting = (email: string) => `${site}OWNERS=${email} npm run owners -- invite ${email}`;
  return owner === undefined
    ? `The owner’s desk is closed. To open it, stop the shop, then run: OWNERS=you@example.com npm start\nIn another terminal, print an invitation: ${inviting('you@example.com')}`
    : `The owner’s desk is open. In another terminal, print an invitation: ${inviting(owner)}\nOpen the printed link once: it creates a passkey and opens the desk.`;
}
