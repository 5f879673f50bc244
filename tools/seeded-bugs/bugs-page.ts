import { nameOf, type Verdict } from './bugs';

/** What the page says of one bug; `line` is a row of its table, or an item of its list of survivors. */
type Entry = { name: string; isCaught: boolean; line: string };

/**
 * The page docs/reports/seeded-bugs.md, which says what became of each bug.
 * @param measured when, on which machine and how long
 */
export const bugsPage = (verdicts: readonly Verdict[], measured: string): string =>
  pageOf(verdicts.map(entryOf), measured);

/** The page after some bugs were seeded again: the entries of the others stay. */
export function updateBugsPage(page: string, verdicts: readonly Verdict[], day: string): string {
  const entries = new Map([...entriesIn(page), ...verdicts.map(entryOf)].map((entry) => [entry.name, entry]));
  const [, measured = ''] = /\)\. (Measured .+)/.exec(page) ?? [];
  const names = verdicts.map(({ bug }) => bug.name).join(', ');
  return pageOf([...entries.values()], `${measured} Seeded again on ${day}: ${names}.`);
}

function entryOf({ bug, detectedBy }: Verdict): Entry {
  const { name, loss, survives = 'No reason is recorded.' } = bug;
  const line = detectedBy
    ? `| [${name}](../../e2e/seeded-bugs/${name}.patch) | ${cell(loss)} | ${cell(nameOf(detectedBy))} | ${cell(detectedBy.message)} |`
    : `- **${name}**: ${loss} ${survives}`;
  return { name, isCaught: detectedBy !== undefined, line };
}

const entriesIn = (page: string): Entry[] =>
  page.split('\n').flatMap((line) => {
    const [, caught, survivor] = /^\| \[(.+?)\]|^- \*\*(.+?)\*\*/.exec(line) ?? [];
    const name = caught ?? survivor;
    return name ? [{ name, isCaught: caught !== undefined, line }] : [];
  });

function pageOf(entries: readonly Entry[], measured: string): string {
  const linesOf = (isCaught: boolean) => entries.filter((entry) => entry.isCaught === isCaught).map(({ line }) => line);
  const [rows, survivors] = [linesOf(true), linesOf(false)];
  return [
    '# Seeded bugs',
    `Written by \`npm run mutants -- --shop\` ([how](../testing.md#mutation-tests-and-seeded-bugs)). ${measured}`,
    `**${scoreOf(rows.length, entries.length)}**`,
    '| Bug | What the shopper loses | Detected by | First line of the message |\n| --- | --- | --- | --- |\n' +
      rows.join('\n'),
    ...(survivors.length > 0 ? ['Not detected:', survivors.join('\n')] : []),
  ].join('\n\n');
}

/** How many bugs were caught, as a sentence. */
export const scoreLine = (verdicts: readonly Verdict[]): string =>
  scoreOf(verdicts.filter(({ detectedBy }) => detectedBy).length, verdicts.length);

const scoreOf = (caught: number, all: number) =>
  `${caught} of ${all} bugs caught, ${((100 * caught) / all).toFixed(1)} %.`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
