// Compares all snapshots and shows the changes side by side: `npm run snapshots [-- Playwright's options]`.
// `npm run snapshots -- --accept <name>… | all` updates snapshots from the last run.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { Failed, runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { runNode, stopOnSignals } from '@/tools/process/children';
import { readReport, runEndToEnd } from '@/tools/test/end-to-end';
import { type Change, changesIn, selectChanges, pageOf, type ShownChange } from './comparison';

const FOLDER = join('.cache', 'snapshots');
const REPORT = join('.cache', 'reports', 'snapshots.json');

/** Test files with snapshots. */
const SPECS = ['e2e/templates', 'e2e/snapshot', 'e2e/screen-reader'];

async function main(): Promise<number> {
  const [first, ...names] = process.argv.slice(2);
  if (first !== '--accept') return show(process.argv.slice(2));
  if (names.length === 0) throw new ReportedError('npm run snapshots -- --accept <name>… | all');
  return accept(names);
}

async function show(extra: readonly string[]): Promise<number> {
  const { code } = await runNode('tools/build/build.ts', ['--quiet'], { show: 'live' });
  if (code !== 0) throw new Failed();
  const specs = extra.some((option) => !option.startsWith('-')) ? [] : SPECS;
  const { report } = await runEndToEnd([...specs, ...extra, '--retries=0', '--update-snapshots=none'], {
    suite: 'any',
    show: 'live',
    name: 'snapshots',
  });
  if (!report) throw new ReportedError('Playwright left no report.');
  const changes = changesIn(report);
  if (changes.length === 0) return finish('All snapshots match.', 0);
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  const page = join(FOLDER, 'index.html');
  writeFileSync(join(root, page), pageOf(changes.map(withContents)));
  for (const { name } of changes) console.log(name);
  return finish(
    `${changes.length} changed; side by side in ${page}. Accept: npm run snapshots -- --accept <name>… | all`,
    1,
  );
}

/** Adds the text's lines, or copies of the images, because the next run deletes this run's files. */
function withContents(change: Change): ShownChange {
  const { name, expected, actual, difference } = change;
  const text = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (extname(name) !== '.png') return { ...change, before: text(join(root, expected)), after: text(actual) };
  const copy = (title: string, path: string | undefined) => {
    if (!path || !existsSync(path)) return undefined;
    const file = `${name.replace('/', '-').replace(/\.png$/, '')}-${title}.png`;
    copyFileSync(path, join(root, FOLDER, file));
    return file;
  };
  const files = {
    expected: copy('expected', join(root, expected)),
    actual: copy('actual', actual),
    difference: copy('difference', difference),
  };
  return { ...change, files };
}

/** Updates these snapshots from the last run. */
function accept(names: readonly string[]): number {
  const report = readReport(REPORT);
  if (!report) throw new ReportedError('There is no test run to accept from: npm run snapshots');
  const accepted = selectChanges(changesIn(report), names);
  const missing = accepted.filter(({ actual }) => !existsSync(actual));
  if (missing.length > 0) throw new ReportedError('The files of the last test run no longer exist: npm run snapshots');
  for (const { name, expected, actual } of accepted) {
    mkdirSync(dirname(join(root, expected)), { recursive: true });
    copyFileSync(actual, join(root, expected));
    console.log(name);
  }
  return finish(`${accepted.length} updated.`, 0);
}

function finish(message: string, code: number): number {
  console.log(message);
  return code;
}

stopOnSignals(() => 1);
runProgram(main);
