import { createRequire } from 'node:module';
import { join } from 'node:path';
import { start } from '../process/children.mjs';
import { Failed } from '../../runtime/fault.mjs';
import { hasFirebaseProject } from './firebase-settings.mjs';
import { root } from '../../runtime/root.mjs';

/**
 * Opens what the shop signs in with: nothing where a Firebase project is set, the Auth emulator otherwise. The emulator
 * ends when it is closed, and when this process ends in whatever way.
 * @param {{ dev: boolean }} options whether Next will run for development
 * @returns {{ env: () => Promise<NodeJS.ProcessEnv>, close: () => void }} `env` is for Next, once the emulator answers;
 *   it fails when there is no emulator to be had
 * @throws {Fault} when the project is set in part
 */
export function openSignIn({ dev }) {
  if (hasFirebaseProject(environment(dev))) return { env: async () => ({}), close: () => {} };
  const child = start(process.execPath, ['tools/auth-emulator/auth-emulator.mjs'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message.address));
    child.once('exit', () => reject(new Failed())); // it has said why
  });
  address.catch(() => {}); // whoever awaits it hears of it
  return {
    env: async () => ({ AUTH_EMULATOR_ADDRESS: await address }),
    close: () => child.connected && child.disconnect(),
  };
}

/** The environment as Next will see it, with its `.env` files. */
function environment(dev) {
  const { loadEnvConfig, resetEnv } = createRequire(join(root, 'package.json'))('@next/env');
  const quiet = { info: () => {}, error: () => {} };
  const { combinedEnv } = loadEnvConfig(root, dev, quiet, true);
  const env = { ...combinedEnv };
  resetEnv();
  delete process.env.__NEXT_PROCESSED_ENV;
  return env;
}
