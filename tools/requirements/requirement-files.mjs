import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from './citations.mjs';
import { holdersOf, promisesTable, TEST } from './requirement-map.mjs';
import { root } from '../../runtime/root.mjs';

/** Where tests stand. */
const ROOMS = [
  'app',
  'browser',
  'components',
  'contract',
  'data',
  'deploy',
  'domain',
  'e2e',
  'runtime',
  'scripts',
  'server',
  'store',
  'tools',
];

/** @returns {string[]} every file of a folder by its path from the root. */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The page that holds the table. */
export const PROMISES = 'docs/promises.md';

const head = `# Which tests hold which promise

Made by \`npm run promises\` of what the tests cite; [testing.md](testing.md) says how. Each number is a line of
[product.md](product.md). A line that no test can hold has its reason in \`tools/requirements/not-held.json\`.
`;

/** Every line of docs/product.md with the tests of this repository that hold it, and the reasons where none can. */
export function readPromises() {
  const paths = ROOMS.flatMap(filesIn).filter((path) => TEST.test(path) && !ABOUT_CITATIONS.has(path));
  const holders = holdersOf(read(PRODUCT), new Map(paths.map((path) => [path, read(path)])));
  const reasons = JSON.parse(read('tools/requirements/not-held.json'));
  return { holders, reasons, page: `${head}\n${promisesTable(holders, reasons)}\n` };
}

/** Their citations are examples. */
const ABOUT_CITATIONS = new Set([
  'tools/requirements/citations.test.mjs',
  'tools/requirements/requirement-map.test.mjs',
]);
