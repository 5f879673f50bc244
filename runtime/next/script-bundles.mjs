import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../body-hash.mjs';
import { filesUnder } from '../../tools/build/fingerprint.mjs';
import { scriptsOf, STARTS, unknownForm } from './late-scripts.mjs';
import { HELD, modulesOf, portionsOf, runAhead, startOf } from './modules-ahead.mjs';

/** How a script of Next's says who it is; Next's own loader takes a name for it as well. */
const ITSELF = '"object"==typeof document?document.currentScript:void 0';

/** Pages of one folder are of one kind: the first few show which scripts they have. */
const SEEN = 100;

const listOf = (build) => join(build, 'odd-hours-bundles.json');

/**
 * Lays scripts that stand in the same pages together in one file each, so that a phone asks for four files instead of twelve
 * (docs/decisions/0106-scripts-in-bundles.md). The scripts stay beside them, for whoever comes from another page. What Next
 * starts with runs in portions (docs/decisions/0139-modules-run-in-portions.md).
 * @param {string} build its folder
 * @returns {import('./late-scripts.mjs').Bundles}
 * @throws {Fault} where a script has another form than is known
 */
export function writeBundles(build) {
  const chunks = join(build, 'static', 'chunks');
  const pages = pagesOf(build);
  const start = sameStart(pages);
  const bundles = groupsOf(pages.map(scriptsOf)).map((parts) => {
    const texts = parts.map((name) => [name, readFileSync(join(chunks, name), 'utf8')]);
    const text = bundleOf(texts, start);
    const file = `bundle-${hashOf(Buffer.from(text)).slice(0, 16)}.js`;
    writeFileSync(join(chunks, file), text);
    return { file, parts };
  });
  writeFileSync(listOf(build), JSON.stringify(bundles));
  return bundles;
}

/** How all pages start their scripts; nothing where Next has made none. */
function sameStart(pages) {
  const [start, ...others] = new Set(
    pages
      .map(startOf)
      .filter(Boolean)
      .map((one) => JSON.stringify(one)),
  );
  if (others.length > 0) throw unknownForm('starts the scripts of pages', 'script-bundles.mjs', others[0]);
  return start && JSON.parse(start);
}

/**
 * The text of a bundle. In the one that holds what Next starts with, a script that Next waits for is held back until that has run.
 * @param {[name: string, text: string][]} parts
 * @param {import('./modules-ahead.mjs').Start} [start]
 */
function bundleOf(parts, start) {
  const ready = parts.map(([name, text]) => ({ name, ...laidReady(text, name) }));
  const modules = ready.flatMap(({ modules: own }) => own);
  const portions = start ? portionsOf(modules, start.entry) : [];
  const held = portions.length > 0 ? ready.find(({ name }) => start.waitsFor.includes(name))?.name : undefined;
  const texts = ready.map(({ name, textAs }) => textAs(name === held ? HELD : `static/chunks/${name}`));
  return [...texts, ...(held ? [runAhead(portions, held)] : [])].join('\n');
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
 * A script that says its name, or another, instead of looking for its tag, and whose modules a browser compiles as it reads them:
 * it does so with a function in parentheses, beside what the page does, and with any other only once it is called.
 */
function laidReady(text, name) {
  const unknown = () => unknownForm('writes a script', 'script-bundles.mjs', name);
  const parts = text.split(ITSELF);
  if (parts.length !== 2) throw unknown();
  const modules = modulesOf(text);
  if (modules.length === 0) throw unknown();
  const compiled = modules.reduceRight(
    (whole, { start, end }) => `${whole.slice(0, start)}(${whole.slice(start, end)})${whole.slice(end)}`,
    text,
  );
  return { modules, textAs: (said) => compiled.replace(ITSELF, () => JSON.stringify(said)) };
}
