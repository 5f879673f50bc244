/**
 * A test that was red and then green, though nothing had changed: its title with file, line and project, and what it said when
 * it was red.
 * @typedef {{ title: string, said: string }} Flake
 */

/** @typedef {{ title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', said: string }} Ran */

/**
 * Every test of a report by Playwright's JSON reporter.
 * @param {string | undefined} text
 * @returns {Ran[]} none where there is no report, or half of one
 */
export function testsOf(text) {
  try {
    return JSON.parse(text).suites.flatMap((suite) => testsIn(suite, []));
  } catch {
    return [];
  }
}

/** The tests that tried again and were green then. */
export function flakesOf(text) {
  return testsOf(text)
    .filter(({ status }) => status === 'flaky')
    .map(({ title, said }) => ({ title, said }));
}

/** @param {Flake} flake */
export function flakesLine({ title, said }) {
  return `FLAKE ${title}: red, then green${said ? ` (${said})` : ''}`;
}

function testsIn(suite, above) {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${file}:${line} › ${[...titles, title].join(' › ')}`,
      status,
      said: firstLine(results.find(({ error }) => error)?.error.message ?? ''),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, titles))];
}

/** The first line of what a red test said, without colours. */
export const firstLine = (message) =>
  message
    .replace(/\u001B\[[\d;]*m/g, '')
    .trim()
    .split('\n')[0];

/**
 * What several runs of the same tests came to.
 * @param {readonly Ran[][]} runs
 * @returns {{ tests: number, flakes: (Flake & { times: number })[], red: Flake[] }} `tests` that ran, all runs together;
 *   `red` were so each time that they ran: nothing about them is by chance
 */
export function compareRuns(runs) {
  /** @type {Map<string, Ran[]>} */
  const byTitle = new Map();
  for (const ran of runs.flat()) byTitle.set(ran.title, [...(byTitle.get(ran.title) ?? []), ran]);
  const ran = runs.flat().filter(({ status }) => status !== 'skipped');
  const isRed = ({ status }) => status === 'unexpected';
  const wavering = [...byTitle].map(([title, tries]) => {
    const reds = tries.filter((one) => one.status === 'flaky' || isRed(one));
    return { title, times: reds.length, said: reds[0]?.said ?? '', isAlways: tries.every(isRed) };
  });
  const reds = wavering.filter(({ times }) => times > 0);
  return {
    tests: ran.length,
    flakes: reds.filter(({ isAlways }) => !isAlways).map(({ title, said, times }) => ({ title, said, times })),
    red: reds.filter(({ isAlways }) => isAlways).map(({ title, said }) => ({ title, said })),
  };
}

/**
 * One line of the ledger, docs/flakes.md.
 * @param {{ date: string, commit: string, part: string, runs: number, tests: number, seconds: number, flakes: number, red: number,
 *   machine: string, load: readonly number[] }} entry `load`: the machine's load average before and after
 */
export function ledgerLine({ date, commit, part, runs, tests, seconds, flakes, red, machine, load }) {
  const [before, after] = load.map((value) => value.toFixed(1));
  const cells = [date, commit, part, runs, tests, flakes, red, Math.round(seconds), machine, `${before} to ${after}`];
  return `| ${cells.join(' | ')} |`;
}

/** The ledger with a line more, and under it what wavered; lines stand as they were made, the newest last. */
export function enterInLedger(page, line, flakes) {
  const lines = page.trimEnd().split('\n');
  const last = lines.findLastIndex((one) => one.startsWith('| '));
  const named = flakes.map(
    ({ title, times, said }) => `- ${line.split(' | ')[0].slice(2)}: ${title}, ${times} times: ${said}`,
  );
  const after = lines.slice(last + 1);
  if (named.length > 0 && after.length === 0) after.push('');
  return [...lines.slice(0, last + 1), line, ...after, ...named].join('\n') + '\n';
}
