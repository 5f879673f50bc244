import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languageFolder } from '@/runtime/builds';
import { offerLanguages } from '@/runtime/language-modules';
import { root } from '@/runtime/root';
import { bundleLanguage } from '../finish';

/**
 * Makes the bundles of `server/in-language.ts` for the tests of a describe block, which then run in a shop with these
 * languages.
 *
 * @returns a function with the folder of the English build
 */
export function withLanguageBundles(codes: readonly string[]): () => string {
  let build = '';
  beforeAll(async () => {
    // In the shop's folder, where the bundles find its packages.
    mkdirSync(join(root, '.cache'), { recursive: true });
    build = mkdtempSync(join(root, '.cache', 'languages-'));
    for (const code of codes) await bundleLanguage(code === 'en' ? build : languageFolder(build, code), code);
  });
  afterAll(() => rmSync(build, { recursive: true }));
  beforeEach(() => offerLanguages(build));
  afterEach(() => delete process.env.LANGUAGE_MODULES);
  return () => build;
}
