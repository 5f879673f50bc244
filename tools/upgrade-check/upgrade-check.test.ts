import { readOptions, valuesOf } from './upgrade-check';
import { addCheck, type UpgradeCheck, warningLines } from './upgrades-page';

describe('readOptions', () => {
  it('readOptions returns packages with versions, and all steps by default', () => {
    expect(readOptions(['next@canary', '@types/node@^24'])).toEqual({
      wanted: [
        { name: 'next', version: 'canary' },
        { name: '@types/node', version: '^24' },
      ],
      names: ['types', 'unit', 'build', 'smoke'],
    });
  });

  it('readOptions returns the steps of --only in any position', () => {
    expect(readOptions(['--only', 'build,types', 'next@16']).names).toEqual(['build', 'types']);
    expect(readOptions(['next@16', '--only', 'build']).wanted).toEqual([{ name: 'next', version: '16' }]);
  });

  it.each([
    [[], 'at least one package'],
    [['next'], 'not "next"'],
    [['next@16', '--only', 'lint'], 'not "lint"'],
  ])('readOptions rejects %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('valuesOf', () => {
  it.each([
    ['"16.4.6"', 0, ['16.4.6']],
    ['["16.4.6", "16.5.0-canary.38"]', 0, ['16.4.6', '16.5.0-canary.38']],
    ['', 0, []],
    ['npm error code E404\nnpm error 404 No match found for version 99', 1, []],
  ])('valuesOf reads %j', (output, code, values) => {
    expect(valuesOf({ output, code })).toEqual(values);
  });

  it('valuesOf reports a registry that does not answer, which may well have the version', () => {
    const output = 'npm error code ECONNREFUSED\nnpm error syscall connect\n';
    expect(() => valuesOf({ output, code: 1 })).toThrow('did not answer (ECONNREFUSED)');
  });
});

describe('addCheck', () => {
  const check: UpgradeCheck = {
    day: '2026-11-25',
    node: '24.21.0',
    upgrades: [{ name: 'next', from: '16.4.6', to: '16.5.0-canary.38' }],
    steps: [
      { name: 'types', outcome: 'passed', seconds: 61, output: 'types: passed' },
      {
        name: 'build',
        outcome: 'failed',
        seconds: 12,
        output: '⚠ Slow disk\nBuilding\n\u001B[31mError: no such form\u001B[39m\n  at x',
      },
      { name: 'smoke', outcome: 'skipped', seconds: 0, output: '' },
    ],
  };

  it('addCheck writes date, versions, steps, build warnings and the first lines of an error', () => {
    expect(addCheck('', check)).toContain(
      [
        '## next 16.4.6 to 16.5.0-canary.38',
        '2026-11-25, Node 24.21.0: not every step passed.',
        '| step | outcome | seconds |\n| --- | --: | --: |\n| types | passed | 61 |\n| build | failed | 12 |\n| smoke | skipped | 0 |',
        'Warnings of the build:',
        '```text\n⚠ Slow disk\n```',
        'First lines of the error in `build`:',
        '```text\nError: no such form\n  at x\n```',
      ].join('\n\n'),
    );
  });

  it('addCheck puts the newest check first and replaces an earlier one of the same versions', () => {
    const react = { ...check, upgrades: [{ name: 'react', from: '19.3.1', to: '20.0.0' }] };
    const page = addCheck(addCheck(addCheck('', check), react), { ...check, day: '2026-12-01' });
    expect(page.match(/^## .+$/gm)).toEqual(['## next 16.4.6 to 16.5.0-canary.38', '## react 19.3.1 to 20.0.0']);
    expect(page).toContain('2026-12-01, Node');
    expect(addCheck(page, { ...check, day: '2026-12-01' })).toBe(page);
  });

  it('addCheck states that every step passed, and that the build has no warning', () => {
    const [types] = check.steps;
    const build = { name: 'build', outcome: 'passed' as const, seconds: 60, output: 'done' };
    const page = addCheck('', { ...check, steps: types ? [types, build] : [] });
    expect(page).toContain('2026-11-25, Node 24.21.0: every step passed.\n');
    expect(page).toContain('The build has no warning.');
    expect(addCheck('', { ...check, steps: types ? [types] : [] })).not.toContain('The build');
  });
});

test('warningLines returns each warning once', () => {
  expect(warningLines(' ⚠ a\nwarn b\n ⚠ a\nforewarned\nDeprecationWarning: c')).toEqual([
    ' ⚠ a',
    'warn b',
    'DeprecationWarning: c',
  ]);
});
