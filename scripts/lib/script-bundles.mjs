import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'acorn';
import { hashOf } from './body-hash.mjs';
import { filesUnder } from './fingerprint.mjs';
import { scriptsOf, STARTS, unknownForm } from './late-scripts.mjs';

/** How a script of Next's says who it is; Next's own loader takes a name for it as well. */
const ITSELF = '"object"==typeof document?document.currentScript:void 0';

/** Pages of one folder are of one kind: the first few show which scripts they have. */
const SEEN = 100;

const listOf = (build) => join(build, 'odd-hours-bundles.json');

/**
 * Lays scripts that stand in the same pages together in one file each, so that a phone asks for four files instead of twelve
 * (docs/decisions/0106-scripts-in-bundles.md). The scripts stay beside them, for whoever comes from another page.
 * @param {string} build its folder
 * @returns {import('./late-scripts.mjs').Bundles}
 * @throws {Fault} where a script has another form than is known
 */
export function writeBundles(build) {
  const chunks = join(build, 'static', 'chunks');
  const bundles = groupsOf(pagesOf(build).map(scriptsOf)).map((parts) => {
    const text = parts.map((name) => laidReady(readFileSync(join(chunks, name), 'utf8'), name)).join('\n');
    const file = `bundle-${hashOf(Buffer.from(text)).slice(0, 16)}.js`;
    writeFileSync(join(chunks, file), text);
    return { file, parts };
  });
  writeFileSync(listOf(build), JSON.stringify(bundles));
  return bundles;
}

/**
 * The bundles of a build; none where it was built without.
 * @param {string} build its folder
 * @returns {import('./late-scripts.mjs').Bundles}
 */
export const readBundles = (build) =>
  existsSync(listOf(build)) ? JSON.parse(readFileSync(listOf(build), 'utf8')) : [];

/** The first pages of each folder, as text. */
function pagesOf(build) {
  const counts = new Map();
  const files = filesUnder(build, join('server', 'app')).filter((file) => {
    if (!file.endsWith('.html')) return false;
    const count = (counts.get(dirname(file)) ?? 0) + 1;
    counts.set(dirname(file), count);
    return count <= SEEN;
  });
  return files.map((file) => readFileSync(join(build, file), 'utf8'));
}

/**
 * Scripts that stand in exactly the same pages, where they are at least two.
 * @param {string[][]} pages the names of the scripts of each
 * @returns {string[][]}
 */
export function groupsOf(pages) {
  const placesOf = new Map();
  for (const [index, names] of pages.entries()) {
    for (const name of names) placesOf.set(name, `${placesOf.get(name) ?? ''} ${index}`);
  }
  const groups = new Map();
  for (const [name, places] of placesOf) {
    if (!STARTS.test(name)) groups.set(places, [...(groups.get(places) ?? []), name]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * A script that says its name instead of looking for its tag, and whose modules a browser compiles as it reads them: it does so
 * with a function in parentheses, beside what the page does, and with any other only once it is called.
 */
function laidReady(text, name) {
  const unknown = () => unknownForm('writes a script', 'script-bundles.mjs', name);
  const parts = text.split(ITSELF);
  if (parts.length !== 2) throw unknown();
  const said = parts.join(JSON.stringify(`static/chunks/${name}`));
  const modules = modulesOf(said);
  if (modules.length === 0) throw unknown();
  return modules.reduceRight(
    (whole, { start, end }) => `${whole.slice(0, start)}(${whole.slice(start, end)})${whole.slice(end)}`,
    said,
  );
}

/** Where the functions of a script's modules stand in it: `push(["its name", 1, e => {}, 2, e => {}])`. */
function modulesOf(text) {
  const [{ expression }] = parse(text, { ecmaVersion: 'latest' }).body;
  const { elements = [] } = expression?.arguments?.[0] ?? {};
  return elements.filter(({ type }) => /^(?:Arrow)?FunctionExpression$/.test(type));
}
