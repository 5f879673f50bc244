import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { furtherLanguagesOf, LANGUAGE_MODULE, languageFolder } from './builds';

/**
 * Names the bundles of `server/in-language.ts` of a build by language in LANGUAGE_MODULES, as JSON, for
 * `server/platform/in-language.ts`. A build in one language has none.
 *
 * @param build folder of the English build.
 */
export function offerLanguages(build: string): void {
  const folders = [['en', build], ...furtherLanguagesOf(build).map((code) => [code, languageFolder(build, code)])];
  const bundles = folders.map(([code = '', folder = '']) => [code, join(folder, LANGUAGE_MODULE)] as const);
  process.env.LANGUAGE_MODULES = JSON.stringify(Object.fromEntries(bundles.filter(([, file]) => existsSync(file))));
}
