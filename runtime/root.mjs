import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the shop, wherever it was cloned to. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Tells whether a module is the program that was started, rather than imported by another one.
 * @param {string} moduleUrl the module's `import.meta.url`
 */
export function isProgram(moduleUrl) {
  return Boolean(process.argv[1]) && moduleUrl === pathToFileURL(process.argv[1]).href;
}
