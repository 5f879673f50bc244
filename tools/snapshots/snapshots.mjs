// Compares every template and state with its kept picture and tree, and shows side by side what has changed:
// `npm run looks [-- Playwright's options]`; `npm run looks -- --accept <name>… | all` keeps what the last walk found.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { runNode, stopOnSignals } from '../process/children.mjs';
import { Failed, Fault, runProgram } from '../../runtime/fault.mjs';
import { readReport, walkJourneys } from '../test/end-to-end.mjs';
import { changesIn, chosen, pageOf } from './comparison.mjs';
import { root } from '../../runtime/root.mjs';

const PLACE = join('.cache', 'looks');
const REPORT = join('.cache', 'reports', 'looks.json');

/** The specs that look and read. */
const SPECS = ['e2e/templates', 'e2e/look', 'e2e/aloud'];

async function main() {
  const [first, ...names] = process.argv.slice(2);
  if (first !== '--accept') return show(process.argv.slice(2));
  if (names.length === 0) throw new Fault('npm run looks -- --accept <name>… | all');
  return accept(names);
}

async function show(extra) {
  const { code } = await runNode('tools/build/build.mjs', ['--quiet'], { show: 'live' });
  if (code !== 0) throw new Failed();
  const specs = extra.some((option) => !option.startsWith('-')) ? [] : SPECS;
  const { report } = await walkJourneys([...specs, ...extra, '--retries=0', '--update-snapshots=none'], {
    walk: 'any',
    show: 'live',
    name: 'looks',
  });
  if (!report) throw new Fault('Playwright left no report.');
  const changes = changesIn(report);
  if (changes.length === 0) return say('Nothing looks or reads otherwise than it is kept.', 0);
  rmSync(join(root, PLACE), { recursive: true, force: true });
  mkdirSync(join(root, PLACE), { recursive: true });
  const page = join(PLACE, 'index.html');
  writeFileSync(join(root, page), pageOf(changes.map(withContents)));
  for (const { name } of changes) console.log(name);
  return say(`${changes.length} changed; side by side in ${page}. Accept: npm run looks -- --accept <name>… | all`, 1);
}

/** With a text's lines, or with copies of the pictures beside the page: the next walk clears what this one left. */
function withContents(change) {
  const { name, kept, taken, difference } = change;
  const text = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (extname(name) !== '.png') return { ...change, before: text(join(root, kept)), after: text(taken) };
  const copy = (title, path) => {
    if (!path || !existsSync(path)) return undefined;
    const file = `${name.replace('/', '-').replace(/\.png$/, '')}-${title}.png`;
    copyFileSync(path, join(root, PLACE, file));
    return file;
  };
  const files = {
    kept: copy('kept', join(root, kept)),
    taken: copy('taken', taken),
    difference: copy('difference', difference),
  };
  return { ...change, files };
}

/** Keeps what the last walk found of these. */
function accept(names) {
  const report = readReport(REPORT);
  if (!report) throw new Fault('No walk is left to accept from: npm run looks');
  let accepted;
  try {
    accepted = chosen(changesIn(report), names);
  } catch (error) {
    throw new Fault(error.message);
  }
  const gone = accepted.filter(({ taken }) => !existsSync(taken));
  if (gone.length > 0) throw new Fault('What the last walk found has been cleared away since: npm run looks');
  for (const { name, kept, taken } of accepted) {
    mkdirSync(dirname(join(root, kept)), { recursive: true });
    copyFileSync(taken, join(root, kept));
    console.log(name);
  }
  return say(`${accepted.length} kept.`, 0);
}

function say(words, code) {
  console.log(words);
  return code;
}

stopOnSignals(() => 1);
runProgram(main);
