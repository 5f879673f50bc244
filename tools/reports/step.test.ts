import { errorLines, runStep } from './step';

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('runStep passes on exit code 0 and fails on any other', async () => {
  expect(await runStep('types', async () => ({ code: 0, output: 'a' }))).toMatchObject({
    outcome: 'passed',
    output: 'a',
  });
  expect(await runStep('types', async () => ({ code: 2, output: 'b' }))).toMatchObject({
    outcome: 'failed',
    output: 'b',
  });
});

test('runStep fails with the message if its work throws', async () => {
  const step = await runStep('types', () => Promise.reject(new Error('no npm')));
  expect(step).toMatchObject({ outcome: 'failed', output: expect.stringContaining('no npm') });
});

test('errorLines starts at the first line about an error', () => {
  const output = ['types …', '\u001B[31mtypes: FAILED\u001B[39m', '', '  at a.ts:1', '  at b.ts:2'].join('\n');
  expect(errorLines(output)).toEqual(['types: FAILED', '  at a.ts:1', '  at b.ts:2']);
});

test('errorLines returns the last lines where none is about an error', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  expect(errorLines(lines.join('\n'))).toEqual(lines.slice(-12));
});
