import { nameOf, type Verdict } from './bugs';

/** An entry of the report; `line` is a table row of a detected bug or a list item of a survivor. */
type Entry = { name: string; isDetected: boolean; line: string };

/**
 * Returns the report, docs/reports/seeded-bugs.md.
 * @param measured sentence about date, machine and duration
 * @param day of the measurement
 */
export const bugsPage = (verdicts: readonly Verdict[], measured: string, day: string): string =>
  pageOf(
    verdicts.map((verdict) => entryOf(verdict, day)),
    measured,
  );

/** Returns the report after some bugs were seeded again; the entries of the others stay. */
export function updateBugsPage(page: string, verdicts: readonly Verdict[], day: string): string {
  const entries = new Map(
    [...entriesIn(page), ...verdicts.map((verdict) => entryOf(verdict, day))].map((entry) => [entry.name, entry]),
  );
  const [, measured = ''] = /\)\. (Measured .+)/.exec(page) ?? [];
  return pageOf([...entries.values()], measured);
}

function entryOf({ bug, detectedBy }: Verdict, day: string): Entry {
  const { name, loss, survives = 'No reason is recorded.' } = bug;
  const line = detectedBy
    ? `| [${name}](../../e2e/seeded-bugs/${name}.patch) | ${cell(loss)} | ${cell(nameOf(detectedBy))} | ${cell(detectedBy.message)} | ${day} |`
    : `- **${name}**: ${loss} ${survives}`;
  return { name, isDetected: detectedBy !== undefined, line };
}

const entriesIn = (page: string): Entry[] =>
  page.split('\n').flatMap((line) => {
    const [, detected, survivor] = /^\| \[(.+?)\]|^- \*\*(.+?)\*\*/.exec(line) ?? [];
    const name = detected ?? survivor;
    return name ? [{ name, isDetected: detected !== undefined, line }] : [];
  });

function pageOf(entries: readonly Entry[], measured: string): string {
  const linesOf = (isDetected: boolean) =>
    entries.filter((entry) => entry.isDetected === isDetected).map(({ line }) => line);
  const [rows, survivors] = [linesOf(true), linesOf(false)];
  return [
    '# Seeded bugs',
    `Written by \`npm run mutants -- --shop\` ([how](../testing.md#mutation-tests-and-seeded-bugs)). ${measured}`,
    `**${scoreOf(rows.length, entries.length)}**`,
    '| Bug | What the shopper loses | Detected by | First line of the message | Last seeded |\n| --- | --- | --- | --- | --- |\n' +
      rows.join('\n'),
    ...(survivors.length > 0 ? ['Not detected:', survivors.join('\n')] : []),
  ].join('\n\n');
}

/** Returns the number of detected bugs as a sentence. */
export const scoreLine = (verdicts: readonly Verdict[]): string =>
  scoreOf(verdicts.filter(({ detectedBy }) => detectedBy).length, verdicts.length);

const scoreOf = (detected: number, all: number) =>
  `${detected} of ${all} bugs detected, ${((100 * detected) / all).toFixed(1)} %.`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
