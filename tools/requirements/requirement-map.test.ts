/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { mapRequirements, requirementsTable, unverified } from './requirement-map';
import { PAGE, readRequirements } from './requirements';

describe('the requirements of docs/product.md', () => {
  const { map, reasons, page } = readRequirements();

  it('every requirement is verified by a test or has a reason', () => {
    expect(map.size).toBeGreaterThan(300);
    expect(unverified(map, reasons)).toEqual([]);
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
    expect(unverified(map, {})).toEqual([expect.stringMatching(/^1\.4 is verified by no test/)]);
    expect(unverified(map, { 1.4: 'It is a wish.' })).toEqual([]);
    expect(unverified(map, { 1.4: 'It is a wish.', 1.1: 'Why?', 9.9: 'Which?' })).toEqual([
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
});
