import 'server-only';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** Readable and writable only by the account that runs the shop. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** True for a path in `/proc` or `/sys`: creating a folder there may loop without end (`mkdir` with `recursive`). */
export const isKernelFile = (path: string) => /^\/(?:proc|sys)\//.test(resolve(/* turbopackIgnore: true */ path));

/**
 * Creates a private folder and its parents. An existing folder is made private only if it is `var` or within it.
 * Another folder may be shared on purpose and is left alone.
 */
export function makePrivateFolder(folder: string): void {
  const [path, own] = [resolve(/* turbopackIgnore: true */ folder), resolve(/* turbopackIgnore: true */ 'var')];
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER });
  if (path === own || path.startsWith(own + sep)) for (const each of [own, path]) chmodSync(each, PRIVATE_FOLDER);
}

/** Creates an empty private file, or makes an existing one private. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  chmodSync(path, PRIVATE_FILE);
}

/** Makes a file private, if it exists. */
export function makePrivate(path: string): void {
  if (existsSync(path)) chmodSync(path, PRIVATE_FILE);
}
