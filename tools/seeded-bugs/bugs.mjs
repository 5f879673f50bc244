import { applyPatch, parsePatch } from 'diff';
import { firstLine, testsOf } from '../flakes/flake-report.mjs';

/**
 * A bug to be planted in the shop: one file of `e2e/bugs`, a few sentences over a unified diff (docs/testing.md).
 *
 * @typedef {object} Bug
 * @property {string} name of its file, without `.patch`
 * @property {string} loss what a shopper or the owner loses by it, in a sentence or two
 * @property {string} promised the lines of docs/product.md that it breaks, as they are cited
 * @property {Witness[]} witnesses the tests that should see it; none where nobody knows of any
 * @property {string | undefined} lives why it may live though no test sees it
 * @property {boolean} isAlone whether it reaches so far that no other bug is planted beside it
 * @property {string[]} files that it changes, relative to the shop's folder
 * @property {import('diff').StructuredPatch[]} patches
 */

/**
 * A test that should see a bug: `e2e/cart.spec.ts › its title, or a part of it`, or a test file of Jest's. A journey is walked on the
 * desktop, or where it says so on the phone: `e2e/cart.spec.ts on the phone › its title`.
 * @typedef {{ file: string, title: string, isOnPhone: boolean }} Witness
 */

/**
 * Reads a bug.
 * @param {string} name
 * @param {string} text
 * @returns {Bug}
 * @throws {Error} where a line of its head is missing or nobody knows it
 */
export function readBug(name, text) {
  const start = text.search(/^--- a\//m);
  const head = start < 0 ? text : text.slice(0, start);
  const [loss = '', ...lines] = head
    .trim()
    .split('\n')
    .filter((line) => line !== '');
  const bug = { name, loss, promised: '', witnesses: [], lives: undefined, isAlone: false };
  for (const line of lines) readLine(bug, line);
  const patches = start < 0 ? [] : parsePatch(text.slice(start));
  const files = patches.map(({ newFileName }) => newFileName.replace(/^b\//, ''));
  if (!loss || !bug.promised || files.length === 0)
    throw new Error(`e2e/bugs/${name}.patch needs what a shopper loses, "Promised:" and a diff.`);
  return { ...bug, files, patches };
}

function readLine(bug, line) {
  const [, word, rest] = /^([A-Z][a-z ]+): (.+)$/.exec(line) ?? [];
  if (word === 'Promised') bug.promised = rest;
  else if (word === 'Seen by') bug.witnesses.push(witness(rest));
  else if (word === 'Lives') bug.lives = rest;
  else if (word === 'Planted' && rest === 'alone') bug.isAlone = true;
  else throw new Error(`e2e/bugs/${bug.name}.patch: "${line}" is no line of a bug's head.`);
}

function witness(text) {
  const [where, ...title] = text.split(' › ');
  const [file, phone] = where.split(' on the ');
  return { file, title: title.join(' › '), isOnPhone: phone === 'phone' };
}

/** What Playwright's `--grep` finds a journey by: it reads project, file and titles, with blanks between them. */
export function journeyPattern({ file, title, isOnPhone }) {
  const words = title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' › ', ' ');
  return `${isOnPhone ? 'phone' : 'desktop'} ${file.replace('e2e/', '').replaceAll('.', '\\.')} .*${words}`;
}

/** Whether a test is walked by Playwright; the others are Jest's. */
export const isJourney = ({ file }) => file.endsWith('.spec.ts');

/**
 * What a bug makes of the shop's files.
 * @param {Bug} bug
 * @param {(file: string) => string} read a file's text as it stands
 * @returns {Map<string, string>} the changed files by their paths
 * @throws {Error} where the patch does not fit any more
 */
export function plant({ name, patches, files }, read) {
  return new Map(
    patches.map((patch, place) => {
      const changed = applyPatch(read(files[place]), patch);
      if (changed === false) throw new Error(`e2e/bugs/${name}.patch does not apply to ${files[place]} any more.`);
      return [files[place], changed];
    }),
  );
}

/**
 * Puts bugs together that are planted in one build: no file is changed by two of them, and no file of tests should see two, so that
 * each red test speaks of one.
 * @param {readonly Bug[]} bugs
 * @param {number} most in one batch
 * @returns {Bug[][]}
 */
export function batchesOf(bugs, most) {
  /** @type {Bug[][]} */
  const batches = [];
  for (const bug of bugs) {
    const fitting = batches.find((batch) => batch.length < most && batch.every((other) => areDisjoint(bug, other)));
    if (fitting) fitting.push(bug);
    else batches.push([bug]);
  }
  return batches;
}

function areDisjoint(one, other) {
  if (one.isAlone || other.isAlone) return false;
  if (one.files.some((file) => other.files.includes(file))) return false;
  return !one.witnesses.some((mine) => other.witnesses.some(({ file }) => mine.file === file));
}

/**
 * A test that ran while bugs were planted.
 * @typedef {{ file: string, title: string, isRed: boolean, said: string }} Told `said`: the first line of its message
 */

/**
 * What the tests of a batch say of one of its bugs.
 * @param {Bug} bug
 * @param {readonly Told[]} told
 * @returns {{ bug: Bug, seenBy: Told | undefined }} the first test of its own that is red
 */
export function verdictOn(bug, told) {
  const isOwn = ({ file, title }) => bug.witnesses.some((mine) => mine.file === file && title.includes(mine.title));
  return { bug, seenBy: told.find((one) => one.isRed && isOwn(one)) };
}

/**
 * Every test of a report that Jest wrote with `--json`.
 * @param {string} root the folder in which it ran
 * @returns {Told[]}
 */
export function toldByJest(report, root) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(root.length + 1);
    if (assertionResults.length === 0) return [{ file, title: '', isRed: true, said: firstLine(message) }];
    return assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      isRed: status === 'failed',
      said: firstLine(failureMessages[0] ?? ''),
    }));
  });
}

