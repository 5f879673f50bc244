/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../process/children.mjs';
import { mutantsPart, namesFile, readReport, reasonFor, testsElsewhere, withoutSurvivors } from './mutant-results.mjs';
import { root } from '../../runtime/root.mjs';

const at = (line, column, endLine, endColumn) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const mutant = (status, location, replacement = 'false') => ({ status, location, mutatorName: 'Boolean', replacement });

const source = 'const a = 1 < 2;\nconst b =\n  a || c;\n';

test('a report says how many mutants died, and shows those that did not', () => {
  const mutants = [
    mutant('Killed', at(1, 11, 1, 16)),
    mutant('Timeout', at(1, 11, 1, 16)),
    mutant('Ignored', at(1, 11, 1, 16)),
    mutant('CompileError', at(1, 11, 1, 16)),
    mutant('Survived', at(1, 11, 1, 16), '1 <= 2'),
    mutant('NoCoverage', at(2, 7, 3, 9)),
  ];
  expect(readReport({ files: { 'domain/a.ts': { source, mutants } } })).toEqual({
    tested: 4,
    killed: 2,
    survivors: [
      { file: 'domain/a.ts', line: 1, mutator: 'Boolean', was: '1 < 2', became: '1 <= 2' },
      { file: 'domain/a.ts', line: 2, mutator: 'Boolean', was: 'b =\n  a || c', became: 'false' },
    ],
  });
});

test('a test that names an environment of its own meets no mutant', () => {
  const elsewhere = testsElsewhere();
  expect(elsewhere).toEqual(expect.arrayContaining(['data/lume.test.ts', 'store/server.test.ts']));
  expect(elsewhere).not.toContain('data/pictures.test.ts');
});

test('the first run leaves nothing beside the tests that it reads the names of', async () => {
  const tests = join(root, 'domain/dial/clock.test.ts');
  const kept = namesFile(root, tests);
  rmSync(kept, { force: true });
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.mutants.mjs', '--runTestsByPath', tests];
  const { code, output } = await runNode(jest[0], jest.slice(1), { env: { MUTANTS: 'domain' } });
  expect([code, output]).toEqual([0, expect.any(String)]);
  expect(existsSync(kept)).toBe(true);
  expect(existsSync(`${tests}.names.json`)).toBe(false);
}, 60_000);

test('what lived is forgotten before the next run, and nothing else', () => {
  const place = at(1, 11, 1, 16);
  const mutants = ['Killed', 'Survived', 'Timeout', 'NoCoverage'].map((status) => mutant(status, place));
  const known = { schemaVersion: '1', files: { 'domain/a.ts': { source, mutants } } };
  expect(withoutSurvivors(known)).toEqual({
    schemaVersion: '1',
    files: { 'domain/a.ts': { source, mutants: [mutant('Killed', place), mutant('Timeout', place)] } },
  });
});

describe('a survivor has a reason', () => {
  const survivor = { file: 'server/orders/place.ts', line: 3, mutator: 'StringLiteral', was: "'gone'", became: '""' };

  test.each([
    [{}, true],
    [{ file: 'server/orders/' }, true],
    [{ file: 'orders/' }, false],
    [{ mutator: 'StringLiteral' }, true],
    [{ mutator: 'BlockStatement' }, false],
    [{ was: 'gone' }, true],
    [{ was: '^gone' }, false],
    [{ became: '^""$' }, true],
    [{ file: 'server/', mutator: 'StringLiteral', was: 'here' }, false],
  ])('%j where all of it fits: %s', (kind, fits) => {
    expect(reasonFor(survivor, [{ because: 'it is a sentence', ...kind }])).toBe(fits ? 'it is a sentence' : undefined);
  });

  test('the first that fits', () => {
    expect(reasonFor(survivor, [{ because: 'no', file: 'domain' }, { because: 'one' }, { because: 'two' }])).toBe(
      'one',
    );
  });
});

test('a part that is none is told', () => {
  expect(() => mutantsPart('nowhere')).toThrow('MUTANTS is one of domain, store, orders, payments.');
  expect(mutantsPart('store').report).toBe('.cache/reports/mutants-store.json');
});
