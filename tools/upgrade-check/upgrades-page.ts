import { errorLines, linesOf, type Step } from '@/tools/reports/step';
import { tableOf } from '@/tools/reports/markdown';

/** A dependency with its version in the lock file and the version that was checked. */
export type Upgrade = { name: string; from: string; to: string };

/** One check of upgrades. */
export type UpgradeCheck = { day: string; node: string; upgrades: readonly Upgrade[]; steps: readonly Step[] };

const HEAD = `# Dependency upgrades

Written by \`npm run upgrade-check -- next@canary\` ([how](../dependencies.md#checking-an-upgrade)), newest first. Each check ran in a copy
of the shop with these versions installed.
`;

/** Returns the page with the check at its top; it replaces an earlier check of the same versions. */
export function addCheck(page: string, check: UpgradeCheck): string {
  const title = titleOf(check);
  const earlier = page
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => section.trim())
    .filter((section) => section !== '' && section.split('\n', 1)[0] !== title);
  return `${[HEAD.trim(), sectionOf(check), ...earlier].join('\n\n')}\n`;
}

const titleOf = ({ upgrades }: UpgradeCheck) =>
  `## ${upgrades.map(({ name, from, to }) => `${name} ${from} to ${to}`).join(', ')}`;

function sectionOf(check: UpgradeCheck): string {
  const { day, node, steps } = check;
  const passed = steps.every(({ outcome }) => outcome === 'passed');
  const build = steps.find(({ name, outcome }) => name === 'build' && outcome !== 'skipped');
  return [
    titleOf(check),
    `${day}, Node ${node}: ${passed ? 'every step passed' : 'not every step passed'}.`,
    tableOf([
      ['step', 'outcome', 'seconds'],
      ...steps.map(({ name, outcome, seconds }) => [name, outcome, String(seconds)]),
    ]),
    ...(build ? [warningsOf(build)] : []),
    ...steps
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, output }) => `First lines of the error in \`${name}\`:\n\n${codeBlock(errorLines(output))}`),
  ].join('\n\n');
}

function warningsOf({ output }: Step): string {
  const lines = warningLines(output);
  return lines.length > 0 ? `Warnings of the build:\n\n${codeBlock(lines)}` : 'The build has no warning.';
}

/** Returns the distinct warning lines of a build's output. */
export const warningLines = (output: string): string[] => [
  ...new Set(linesOf(output).filter((line) => /⚠|\bwarn(?:ing)?\b|deprecat/i.test(line))),
];

const codeBlock = (lines: readonly string[]) => ['```text', ...lines, '```'].join('\n');
