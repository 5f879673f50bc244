import { numberedLines, numbersIn } from './citations.mjs';

/** What is a test: it holds each line of docs/product.md that it cites, in a title or in a comment. */
export const TEST = /\.(?:test\.tsx?|test\.mjs|spec\.ts|drill\.ts)$/;

/** A test whose title begins on a line: `test('…'`, `it.each(…)('…'`. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:\[[^\]]*\]\)\(\s*)?(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/**
 * @typedef {{ path: string, title?: string }} Holder a test file, and the title of the test where a title names the line
 */

/**
 * Which tests hold which line.
 * @param {string} product the text of docs/product.md
 * @param {ReadonlyMap<string, string>} texts of test files, by path
 * @returns {Map<string, Holder[]>} every line in its order
 */
export function holdersOf(product, texts) {
  /** @type {Map<string, Holder[]>} */
  const holders = new Map(numberedLines(product).map((line) => [line, []]));
  for (const [path, text] of [...texts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const titles = [...text.matchAll(TITLE)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      title: match[2],
    }));
    for (const { target, index } of numbersIn(path, text)) {
      const title = titles.find(({ from, to }) => index >= from && index < to)?.title;
      const known = holders.get(target);
      if (known && !known.some((holder) => holder.path === path && holder.title === title)) known.push({ path, title });
    }
  }
  return holders;
}

/**
 * Lines that nobody holds and for which nobody says why, and reasons that are not needed.
 * @param {Map<string, Holder[]>} holders
 * @param {Record<string, string>} reasons by line
 * @returns {string[]} a sentence each
 */
export function unheld(holders, reasons) {
  const missing = [...holders]
    .filter(([line, tests]) => tests.length === 0 && !(line in reasons))
    .map(([line]) => `${line} is held by no test: cite it as docs/product.md ${line} in the test that holds it`);
  const needless = Object.keys(reasons)
    .filter((line) => holders.get(line)?.length !== 0)
    .map(
      (line) =>
        `${line} needs no reason in tools/requirements/not-held.json: a test holds it, or there is no such line`,
    );
  return [...missing, ...needless];
}

/** The table of docs/promises.md, without what stands over it. */
export function promisesTable(holders, reasons) {
  const rows = [...holders].map(
    ([line, tests]) => `| ${line} | ${tests.map(cell).join('<br>') || `_${reasons[line]}_`} |`,
  );
  return ['| line | held by |', '| ---- | ------- |', ...rows].join('\n');
}

const cell = ({ path, title }) =>
  title ? `[${path}](../${path}): ${title.replaceAll('|', '\\|')}` : `[${path}](../${path})`;
