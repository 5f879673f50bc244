import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the shop, wherever it was cloned to. */
export const root = join(__dirname, '..');

/**
 * True for the module of the program that was started, false for one that another module imported.
 * @param moduleUrl the module's `import.meta.url`
 */
export function isProgram(moduleUrl: string): boolean {
  return Boolean(process.argv[1]) && moduleUrl === pathToFileURL(process.argv[1] ?? '').href;
}
