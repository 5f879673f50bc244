import all from './languages.json';
import { ReportedError } from './reported-error';

/** A language of the shop; `name` is its own name for itself, `currency` that of its pages. */
export type Language = { code: string; name: string; locale: string; currency: string };

/**
 * Parses LANGUAGES, `en,de`: codes of `languages.json`, English among them.
 * @throws {ReportedError} for another text
 */
export function languagesIn(text: string | undefined): Language[] {
  const codes = (text || 'en').split(',').map((code) => code.trim());
  const isValid = codes.includes('en') && codes.every((code) => all.some((known) => known.code === code));
  if (!isValid)
    throw new ReportedError(
      `LANGUAGES must list codes of ${all.map(({ code }) => code).join(', ')}, en among them, not "${text}".`,
    );
  return all.filter(({ code }) => codes.includes(code));
}
