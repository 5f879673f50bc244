import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { mapRequirements, requirementsTable, unverified } from './requirement-map';
import { PAGE, readRequirements } from './requirements';

describe('the requirements of docs/product.md', () => {
  const { map, reasons, parts, page } = readRequirements();

  it('every requirement and each of its parts is verified by a test or has a reason', () => {
    expect(map.size).toBeGreaterThan(300);
    expect(unverified(map, reasons, parts)).toEqual([]);
  });

  it('docs/reports/requirements.md is up to date; `npm run requirements` writes it', () => {
    expect(readFileSync(join(root, PAGE), 'utf8')).toBe(page);
  });
});

describe('mapRequirements', () => {
  const product = '## 1. One\n\n**1.1** a\n\n**1.2** b\n\n**1.3** c\n\n**1.4** d\n';
  const texts = new Map([
    ['store/cart.test.ts', "it('adds, as docs/product.md 1.1 says', () => {});\n"],
    ['e2e/cart.spec.ts', "// Verifies docs/product.md 1.2 to 1.3.\ntest('adds', () => {});\n"],
  ]);
  const map = mapRequirements(product, texts);

  it('mapRequirements assigns a cited title to its requirement and a cited comment to its file, including ranges', () => {
    expect(Object.fromEntries(map)).toEqual({
      1.1: [{ path: 'store/cart.test.ts', title: 'adds, as docs/product.md 1.1 says' }],
      1.2: [{ path: 'e2e/cart.spec.ts', title: undefined }],
      1.3: [{ path: 'e2e/cart.spec.ts', title: undefined }],
      1.4: [],
    });
  });

  it('unverified reports a requirement without a test, and a needless reason', () => {
    expect(unverified(map, {}, {})).toEqual([expect.stringMatching(/^1\.4 is verified by no test/)]);
    expect(unverified(map, { 1.4: 'It is a wish.' }, {})).toEqual([]);
    expect(unverified(map, { 1.4: 'It is a wish.', 1.1: 'Why?', 9.9: 'Which?' }, {})).toEqual([
      expect.stringMatching(/^1\.1 needs no reason/),
      expect.stringMatching(/^9\.9 needs no reason/),
    ]);
  });

  it('requirementsTable lists the tests or the reason of each requirement', () => {
    expect(requirementsTable(map, { 1.4: 'It is a wish.' }).split('\n').slice(2)).toEqual([
      '| 1.1 | [store/cart.test.ts](../../store/cart.test.ts): adds, as docs/product.md 1.1 says |',
      '| 1.2 | [e2e/cart.spec.ts](../../e2e/cart.spec.ts) |',
      '| 1.3 | [e2e/cart.spec.ts](../../e2e/cart.spec.ts) |',
      '| 1.4 | _It is a wish._ |',
    ]);
  });

  describe('of requirements with parts', () => {
    const parts = { 1.1: ['cart', 'wishlist'], 1.2: ['in mm', 'in inches'] };
    const mapOf = (cart: string, page = '') =>
      mapRequirements(
        '**1.1** a\n\n**1.2** b\n',
        new Map([
          ['store/cart.test.ts', cart],
          ['e2e/page.spec.ts', page],
        ]),
      );

    it('unverified reports each part that no test cites, though another part is cited', () => {
      const map = mapOf('// Verifies docs/product.md 1.1 (wishlist), 1.2.\n');
      expect(unverified(map, {}, parts)).toEqual([
        '1.1 (cart) is verified by no test: cite it as docs/product.md 1.1 (cart)',
        '1.2 (in mm) is verified by no test: cite it as docs/product.md 1.2 (in mm)',
        '1.2 (in inches) is verified by no test: cite it as docs/product.md 1.2 (in inches)',
      ]);
    });

    it('unverified accepts parts that several tests, comments and titles of two files cite', () => {
      const map = mapOf(
        "// docs/product.md 1.1 (cart) and 1.2 (in mm).\n// docs/product.md 1.1 (wishlist).\nit('a', () => {});\n",
        "test('shows inches (docs/product.md 1.2 (in inches))', () => {});\n",
      );
      expect(unverified(map, {}, parts)).toEqual([]);
      expect(requirementsTable(map, {}).split('\n').slice(2)).toEqual([
        '| 1.1 | [store/cart.test.ts](../../store/cart.test.ts) (cart, wishlist) |',
        '| 1.2 | [e2e/page.spec.ts](../../e2e/page.spec.ts): shows inches (docs/product.md 1.2 (in inches))<br>[store/cart.test.ts](../../store/cart.test.ts) (in mm) |',
      ]);
    });

    it('unverified reports a cited part and a line of parts.json that do not exist', () => {
      const map = mapOf('// docs/product.md 1.1 (cart, wishlist, header).\n');
      expect(unverified(map, {}, { 1.1: ['cart', 'wishlist'], 9.9: ['a'] }).slice(1)).toEqual([
        '9.9 has parts in tools/requirements/parts.json, but product.md has no such line',
        'store/cart.test.ts cites 1.1 (header), but tools/requirements/parts.json has no such part',
      ]);
    });
  });
});
