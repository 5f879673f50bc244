import {
  batchesOf,
  type Bug,
  type Detector,
  grepPattern,
  jestResults,
  playwrightResults,
  readBug,
  seed,
  type TestResult,
  type Verdict,
  verdictOn,
} from './bugs';
import { bugsPage, scoreLine, updateBugsPage } from './bugs-page';

const diff = '--- a/domain/cart.ts\n+++ b/domain/cart.ts\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n';
const text = [
  'A shopper pays for three and gets two.',
  'Requirement: 9.3',
  'Detected by: e2e/cart.spec.ts › a cart › keeps its quantities',
  'Detected by: domain/cart.test.ts',
  '',
  diff,
].join('\n');
const bug = readBug('three-for-two', text);
const named = (name: string, detectors: Detector[], files = [`${name}.ts`], isAlone = false): Bug => ({
  ...bug,
  name,
  detectors,
  changes: files.flatMap((file) => bug.changes.map(({ patch }) => ({ file, patch }))),
  isAlone,
});
describe('readBug and seed', () => {
  it('readBug returns loss, requirements, detectors and changed files', () => {
    expect(bug).toMatchObject({
      name: 'three-for-two',
      loss: 'A shopper pays for three and gets two.',
      requirements: '9.3',
      detectors: [
        { file: 'e2e/cart.spec.ts', title: 'a cart › keeps its quantities', isOnPhone: false },
        { file: 'domain/cart.test.ts', title: '', isOnPhone: false },
      ],
      changes: [{ file: 'domain/cart.ts' }],
      isAlone: false,
      survives: undefined,
    });
  });

  it('readBug distinguishes desktop and phone, and grepPattern finds the test', () => {
    const phone = text.replace('cart.spec.ts ›', 'cart.spec.ts on the phone ›');
    const patternOf = ({ detectors }: Bug) => detectors.map(grepPattern)[0];
    expect(patternOf(bug)).toBe('desktop cart\\.spec\\.ts .*a cart keeps its quantities');
    expect(patternOf(readBug('x', phone))).toMatch(/^phone cart/);
    expect(grepPattern({ file: 'e2e/a.spec.ts', title: 'is (not) so?', isOnPhone: false })).toContain(
      'is \\(not\\) so\\?',
    );
  });

  it('readBug reads the reason of a survivor and the mark to seed it alone', () => {
    const head = text.replace('Detected by: domain/cart.test.ts', 'Survives: no browser shows it.\nSeeded: alone');
    expect(readBug('x', head)).toMatchObject({ survives: 'no browser shows it.', isAlone: true });
  });

  it.each([
    ['without its loss', diff],
    ['without its requirements', text.replace(/^Requirement.*\n/m, '')],
    ['without a diff', text.slice(0, text.indexOf('---'))],
    ['with an unknown line', text.replace('Requirement', 'Verified')],
  ])('readBug rejects a patch %s with its name', (_, broken) => {
    expect(() => readBug('three-for-two', broken)).toThrow('e2e/seeded-bugs/three-for-two.patch');
  });

  it('seed applies the patch, and throws if it does not apply', () => {
    expect(seed(bug, () => 'one\ntwo\n')).toEqual(new Map([['domain/cart.ts', 'one\nthree\n']]));
    expect(() => seed(bug, () => 'one\nfour\n')).toThrow(
      'e2e/seeded-bugs/three-for-two.patch does not apply to domain/cart.ts any more.',
    );
  });
});

describe('batchesOf', () => {
  const cart = { file: 'e2e/cart.spec.ts', title: 'a cart', isOnPhone: false };
  const price = { file: 'e2e/price.spec.ts', title: 'a price', isOnPhone: false };

  it('batchesOf puts bugs into different batches if they change one file or have detectors in one file', () => {
    const [one, two, three] = [named('a', [cart]), named('b', [price]), named('c', [price], ['a.ts'])];
    expect(batchesOf([one, two, three], 10)).toEqual([[one, two], [three]]);
    const another = named('d', [{ ...cart, title: 'an empty cart' }]);
    expect(batchesOf([one, another], 10)).toEqual([[one], [another]]);
  });

  it('batchesOf seeds a lone bug by itself and respects the maximum', () => {
    const [one, alone, two] = [named('a', [cart]), named('b', [], ['b.ts'], true), named('c', [price])];
    expect(batchesOf([one, alone, two], 10)).toEqual([[one, two], [alone]]);
    expect(batchesOf([one, two], 1)).toEqual([[one], [two]]);
  });
});

describe('results and report', () => {
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
  const failure: TestResult = {
    file: 'e2e/cart.spec.ts',
    title: 'a cart › keeps its quantities',
    failed: true,
    message: 'two',
  };

  it('playwrightResults reads a report of Playwright', () => {
    expect(playwrightResults(playwright)).toEqual([failure]);
  });

  it('jestResults reads a report of Jest, in which a file that fails to load counts as failed', () => {
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
    expect(jestResults(report, '/shop')).toEqual([
      { file: 'domain/cart.test.ts', title: 'adds', failed: true, message: 'two' },
      { file: 'domain/cart.test.ts', title: 'takes', failed: false, message: '' },
      { file: 'domain/sum.test.ts', title: '', failed: true, message: 'cannot be read' },
    ]);
  });

  it("verdictOn counts only failures of the bug's own detectors", () => {
    expect(verdictOn(bug, [{ ...failure, file: 'e2e/price.spec.ts' }, failure]).detectedBy).toBe(failure);
    expect(verdictOn(bug, [{ ...failure, failed: false }]).detectedBy).toBeUndefined();
    expect(verdictOn(bug, [{ ...failure, title: 'a cart › adds' }]).detectedBy).toBeUndefined();
  });

  it('bugsPage shows the score, and survivors with their reason', () => {
    const survivor: Bug = { ...bug, name: 'a-blink', loss: 'It blinks.', survives: 'No test can see it.' };
    const detected: Verdict = { bug, detectedBy: { ...failure, message: 'a|b <c>' } };
    const missed: Verdict = { bug: survivor, detectedBy: undefined };
    const verdicts = [detected, missed];
    expect(scoreLine(verdicts)).toBe('1 of 2 bugs detected, 50.0 %.');
    const page = bugsPage(verdicts, 'Measured on a Monday.', '2026-11-23');
    expect(page).toContain('Measured on a Monday.');
    expect(page).toContain('**1 of 2 bugs detected, 50.0 %.**');
    expect(page).toContain('e2e/cart.spec.ts › a cart › keeps its quantities | a\\|b &lt;c> | 2026-11-23 |');
    expect(page).toContain('- **a-blink**: It blinks. No test can see it.');
    const again = updateBugsPage(page, [{ ...detected, bug: survivor }], '2026-11-24');
    expect(again).toContain('Measured on a Monday.\n');
    expect(again).toContain('| a\\|b &lt;c> | 2026-11-23 |');
    expect(again).toContain('| a\\|b &lt;c> | 2026-11-24 |');
    expect(again).toContain('**2 of 2 bugs detected, 100.0 %.**');
    expect(again).not.toContain('Not detected');
    expect(updateBugsPage(again, [missed], '2026-11-25')).toContain('**1 of 2 bugs detected, 50.0 %.**');
  });
});
