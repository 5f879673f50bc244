import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { furtherLanguagesOf, LANGUAGE_MODULE, languageFolder } from './builds';

/**
 * Lets `server/platform/in-language.ts` load the modules of every language of a build. Each is loaded at its first use. A
 * build in one language has none.
 *
 * @param build folder of the English build.
 */
export function offerLanguages(build: string): void {
  const folders = [['en', build], ...furtherLanguagesOf(build).map((code) => [code, languageFolder(build, code)])];
  const files = folders.map(([code = '', folder = '']) => [code, join(folder, LANGUAGE_MODULE)] as const);
  const found = files.filter(([, file]) => existsSync(file));
  if (found.length > 0)
    globalThis.oddHoursLanguages = new Map(found.map(([code, file]) => [code, () => createRequire(file)(file)]));
}
