// Verifies docs/product.md 45.13 (mails).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_MODULE, languageFolder } from './builds';
import { offerLanguages } from './language-modules';

let build: string;
beforeEach(() => (build = mkdtempSync(join(tmpdir(), 'odd-hours-modules-'))));
afterEach(() => {
  rmSync(build, { recursive: true });
  delete process.env.LANGUAGE_MODULES;
});

/** Writes a bundle that exports its code, once for each language. */
function bundle(code: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, LANGUAGE_MODULE), `exports.code = '${code}';`);
}

it('offerLanguages names the bundle of each language of a build', () => {
  bundle('en', build);
  bundle('de', languageFolder(build, 'de'));
  mkdirSync(languageFolder(build, 'xx')); // a build without a bundle
  offerLanguages(build);
  expect(JSON.parse(process.env.LANGUAGE_MODULES ?? '')).toEqual({
    en: join(build, LANGUAGE_MODULE),
    de: join(languageFolder(build, 'de'), LANGUAGE_MODULE),
  });
});

it('offerLanguages offers none of a build in one language, or without a build', () => {
  offerLanguages(build);
  offerLanguages(join(build, 'missing'));
  expect(process.env.LANGUAGE_MODULES).toBe('{}');
});
