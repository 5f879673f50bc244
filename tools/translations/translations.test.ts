import { hashOf } from '@/data/text-hash';
import { accepted, headOf, moduleProblems, translationProblems, watchProblems } from './translations';

const english = 'export const title = "Cart";\n';
const german = `${headOf('de', 'components/cart/copy.ts', english)}\nexport const title = "Warenkorb";\n`;
const files = { 'components/cart/copy.ts': english, 'components/cart/copy.de.ts': german };
const problemsWith = (changed: Record<string, string>) =>
  moduleProblems('de', new Map(Object.entries({ ...files, ...changed })));

// Verifies docs/product.md 45.12.
it('no translation of the shop is stale or missing', () => {
  expect(translationProblems()).toEqual([]);
});

describe('moduleProblems', () => {
  it('moduleProblems returns nothing for a translation of the current English', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it('moduleProblems reports a translation of changed English, and one whose English was removed', () => {
    expect(problemsWith({ 'components/cart/copy.ts': 'export const title = "Bag";\n' })).toEqual([
      'components/cart/copy.de.ts is stale: components/cart/copy.ts has changed.',
    ]);
    expect(problemsWith({ 'app/x.de.ts': '' })).toEqual(['app/x.de.ts is stale: app/x.ts does not exist.']);
  });

  // Verifies docs/product.md 45.9.
  it('moduleProblems reports a module with sentences and no translation, except the desk and listed modules', () => {
    expect(
      problemsWith({
        'data/home-copy.ts': '',
        'domain/price-words.ts': '',
        'components/desk/copy.ts': '',
        'components/cart/copy-units.ts': '',
        'components/cart/copy.test.ts': '',
        'runtime/copy.ts': '',
      }),
    ).toEqual(['data/home-copy.ts has no German.', 'domain/price-words.ts has no German.']);
  });
});

// Verifies docs/product.md 45.12.
it('watchProblems reports watches with changed English texts and watches without a translation', () => {
  const ofUndefined = hashOf(Array.from({ length: 15 }, () => 'undefined').join('\n'));
  const path = 'data/german/xerix.json';
  expect(watchProblems(path, { 1: {} }, { 1: { of: ofUndefined } })).toEqual([]);
  expect(watchProblems(path, { 1: { txt1: 'New' }, 2: {} }, { 1: { of: ofUndefined } })).toEqual([
    `${path} is stale: the English texts of watch 1 have changed.`,
    `${path} lacks watch 2.`,
  ]);
});

describe('accepted', () => {
  it('accepted replaces the first line of a translation by the hash of the current English', () => {
    const changed = 'export const title = "$& Bag";\n';
    const texts = new Map(Object.entries({ ...files, 'components/cart/copy.ts': changed }));
    expect(accepted('components/cart/copy.de.ts', (path) => texts.get(path) ?? '')).toBe(
      `${headOf('de', 'components/cart/copy.ts', changed)}\nexport const title = "Warenkorb";\n`,
    );
  });

  it('accepted throws for a file that is no translation', () => {
    expect(() => accepted('components/cart/copy.ts', () => '')).toThrow('is not a translation');
  });
});
