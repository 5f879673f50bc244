import 'server-only';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** For the account that runs the shop, and nobody else. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/**
 * Makes a folder, with those above it, for what nobody else is to read. One that is there already is closed to others
 * where it is the shop's own, `var` or within it; elsewhere it may be shared with a reason, and stays as it is.
 */
export function makePrivateFolder(folder: string): void {
  const [path, own] = [resolve(/* turbopackIgnore: true */ folder), resolve(/* turbopackIgnore: true */ 'var')];
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER });
  if (path === own || path.startsWith(own + sep)) for (const each of [own, path]) chmodSync(each, PRIVATE_FOLDER);
}

/** Makes a file that nobody else may read, empty where there is none; one that is there is closed to others. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  chmodSync(path, PRIVATE_FILE);
}

/** Closes a file to others, where there is one. */
export function closeToOthers(path: string): void {
  if (existsSync(path)) chmodSync(path, PRIVATE_FILE);
}
