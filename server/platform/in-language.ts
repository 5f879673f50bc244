import { createRequire } from 'node:module';
import { language } from '@/domain/language';

/**
 * Returns an export of `server/in-language.ts` in a language (docs/decisions/0036-languages.md). A language that the shop
 * does not offer falls back to English. The bundles are in LANGUAGE_MODULES (`runtime/language-modules.ts`).
 *
 * @param name of the export.
 * @param own the export in the language of this process.
 */
export function inLanguage<Own>(code: string, name: string, own: Own): Own {
  const bundles: Readonly<Record<string, string>> = JSON.parse(process.env.LANGUAGE_MODULES ?? '{}');
  const offered = Object.hasOwn(bundles, code) ? code : 'en';
  const bundle = offered === language ? undefined : bundles[offered];
  // The bundle has the same sources, so its export has the same type.
  return bundle ? (createRequire(bundle)(/* turbopackIgnore: true */ bundle)[name] as Own) : own;
}
