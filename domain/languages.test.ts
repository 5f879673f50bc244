import all from './languages.json';
import { languageAt, pathIn } from './languages';
import { languagesIn } from './parse-languages';
import { inLanguage } from './testing/in-language';

// Verifies docs/product.md 45.1.
it('languagesIn returns English alone without a setting, and the languages of a list', () => {
  const codes = (text: string | undefined) => languagesIn(text).map(({ code }) => code);
  expect(codes(undefined)).toEqual(['en']);
  expect(codes('')).toEqual(['en']);
  expect(codes('de, en')).toEqual(['en', 'de']);
});

// Verifies docs/product.md 45.1.
it.each(['de', 'en,xx', 'en,,de', 'EN'])('languagesIn throws for %j, naming it and the known codes', (text) => {
  expect(() => languagesIn(text)).toThrow(
    `LANGUAGES must list codes of en, de, fr, es, ja, en among them, not "${text}".`,
  );
});

// Verifies docs/product.md 45.2 (addresses).
it('pathIn and languageAt agree on the language of an address', () => {
  expect([pathIn('en', '/'), pathIn('de', '/'), pathIn('de', '/new?page=2')]).toEqual(['/', '/de', '/de/new?page=2']);
  for (const { code } of all)
    for (const path of ['/', '/new', '/design', '/french', '/?de']) expect(languageAt(pathIn(code, path))).toBe(code);
});

// Verifies docs/product.md 45.4.
it('alternatesOf names a page in every offered language and the English one as x-default', async () => {
  const expected = { en: '/new', de: '/de/new', 'x-default': '/new' };
  for (const code of ['en', 'de']) {
    const { alternatesOf, isOfThisBuild } = await inLanguage(code, () => import('./languages'));
    expect(alternatesOf('/new')).toEqual(expected);
    expect([isOfThisBuild('/new'), isOfThisBuild('/de/new')]).toEqual([code === 'en', code === 'de']);
  }
});

// Verifies docs/product.md 45.4.
it('alternatesOf returns undefined in a shop with one language', async () => {
  const { alternatesOf } = await inLanguage('en', () => import('./languages'), 'en');
  expect(alternatesOf('/new')).toBeUndefined();
});
