import { readReport, reasonFor, withoutSurvivors } from './report';

const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const mutant = (status: string, location: ReturnType<typeof at>, replacement = 'false') => ({
  status,
  location,
  mutatorName: 'Boolean',
  replacement,
});

const source = 'const a = 1 < 2;\nconst b =\n  a || c;\n';

test('readReport counts the killed mutants and lists the survivors', () => {
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

test('withoutSurvivors removes the survivors only', () => {
  const place = at(1, 11, 1, 16);
  const mutants = ['Killed', 'Survived', 'Timeout', 'NoCoverage'].map((status) => mutant(status, place));
  const known = { schemaVersion: '1', files: { 'domain/a.ts': { source, mutants } } };
  expect(withoutSurvivors(known)).toEqual({
    schemaVersion: '1',
    files: { 'domain/a.ts': { source, mutants: [mutant('Killed', place), mutant('Timeout', place)] } },
  });
});

describe('reasonFor', () => {
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
  ])('with the reason %j matches: %s', (kind, fits) => {
    expect(reasonFor(survivor, [{ because: 'it is a sentence', ...kind }])).toBe(fits ? 'it is a sentence' : undefined);
  });

  test('returns the first match', () => {
    expect(reasonFor(survivor, [{ because: 'no', file: 'domain' }, { because: 'one' }, { because: 'two' }])).toBe(
      'one',
    );
  });
});
