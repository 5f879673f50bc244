import { basePath, language } from './language';
import all from './languages.json';
import { type Language, languagesIn } from './parse-languages';

/** Languages that the shop is offered in, as `LANGUAGES` of the build lists them; English is the first. */
export const offeredLanguages: readonly Language[] = languagesIn(process.env.LANGUAGES);

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
