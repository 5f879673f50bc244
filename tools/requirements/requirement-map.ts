import { numberedLines, numbersIn } from './citations';

/** Names of test files. A test file verifies each requirement that it cites in a title or in a comment. */
export const TEST = /\.(?:test\.tsx?|test\.mjs|spec\.ts|chaos\.ts)$/;

const PARTS_FILE = 'tools/requirements/parts.json';

/** The start of a test with its title: `test('…'`, `it.each(…)('…'`. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:\[[^\]]*\]\)\(\s*)?(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** A test file that verifies a requirement, the parts that it cites, and the title of the test if the title cites it. */
type VerifyingTest = { path: string; title?: string | undefined; parts?: readonly string[] };

/** The parts of requirements that name several screens, units, zones, …, by number (`parts.json`). */
export type RequirementParts = Readonly<Record<string, readonly string[]>>;

/** The tests that verify each requirement, by number, in the order of docs/product.md. */
export type RequirementMap = ReadonlyMap<string, readonly VerifyingTest[]>;

/** Finds the tests that verify each requirement. @param texts test files by path */
export function mapRequirements(product: string, texts: ReadonlyMap<string, string>): RequirementMap {
  const map = new Map<string, VerifyingTest[]>(numberedLines(product).map((line) => [line, []]));
  for (const [path, text] of [...texts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const titles = [...text.matchAll(TITLE)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      title: match[2],
    }));
    for (const { target, index, parts = [] } of numbersIn(path, text)) {
      const title = titles.find(({ from, to }) => index >= from && index < to)?.title;
      const tests = map.get(target);
      const test = tests?.find((test) => test.path === path && test.title === title);
      if (!test) tests?.push({ path, title, ...(parts.length > 0 && { parts }) });
      else if (parts.length > 0) test.parts = [...new Set([...(test.parts ?? []), ...parts])];
    }
  }
  return map;
}

/** Returns an error for each requirement or part without test and reason, for each unknown part and each needless reason. */
export function unverified(
  map: RequirementMap,
  reasons: Readonly<Record<string, string>>,
  parts: RequirementParts,
): string[] {
  const missing = [...map]
    .filter(([line, tests]) => tests.length === 0 && !(line in reasons))
    .map(([line]) => `${line} is verified by no test: cite it as docs/product.md ${line} in the test that verifies it`);
  const needless = Object.keys(reasons)
    .filter((line) => map.get(line)?.length !== 0)
    .map(
      (line) =>
        `${line} needs no reason in tools/requirements/unverified.json: a test verifies it, or product.md has no such line`,
    );
  return [...missing, ...needless, ...uncitedParts(map, parts), ...unknownParts(map, parts)];
}

function uncitedParts(map: RequirementMap, parts: RequirementParts): string[] {
  return Object.entries(parts).flatMap(([line, names]) => {
    const tests = map.get(line);
    if (!tests) return [`${line} has parts in ${PARTS_FILE}, but product.md has no such line`];
    return names
      .filter((name) => !tests.some((test) => test.parts?.includes(name)))
      .map((name) => `${line} (${name}) is verified by no test: cite it as docs/product.md ${line} (${name})`);
  });
}

function unknownParts(map: RequirementMap, parts: RequirementParts): string[] {
  return [...map].flatMap(([line, tests]) =>
    tests.flatMap((test) =>
      (test.parts ?? [])
        .filter((name) => !parts[line]?.includes(name))
        .map((name) => `${test.path} cites ${line} (${name}), but ${PARTS_FILE} has no such part`),
    ),
  );
}

/** Returns the table of docs/reports/requirements.md. */
export function requirementsTable(map: RequirementMap, reasons: Readonly<Record<string, string>>): string {
  const rows = [...map].map(([line, tests]) => `| ${line} | ${tests.map(cell).join('<br>') || `_${reasons[line]}_`} |`);
  return ['| Requirement | Verified by |', '| ----------- | ----------- |', ...rows].join('\n');
}

function cell({ path, title, parts }: VerifyingTest): string {
  const link = `[${path}](../../${path})${title ? `: ${title.replaceAll('|', '\\|')}` : ''}`;
  return parts && !title ? `${link} (${parts.join(', ')})` : link;
}