/**
 * Every test of a report that Playwright wrote as JSON; one that was red once is red.
 * @returns {Told[]}
 */
export const toldByPlaywright = (report) =>
  testsOf(report)
    .filter(({ status }) => status !== 'skipped')
    .map(({ title: whole, status, said }) => {
      const [, file, title] = /^\[[^\]]+\] (.+?):\d+ › (.+)$/s.exec(whole) ?? ['', '', whole];
      return { file: `e2e/${file}`, title, isRed: status !== 'expected', said };
    });

/**
 * What the page says of one bug.
 * @typedef {{ name: string, isCaught: boolean, line: string }} Entry `line`: a row of its table, or of those that are alive
 */

/**
 * The page that says what became of each bug, docs/bugs.md.
 * @param {readonly { bug: Bug, seenBy: Told | undefined }[]} verdicts
 * @param {string} measured when, on what and how long
 */
export const bugsPage = (verdicts, measured) => pageOf(verdicts.map(entryOf), measured);

/**
 * The page once some bugs have been planted again: what it says of the others stays.
 * @param {string} page
 * @param {readonly { bug: Bug, seenBy: Told | undefined }[]} verdicts
 * @param {string} day
 */
export function pageWith(page, verdicts, day) {
  const entries = new Map([...entriesIn(page), ...verdicts.map(entryOf)].map((entry) => [entry.name, entry]));
  const [, measured = ''] = /\)\. (Measured .+)/.exec(page) ?? [];
  const names = verdicts.map(({ bug }) => bug.name).join(', ');
  return pageOf([...entries.values()], `${measured} Planted again on ${day}: ${names}.`);
}

/** @returns {Entry} */
function entryOf({ bug, seenBy }) {
  const { name, loss, lives = 'Nobody has said why.' } = bug;
  const line = seenBy
    ? `| [${name}](../e2e/bugs/${name}.patch) | ${cell(loss)} | ${cell(nameOf(seenBy))} | ${cell(seenBy.said)} |`
    : `- **${name}**: ${loss} ${lives}`;
  return { name, isCaught: seenBy !== undefined, line };
}

/** @returns {Entry[]} */
const entriesIn = (page) =>
  page.split('\n').flatMap((line) => {
    const [, caught, living] = /^\| \[(.+?)\]|^- \*\*(.+?)\*\*/.exec(line) ?? [];
    const name = caught ?? living;
    return name ? [{ name, isCaught: caught !== undefined, line }] : [];
  });

/** @param {readonly Entry[]} entries */
function pageOf(entries, measured) {
  const linesOf = (isCaught) => entries.filter((entry) => entry.isCaught === isCaught).map(({ line }) => line);
  const [rows, survivors] = [linesOf(true), linesOf(false)];
  return [
    '# Bugs that were planted',
    `Written by \`npm run mutants -- --shop\` ([how](testing.md#bugs)). ${measured}`,
    `**${scoreOf(rows.length, entries.length)}**`,
    '| bug | what a shopper loses | the test that saw it | the first line of its message |\n| --- | --- | --- | --- |\n' +
      rows.join('\n'),
    ...(survivors.length > 0 ? ['Alive:', survivors.join('\n')] : []),
  ].join('\n\n');
}

/** @param {readonly { seenBy: Told | undefined }[]} verdicts */
export const scoreLine = (verdicts) => scoreOf(verdicts.filter(({ seenBy }) => seenBy).length, verdicts.length);

const scoreOf = (caught, all) => `${caught} of ${all} bugs caught, ${((100 * caught) / all).toFixed(1)} %.`;

/** A test as people read it: its file and its title. */
export const nameOf = ({ file, title }) => (title ? `${file} › ${title}` : file);

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
