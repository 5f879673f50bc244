import { pageCurrencyIn } from '@/data/page-currency';
import languages from '@/domain/languages.json';
import { type Language, languagesIn } from '@/domain/parse-languages';

/** Settings of the bundles: constants of the language and of those that the shop offers, and as for Next, its modules. */
export const settingsIn = (code: string) => ({
  bundle: true,
  logLevel: 'error' as const,
  define: {
    'process.env.SHOP_LANGUAGE': JSON.stringify(code),
    'process.env.SHOP_LOCALE': JSON.stringify(languages.find((language) => language.code === code)?.locale),
    'process.env.SHOP_CURRENCY': JSON.stringify(pageCurrencyIn(code)),
    'process.env.LANGUAGES': JSON.stringify(process.env.LANGUAGES || 'en'),
  },
  resolveExtensions: [`.${code}.ts`, '.ts', '.js', '.json'],
});

/** Settings of bundles for Node, with the packages of the shop's folder. */
export const forNode = { platform: 'node', format: 'cjs', target: 'node20', packages: 'external' } as const;

/** The languages of LANGUAGES but English. @throws {ReportedError} for an unknown one */
export const furtherLanguages = (): Language[] =>
  languagesIn(process.env.LANGUAGES).filter(({ code }) => code !== 'en');
