/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROMISES, readPromises } from './requirement-files.mjs';
import { holdersOf, promisesTable, unheld } from './requirement-map.mjs';
import { root } from '../../runtime/root.mjs';

describe('the promises of the shop', () => {
  const { holders, reasons, page } = readPromises();

  it('are each held by a test, or there is a reason why none can', () => {
    expect(holders.size).toBeGreaterThan(300);
    expect(unheld(holders, reasons)).toEqual([]);
  });

  it('stand with their tests in docs/promises.md: npm run promises writes it', () => {
    expect(readFileSync(join(root, PROMISES), 'utf8')).toBe(page);
  });
});

describe('a test', () => {
  const product = '## 1. One\n\n**1.1** a\n\n**1.2** b\n\n**1.3** c\n\n**1.4** d\n';
  const texts = new Map([
    ['store/cart.test.ts', "it('adds, as docs/product.md 1.1 says', () => {});\n"],
    ['e2e/cart.spec.ts', "// Holds docs/product.md 1.2 to 1.3.\ntest('adds', () => {});\n"],
  ]);
  const holders = holdersOf(product, texts);

  it('holds what its title names, and its file what a comment names, every line of a range', () => {
    expect(Object.fromEntries(holders)).toEqual({
      1.1: [{ path: 'store/cart.test.ts', title: 'adds, as docs/product.md 1.1 says' }],
      1.2: [{ path: 'e2e/cart.spec.ts', title: undefined }],
      1.3: [{ path: 'e2e/cart.spec.ts', title: undefined }],
      1.4: [],
    });
  });

  it('that is missing is said, and so is a reason that nobody needs', () => {
    expect(unheld(holders, {})).toEqual([expect.stringMatching(/^1\.4 is held by no test/)]);
    expect(unheld(holders, { 1.4: 'It is a wish.' })).toEqual([]);
    expect(unheld(holders, { 1.4: 'It is a wish.', 1.1: 'Why?', 9.9: 'Which?' })).toEqual([
      expect.stringMatching(/^1\.1 needs no reason/),
      expect.stringMatching(/^9\.9 needs no reason/),
    ]);
  });

  it('stands in the table beside its line', () => {
    expect(promisesTable(holders, { 1.4: 'It is a wish.' }).split('\n').slice(2)).toEqual([
      '| 1.1 | [store/cart.test.ts](../store/cart.test.ts): adds, as docs/product.md 1.1 says |',
      '| 1.2 | [e2e/cart.spec.ts](../e2e/cart.spec.ts) |',
      '| 1.3 | [e2e/cart.spec.ts](../e2e/cart.spec.ts) |',
      '| 1.4 | _It is a wish._ |',
    ]);
  });
});
