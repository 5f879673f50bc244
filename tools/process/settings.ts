import { loadEnvConfig } from '@next/env';
import { root } from '@/runtime/root';
import type { Environment } from './children';

/** The environment as Next will see it, with its `.env` files. @param folder of the files */
export function environment(dev: boolean, folder = root): Environment {
  const quiet = { info: () => {}, error: () => {} };
  const before = { ...process.env };
  const { combinedEnv } = loadEnvConfig(folder, dev, quiet, true);
  // With its mark Next would read no file in a child.
  const { __NEXT_PROCESSED_ENV: _, ...env } = combinedEnv;
  // Next has replaced the variables by those of its first call.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  return env;
}

/**
 * Adds the settings of `.env.local` and Next's other files to this process and its children. A variable that is set
 * already keeps its value.
 */
export function loadSettings(dev: boolean, folder = root): void {
  Object.assign(process.env, environment(dev, folder));
}
