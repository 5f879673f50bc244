import { basePath, language } from './language';
import all from './languages.json';

/** A language of the shop; `name` is its own name for itself, `currency` that of its pages. */
export type Language = { code: string; name: string; locale: string; currency: string };

/** Languages that the shop is offered in, as `LANGUAGES` of the build lists them; English is the first. */
export const offeredLanguages: readonly Language[] = languagesIn(process.env.LANGUAGES);

/** Thrown for an unknown code in LANGUAGES. */
export class LanguagesError extends Error {
  override name = 'LanguagesError';
}

/**
 * Parses LANGUAGES, `en,de`: codes of `languages.json`, English among them.
 * @throws {LanguagesError} for another text
 */
export function languagesIn(text: string | undefined): Language[] {
  const codes = (text || 'en').split(',').map((code) => code.trim());
  const isValid = codes.includes('en') && codes.every((code) => all.some((known) => known.code === code));
  if (!isValid)
    throw new LanguagesError(
      `LANGUAGES must list codes of ${all.map(({ code }) => code).join(', ')}, en among them, not "${text}".`,
    );
  return all.filter(({ code }) => codes.includes(code));
}

/** Path of a page in another language: the path in this build with that language's base path. */
export const pathIn = (code: string, path: string): string =>
  code === 'en' ? path : `/${code}${path.replace(/^\/(?=$|[?#])/, '')}`;

/** Paths of an indexed page in every offered language, for `hreflang`; undefined if only one is offered. */
export const alternatesOf = (path: string): Record<string, string> | undefined =>
  offeredLanguages.length > 1
    ? { ...Object.fromEntries(offeredLanguages.map(({ code }) => [code, pathIn(code, path)])), 'x-default': path }
    : undefined;

/** Code of the language whose build serves an address of the shop. */
export const languageAt = (path: string): string =>
  all.find(({ code }) => code !== 'en' && new RegExp(`^/${code}(?:[/?#]|$)`).test(path))?.code ?? 'en';

/** True for an address that this build serves. */
export const isOfThisBuild = (path: string): boolean => languageAt(path) === (basePath ? language : 'en');
