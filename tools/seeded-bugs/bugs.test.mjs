import {
  batchesOf,
  bugsPage,
  journeyPattern,
  pageWith,
  plant,
  readBug,
  scoreLine,
  toldByJest,
  toldByPlaywright,
  verdictOn,
} from './bugs.mjs';

const diff = '--- a/domain/cart.ts\n+++ b/domain/cart.ts\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n';
const text = [
  'A shopper pays for three and gets two.',
  'Promised: 9.3',
  'Seen by: e2e/cart.spec.ts › a cart › keeps its quantities',
  'Seen by: domain/cart.test.ts',
  '',
  diff,
].join('\n');
const bug = readBug('three-for-two', text);
const named = (name, witnesses, files = [`${name}.ts`], isAlone = false) => ({
  ...bug,
  name,
  witnesses,
  files,
  isAlone,
});

describe('a bug', () => {
  it('has its loss, its promise, its tests and the files that it changes', () => {
    expect(bug).toMatchObject({
      name: 'three-for-two',
      loss: 'A shopper pays for three and gets two.',
      promised: '9.3',
      witnesses: [
        { file: 'e2e/cart.spec.ts', title: 'a cart › keeps its quantities', isOnPhone: false },
        { file: 'domain/cart.test.ts', title: '', isOnPhone: false },
      ],
      files: ['domain/cart.ts'],
      isAlone: false,
      lives: undefined,
    });
  });

  it('names a journey on the desktop or on the phone, as Playwright can find it', () => {
    const phone = text.replace('cart.spec.ts ›', 'cart.spec.ts on the phone ›');
    expect(journeyPattern(bug.witnesses[0])).toBe('desktop cart\\.spec\\.ts .*a cart keeps its quantities');
    expect(journeyPattern(readBug('x', phone).witnesses[0])).toMatch(/^phone cart/);
    expect(journeyPattern({ file: 'e2e/a.spec.ts', title: 'is (not) so?', isOnPhone: false })).toContain(
      'is \\(not\\) so\\?',
    );
  });

  it('may say why it lives, and that it is planted alone', () => {
    const head = text.replace('Seen by: domain/cart.test.ts', 'Lives: no browser shows it.\nPlanted: alone');
    expect(readBug('x', head)).toMatchObject({ lives: 'no browser shows it.', isAlone: true });
  });

  it.each([
    ['without its loss', diff],
    ['without its promise', text.replace(/^Promised.*\n/m, '')],
    ['without a diff', text.slice(0, text.indexOf('---'))],
    ['with a line that nobody knows', text.replace('Promised', 'Held')],
  ])('%s is refused by its name', (_, broken) => {
    expect(() => readBug('three-for-two', broken)).toThrow('e2e/bugs/three-for-two.patch');
  });

  it('changes the shop where it fits, and says so where it does not', () => {
    expect(plant(bug, () => 'one\ntwo\n')).toEqual(new Map([['domain/cart.ts', 'one\nthree\n']]));
    expect(() => plant(bug, () => 'one\nfour\n')).toThrow(
      'e2e/bugs/three-for-two.patch does not apply to domain/cart.ts any more.',
    );
  });
});

describe('a batch', () => {
  const cart = { file: 'e2e/cart.spec.ts', title: 'a cart' };
  const price = { file: 'e2e/price.spec.ts', title: 'a price' };

  it('has no two bugs of one file, and none that the same file of tests should see', () => {
    const [one, two, three] = [named('a', [cart]), named('b', [price]), named('c', [price], ['a.ts'])];
    expect(batchesOf([one, two, three], 10)).toEqual([[one, two], [three]]);
    const another = named('d', [{ ...cart, title: 'an empty cart' }]);
    expect(batchesOf([one, another], 10)).toEqual([[one], [another]]);
  });

  it('has one alone that asks for it, and is not larger than it may be', () => {
    const [one, alone, two] = [named('a', [cart]), named('b', [], ['b.ts'], true), named('c', [price])];
    expect(batchesOf([one, alone, two], 10)).toEqual([[one, two], [alone]]);
    expect(batchesOf([one, two], 1)).toEqual([[one], [two]]);
  });
});

describe('what tests say', () => {
  const playwright = JSON.stringify({
    suites: [
      {
        title: 'cart.spec.ts',
        file: 'cart.spec.ts',
        suites: [
          {
            title: 'a cart',
            file: 'cart.spec.ts',
            specs: [
              {
                title: 'keeps its quantities',
                file: 'cart.spec.ts',
                line: 3,
                tests: [
                  {
                    projectName: 'phone',
                    status: 'unexpected',
                    results: [{ error: { message: '\u001B[31mtwo\u001B[39m\nthree' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  const red = { file: 'e2e/cart.spec.ts', title: 'a cart › keeps its quantities', isRed: true, said: 'two' };

  it('is read of Playwright’s report', () => {
    expect(toldByPlaywright(playwright)).toEqual([red]);
  });

  it('is read of Jest’s, where a file that could not be loaded is red too', () => {
    const report = {
      testResults: [
        {
          name: '/shop/domain/cart.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'failed', failureMessages: ['two\nthree'] },
            { fullName: 'takes', status: 'passed', failureMessages: [] },
          ],
        },
        { name: '/shop/domain/sum.test.ts', message: 'cannot be read', assertionResults: [] },
      ],
    };
    expect(toldByJest(report, '/shop')).toEqual([
      { file: 'domain/cart.test.ts', title: 'adds', isRed: true, said: 'two' },
      { file: 'domain/cart.test.ts', title: 'takes', isRed: false, said: '' },
      { file: 'domain/sum.test.ts', title: '', isRed: true, said: 'cannot be read' },
    ]);
  });

  it('counts for a bug only where the test is one of its own', () => {
    expect(verdictOn(bug, [{ ...red, file: 'e2e/price.spec.ts' }, red]).seenBy).toBe(red);
    expect(verdictOn(bug, [{ ...red, isRed: false }]).seenBy).toBeUndefined();
    expect(verdictOn(bug, [{ ...red, title: 'a cart › adds' }]).seenBy).toBeUndefined();
  });

  it('stands on a page with the score, and those that live with the reason', () => {
    const lives = { ...bug, name: 'a-blink', loss: 'It blinks.', lives: 'Nobody can see it.' };
    const verdicts = [
      { bug, seenBy: { ...red, said: 'a|b <c>' } },
      { bug: lives, seenBy: undefined },
    ];
    expect(scoreLine(verdicts)).toBe('1 of 2 bugs caught, 50.0 %.');
    const page = bugsPage(verdicts, 'Measured on a Monday.');
    expect(page).toContain('Measured on a Monday.');
    expect(page).toContain('**1 of 2 bugs caught, 50.0 %.**');
    expect(page).toContain('e2e/cart.spec.ts › a cart › keeps its quantities | a\\|b &lt;c> |');
    expect(page).toContain('- **a-blink**: It blinks. Nobody can see it.');
    const seen = { bug: verdicts[1].bug, seenBy: verdicts[0].seenBy };
    const again = pageWith(page, [seen], '2026-11-24');
    expect(again).toContain('Measured on a Monday. Planted again on 2026-11-24: a-blink.');
    expect(again).toContain('**2 of 2 bugs caught, 100.0 %.**');
    expect(again).not.toContain('Alive');
    expect(pageWith(again, [verdicts[1]], '2026-11-25')).toContain('**1 of 2 bugs caught, 50.0 %.**');
  });
});
