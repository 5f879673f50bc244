import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import { firstLine, testsOf } from '@/tools/flakes/flake-report';

/** A bug to seed in the shop: one file of `e2e/seeded-bugs`, a few sentences above a unified diff (docs/testing.md). */
export type Bug = {
  /** The name of its file, without `.patch`. */
  name: string;
  /** What a shopper or the owner loses by it, in a sentence or two. */
  loss: string;
  /** The lines of docs/product.md that it breaks, as they are cited. */
  requirements: string;
  /** The tests that should fail; empty where no test is known to. */
  detectors: Detector[];
  /** Why it may survive though no test detects it. */
  survives: string | undefined;
  /** Whether it affects so much that no other bug is seeded beside it. */
  isAlone: boolean;
  /** The files that it changes, relative to the shop's folder, and the change to each. */
  changes: { file: string; patch: StructuredPatch }[];
};

/**
 * A test that should detect a bug: `e2e/cart.spec.ts › its title, or a part of it`, or a test file of Jest's. An end-to-end test runs
 * on the desktop, or on the phone where the bug says so: `e2e/cart.spec.ts on the phone › its title`.
 */
export type Detector = { file: string; title: string; isOnPhone: boolean };

/**
 * Parses a bug's file.
 * @throws {Error} where a line of its head is missing or unknown
 */
export function readBug(name: string, text: string): Bug {
  const start = text.search(/^--- a\//m);
  const head = start < 0 ? text : text.slice(0, start);
  const [loss = '', ...lines] = head
    .trim()
    .split('\n')
    .filter((line) => line !== '');
  const changes = (start < 0 ? [] : parsePatch(text.slice(start))).map((patch) => ({
    file: (patch.newFileName ?? '').replace(/^b\//, ''),
    patch,
  }));
  const bug: Bug = { name, loss, requirements: '', detectors: [], survives: undefined, isAlone: false, changes };
  for (const line of lines) readLine(bug, line);
  if (!loss || !bug.requirements || changes.length === 0)
    throw new Error(`e2e/seeded-bugs/${name}.patch needs what a shopper loses, "Promised:" and a diff.`);
  return bug;
}

function readLine(bug: Bug, line: string): void {
  const [, word, rest = ''] = /^([A-Z][a-z ]+): (.+)$/.exec(line) ?? [];
  if (word === 'Promised') bug.requirements = rest;
  else if (word === 'Seen by') bug.detectors.push(readDetector(rest));
  else if (word === 'Lives') bug.survives = rest;
  else if (word === 'Planted' && rest === 'alone') bug.isAlone = true;
  else throw new Error(`e2e/seeded-bugs/${bug.name}.patch: "${line}" is no line of a bug's head.`);
}

function readDetector(text: string): Detector {
  const [where = '', ...title] = text.split(' › ');
  const [file = '', phone] = where.split(' on the ');
  return { file, title: title.join(' › '), isOnPhone: phone === 'phone' };
}

/** The pattern by which Playwright's `--grep` finds an end-to-end test: it matches project, file and titles, joined by spaces. */
export function grepPattern({ file, title, isOnPhone }: Detector): string {
  const words = title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' › ', ' ');
  return `${isOnPhone ? 'phone' : 'desktop'} ${file.replace('e2e/', '').replaceAll('.', '\\.')} .*${words}`;
}

/** Whether a test runs in Playwright; the others run in Jest. */
export const isEndToEnd = ({ file }: { file: string }): boolean => file.endsWith('.spec.ts');

/**
 * Applies a bug's diff.
 * @param read returns the current text of a file
 * @returns the changed files by path
 * @throws {Error} where the patch no longer applies
 */
export function seed({ name, changes }: Bug, read: (file: string) => string): Map<string, string> {
  return new Map(
    changes.map(({ file, patch }) => {
      const changed = applyPatch(read(file), patch);
      if (changed === false) throw new Error(`e2e/seeded-bugs/${name}.patch does not apply to ${file} any more.`);
      return [file, changed];
    }),
  );
}

/**
 * Groups bugs that one build can hold: no two change the same file, and no test file should detect two, so that each failing test
 * points to one bug.
 * @param max bugs in one batch
 */
export function batchesOf(bugs: readonly Bug[], max: number): Bug[][] {
  const batches: Bug[][] = [];
  for (const bug of bugs) {
    const fitting = batches.find((batch) => batch.length < max && batch.every((other) => areDisjoint(bug, other)));
    if (fitting) fitting.push(bug);
    else batches.push([bug]);
  }
  return batches;
}

function areDisjoint(one: Bug, other: Bug): boolean {
  if (one.isAlone || other.isAlone) return false;
  if (one.changes.some(({ file }) => other.changes.some((change) => change.file === file))) return false;
  return !one.detectors.some(({ file }) => other.detectors.some((detector) => detector.file === file));
}

/** The result of a test that ran while bugs were seeded; `message` is the first line of its failure. */
export type TestResult = { file: string; title: string; failed: boolean; message: string };

/** A bug and the first of its tests that failed. */
export type Verdict = { bug: Bug; detectedBy: TestResult | undefined };

/** Whether the tests of a batch detected one of its bugs; only the bug's own tests count. */
export function verdictOn(bug: Bug, results: readonly TestResult[]): Verdict {
  const isOwn = ({ file, title }: TestResult) =>
    bug.detectors.some((detector) => detector.file === file && title.includes(detector.title));
  return { bug, detectedBy: results.find((result) => result.failed && isOwn(result)) };
}

/** The parts of Jest's `--json` report that are read. */
type JestReport = {
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
};

/**
 * Every test of a report that Jest wrote with `--json`.
 * @param root the folder in which it ran
 */
export function jestResults(report: JestReport, root: string): TestResult[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(root.length + 1);
    if (assertionResults.length === 0) return [{ file, title: '', failed: true, message: firstLine(message) }];
    return assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      failed: status === 'failed',
      message: firstLine(failureMessages[0] ?? ''),
    }));
  });
}

/** Every test of a report by Playwright's JSON reporter; one that failed once counts as failed. */
export const playwrightResults = (report: string): TestResult[] =>
  testsOf(report)
    .filter(({ status }) => status !== 'skipped')
    .map(({ title: whole, status, said }) => {
      const [, file = '', title = ''] = /^\[[^\]]+\] (.+?):\d+ › (.+)$/s.exec(whole) ?? ['', '', whole];
      return { file: `e2e/${file}`, title, failed: status !== 'expected', message: said };
    });

/** A test as people read it: its file and its title. */
export const nameOf = ({ file, title }: { file: string; title: string }): string =>
  title ? `${file} › ${title}` : file;
