/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { mapRequirements, requirementsTable, unverified } from './requirement-map';
import { PAGE, readRequirements } from './requirements';

describe('every requirement of docs/product.md', () => {
  const { map, reasons, page } = readRequirements();

  it('is verified by a test, or has a reason why none can', () => {
    expect(map.size).toBeGreaterThan(300);
    expect(unverified(map, reasons)).toEqual([]);
  });

  it('is listed with its tests in docs/reports/requirements.md, which `npm run requirements` writes', () => {
    expect(readFileSync(join(root, PAGE), 'utf8')).toBe(page);
  });
});

describe('a test', () => {
  const product = '## 1. One\n\n**1.1** a\n\n**1.2** b\n\n**1.3** c\n\n**1.4** d\n';
  const texts = new Map([
    ['store/cart.test.ts', "it('adds, as docs/product.md 1.1 says', () => {});\n"],
    ['e2e/cart.spec.ts', "// Verifies docs/product.md 1.2 to 1.3.\ntest('adds', () => {});\n"],
  ]);
  const map = mapRequirements(product, texts);

  it('verifies what its title cites, and its file verifies what a comment cites, each line of a range', () => {
    expect(Object.fromEntries(map)).toEqual({
      1.1: [{ path: 'store/cart.test.ts', title: 'adds, as docs/product.md 1.1 says' }],
      1.2: [{ path: 'e2e/cart.spec.ts', title: undefined }],
      1.3: [{ path: 'e2e/cart.spec.ts', title: undefined }],
      1.4: [],
    });
  });

  it('that is missing is reported, and so is a needless reason', () => {
    expect(unverified(map, {})).toEqual([expect.stringMatching(/^1\.4 is verified by no test/)]);
    expect(unverified(map, { 1.4: 'It is a wish.' })).toEqual([]);
    expect(unverified(map, { 1.4: 'It is a wish.', 1.1: 'Why?', 9.9: 'Which?' })).toEqual([
      expect.stringMatching(/^1\.1 needs no reason/),
      expect.stringMatching(/^9\.9 needs no reason/),
    ]);
  });

  it('stands in the table beside its requirement', () => {
    expect(requirementsTable(map, { 1.4: 'It is a wish.' }).split('\n').slice(2)).toEqual([
      '| 1.1 | [store/cart.test.ts](../../store/cart.test.ts): adds, as docs/product.md 1.1 says |',
      '| 1.2 | [e2e/cart.spec.ts](../../e2e/cart.spec.ts) |',
      '| 1.3 | [e2e/cart.spec.ts](../../e2e/cart.spec.ts) |',
      '| 1.4 | _It is a wish._ |',
    ]);
  });
});
