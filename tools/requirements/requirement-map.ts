import { numberedLines, numbersIn } from './citations';

/** Names of test files. A test file verifies each requirement that it cites in a title or in a comment. */
export const TEST = /\.(?:test\.tsx?|test\.mjs|spec\.ts|chaos\.ts)$/;

/** The start of a test with its title: `test('…'`, `it.each(…)('…'`. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:\[[^\]]*\]\)\(\s*)?(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** A test file that verifies a requirement, and the title of the test if the title cites it. */
type VerifyingTest = { path: string; title?: string | undefined };

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
    for (const { target, index } of numbersIn(path, text)) {
      const title = titles.find(({ from, to }) => index >= from && index < to)?.title;
      const tests = map.get(target);
      if (tests && !tests.some((test) => test.path === path && test.title === title)) tests.push({ path, title });
    }
  }
  return map;
}

/** Returns an error for each requirement without test and reason, and for each needless reason. */
export function unverified(map: RequirementMap, reasons: Readonly<Record<string, string>>): string[] {
  const missing = [...map]
    .filter(([line, tests]) => tests.length === 0 && !(line in reasons))
    .map(([line]) => `${line} is verified by no test: cite it as docs/product.md ${line} in the test that verifies it`);
  const needless = Object.keys(reasons)
    .filter((line) => map.get(line)?.length !== 0)
    .map(
      (line) =>
        `${line} needs no reason in tools/requirements/unverified.json: a test verifies it, or product.md has no such line`,
    );
  return [...missing, ...needless];
}

/** Returns the table of docs/reports/requirements.md. */
export function requirementsTable(map: RequirementMap, reasons: Readonly<Record<string, string>>): string {
  const rows = [...map].map(([line, tests]) => `| ${line} | ${tests.map(cell).join('<br>') || `_${reasons[line]}_`} |`);
  return ['| Requirement | Verified by |', '| ----------- | ----------- |', ...rows].join('\n');
}

const cell = ({ path, title }: VerifyingTest) =>
  title ? `[${path}](../../${path}): ${title.replaceAll('|', '\\|')}` : `[${path}](../../${path})`;
