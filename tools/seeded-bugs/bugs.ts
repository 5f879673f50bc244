import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import { escapePattern } from '@/domain/typed-text';
import { firstLine, testsOf } from '@/tools/flakes/flake-report';

/** A bug to seed in the shop: a file of `e2e/seeded-bugs`, with a head and a unified diff (docs/testing.md). */
export type Bug = {
  /** File name without `.patch`. */
  name: string;
  /** The harm to a shopper or the owner, in one or two sentences. */
  loss: string;
  /** The citation of the requirements that it breaks. */
  requirements: string;
  /** Tests that should fail; empty if none is known. */
  detectors: Detector[];
  /** Why no test detects it. */
  survives: string | undefined;
  /** True if it breaks so much that no other bug can be seeded in the same build. */
  isAlone: boolean;
  /** Changed files, relative to the root, with their patch. */
  changes: { file: string; patch: StructuredPatch }[];
};

/**
 * A test that should detect a bug: `e2e/cart.spec.ts › part of its title`, or a Jest test file.
 * End-to-end tests run on the desktop, or on the phone: `e2e/cart.spec.ts on the phone › part of its title`.
 */
export type Detector = { file: string; title: string; isOnPhone: boolean };

/**
 * Parses a bug's file.
 * @throws {Error} if a line of its head is missing or unknown
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
    throw new Error(`e2e/seeded-bugs/${name}.patch needs the loss, "Requirement:" and a diff.`);
  return bug;
}

function readLine(bug: Bug, line: string): void {
  const [, word, rest = ''] = /^([A-Z][a-z ]+): (.+)$/.exec(line) ?? [];
  if (word === 'Requirement') bug.requirements = rest;
  else if (word === 'Detected by') bug.detectors.push(readDetector(rest));
  else if (word === 'Survives') bug.survives = rest;
  else if (word === 'Seeded' && rest === 'alone') bug.isAlone = true;
  else throw new Error(`e2e/seeded-bugs/${bug.name}.patch: unknown line "${line}" in the head.`);
}

function readDetector(text: string): Detector {
  const [where = '', ...title] = text.split(' › ');
  const [file = '', phone] = where.split(' on the ');
  return { file, title: title.join(' › '), isOnPhone: phone === 'phone' };
}

/** Returns the `--grep` pattern of an end-to-end test. Playwright matches project, file and titles, joined by spaces. */
export function grepPattern({ file, title, isOnPhone }: Detector): string {
  const words = escapePattern(title).replaceAll(' › ', ' ');
  return `${isOnPhone ? 'phone' : 'desktop'} ${file.replace('e2e/', '').replaceAll('.', '\\.')} .*${words}`;
}

/** True for a Playwright test, false for a Jest test. */
export const isEndToEnd = ({ file }: { file: string }): boolean => file.endsWith('.spec.ts');

/**
 * Applies a bug's diff.
 * @param read returns the current text of a file
 * @returns the changed files by path
 * @throws {Error} if the patch does not apply
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
 * Groups bugs into builds in which each failing test points to one bug.
 * Two bugs of a build change no common file and have no detectors in a common test file.
 * @param max bugs per build
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

/** The result of a test while bugs were seeded; `message` is the first line of its error. */
export type TestResult = { file: string; title: string; failed: boolean; message: string };

/** A bug and the first of its detectors that failed. */
export type Verdict = { bug: Bug; detectedBy: TestResult | undefined };

/** Returns a bug with its failed detector, if one of its own detectors failed. */
export function verdictOn(bug: Bug, results: readonly TestResult[]): Verdict {
  const isOwn = ({ file, title }: TestResult) =>
    bug.detectors.some((detector) => detector.file === file && title.includes(detector.title));
  return { bug, detectedBy: results.find((result) => result.failed && isOwn(result)) };
}

/** The fields of Jest's `--json` report that are read. */
type JestReport = {
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
};

/**
 * Reads Jest's `--json` report.
 * @param root folder in which Jest ran
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

/** Reads Playwright's JSON report; a test that failed once counts as failed. */
export const playwrightResults = (report: string): TestResult[] =>
  testsOf(report)
    .filter(({ status }) => status !== 'skipped')
    .map(({ title: whole, status, message }) => {
      const [, file = '', title = ''] = /^\[[^\]]+\] (.+?):\d+ › (.+)$/s.exec(whole) ?? ['', '', whole];
      return { file: `e2e/${file}`, title, failed: status !== 'expected', message };
    });

/** Readable name of a test: file and title. */
export const nameOf = ({ file, title }: { file: string; title: string }): string =>
  title ? `${file} › ${title}` : file;
