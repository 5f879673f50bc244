import { language } from '@/domain/language';

declare global {
  /**
   * Loads the exports of `server/in-language.ts` in each language of the shop, by code. Undefined in a shop with one
   * language. Set at start (`runtime/language-modules.ts`).
   */
  var oddHoursLanguages: ReadonlyMap<string, () => Readonly<Record<string, unknown>>> | undefined;
}

/**
 * Returns an export of `server/in-language.ts` in a language (docs/decisions/0036-languages.md). A language that the shop
 * does not offer falls back to English.
 *
 * @param name of the export.
 * @param own the export in the language of this process.
 */
export function inLanguage<Own>(code: string, name: string, own: Own): Own {
  const languages = globalThis.oddHoursLanguages;
  const offered = languages?.has(code) ? code : 'en';
  const load = offered === language ? undefined : languages?.get(offered);
  // The bundle has the same sources, so its export has the same type.
  return load ? (load()[name] as Own) : own;
}
