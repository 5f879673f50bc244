import { failureMessage, readError, requirementsOf, requirementText } from './failure-message';

const product = [
  '## 9. Cart',
  '',
  '**9.3** Removing takes the line out. It can be `undone`,\nuntil the next change.',
  '',
  '**9.5** The subtotal is the sum of price times quantity.',
  '',
  '**9.8** An empty cart says so.',
  '',
  '**9.9** A card has:',
  '',
  '- a name;',
  '- a price.',
  '',
  'A name is unique.',
  '',
].join('\n');

const cite = (numbers: string) => `docs/product.md ${numbers}`;

const source = [
  `// Verifies ${cite('9.3, 9.5, 9.8')}.`,
  "import { test } from './support/fixtures';",
  '',
  "test('the subtotal follows the quantity', async () => {",
  '  look();',
  '});',
  '',
  `// It says so: ${cite('9.8')}.`,
  "test('nothing to see', async () => {",
  '});',
  '',
  "test('by what stands in it', async () => {",
  `  // Taken out: ${cite('9.3')}.`,
  '  look();',
  '});',
].join('\n');

const testAt = (line: number, ...titles: string[]) => ({ path: 'e2e/cart-link.spec.ts', source, line, titles });

describe('requirementsOf', () => {
  it('requirementsOf returns the requirements that a title cites', () => {
    expect(requirementsOf(testAt(9, `the line goes, ${cite('9.5')}`))).toEqual(['9.5']);
    expect(requirementsOf(testAt(9, `a list, ${cite('9.5')}`, 'of watches'))).toEqual(['9.5']);
  });

  it('requirementsOf returns the requirements cited above or within the test if no title cites any', () => {
    expect(requirementsOf(testAt(9, 'nothing to see'))).toEqual(['9.8']);
    expect(requirementsOf(testAt(12, 'by what stands in it'))).toEqual(['9.3']);
  });

  it("requirementsOf returns the requirements of the file's first comment if the test cites none", () => {
    expect(requirementsOf(testAt(4, 'the subtotal follows'))).toEqual(['9.3', '9.5', '9.8']);
  });

  it('requirementText returns the first paragraph of a requirement, with the list after it', () => {
    expect(requirementText(product, '9.9')).toBe('**9.9** A card has:\n\n- a name;\n- a price.');
    expect(requirementText(product, '9.8')).toBe('**9.8** An empty cart says so.');
    expect(requirementText(product, '7.1')).toBe('7.1');
  });
});

describe('readError', () => {
  const inRed = (text: string) => `\u001B[31m${text}\u001B[39m`;

  it.each([
    [
      'a matcher of the shop’s',
      'Error: toShowPrice: the shopper saw "$2.00"; expected "$3.00".',
      ['', '"$2.00"', '"$3.00"'],
    ],
    [
      'an expectation of a locator',
      `Error: expect(locator).toHaveText(expected) failed\n\nLocator:  heading\nExpected: ${inRed('"Cart"')}\nReceived: "Caret"`,
      ['', '"Caret" at heading', '"Cart"'],
    ],
    [
      'what is not there',
      'Error: expect(locator).toBeVisible() failed\n\nLocator: heading\nExpected: visible\nTimeout: 7000ms\nError: element(s) not found',
      ['', 'nothing at heading', 'visible'],
    ],
    [
      'a number of things',
      'Error: expect(locator).toHaveCount(expected) failed\n\nLocator:  rows\nExpected: 3\nReceived: 1',
      ['', '1 of rows', '3'],
    ],
    [
      'a value with the test’s own words',
      'Error: who pays is charged twice\n\nexpect(received).toBe(expected)\n\nExpected: 1\nReceived: 2',
      ['who pays is charged twice', '2', '1'],
    ],
    [
      'a list with others in it',
      'Error: expect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 2\n\n  Array [\n-   "a",\n+   "b",\n+   "c",\n  ]',
      ['', '"b", "c",', '"a",'],
    ],
    [
      'a list that is to be empty',
      'Error: expect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "a",\n+ ]',
      ['', '"a",', 'nothing of the kind'],
    ],
    [
      'what never came',
      'TimeoutError: locator.click: Timeout 4000ms exceeded.\nCall log:\n  - waiting for the button',
      ['', 'no the button in 4 s', ''],
    ],
    ['a test that took too long', 'Test timeout of 30000ms exceeded.', ['', 'no end of it in 30 s', '']],
    ['anything else', 'Error: locator.click: Error: two buttons\n    1) …', ['two buttons', '', '']],
  ])('readError reads %s', (_, message, [loss, saw, expected]) => {
    expect(readError(message)).toEqual({ loss, saw, expected });
  });
});

describe('failureMessage', () => {
  const error = 'Error: toShowPrice: the shopper saw "$2.00"; expected "$3.00".';

  it('failureMessage names the test, the actual and the expected value, the page and the requirement', () => {
    expect(failureMessage({ ...testAt(9, 'nothing to see'), error, product, where: '/bascket' })).toBe(
      `Cart link › nothing to see: the shopper saw "$2.00" on /bascket; expected "$3.00" (${cite('9.8')})\n` +
        '  9.8 “An empty cart says so.”',
    );
  });

  it('failureMessage quotes the requirements that share words with the title', () => {
    expect(failureMessage({ ...testAt(4, 'the subtotal follows the quantity'), error, product })).toBe(
      `Cart link › the subtotal follows the quantity: the shopper saw "$2.00"; expected "$3.00" (${cite('9.5')})\n` +
        '  9.5 “The subtotal is the sum of price times quantity.”\n' +
        '  Its file cites 9.3, 9.8 as well.',
    );
    expect(failureMessage({ ...testAt(4, 'Undo'), error, product })).toBe(
      `Cart link › Undo: the shopper saw "$2.00"; expected "$3.00" (${cite('9.3, 9.5, 9.8')})`,
    );
  });

  it('failureMessage repeats any other error message', () => {
    expect(failureMessage({ ...testAt(9, 'nothing to see'), error: 'Error: no such watch', product })).toMatch(
      /^Cart link › nothing to see: no such watch \(/,
    );
  });

  it('failureMessage truncates long values', () => {
    const long = `Error: toShowPrice: the shopper saw ${'x'.repeat(1_000)}; expected y.`;
    expect(failureMessage({ ...testAt(9, 'nothing to see'), error: long, product }).length).toBeLessThan(500);
  });
});
