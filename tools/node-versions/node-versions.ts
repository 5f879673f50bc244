// Runs the unit tests, the build and the smoke tests on every supported Node: `npm run node-versions [-- --only
// 22,24]`. A Node that does not run this program is installed from npm into .cache/node.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { Failed, runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';
import { errorAfter, isStopping, run, stopOnSignals } from '@/tools/process/children';
import { tableOf } from '@/tools/reports/markdown';
import { errorLines, lastLine, runStep, type Step } from '@/tools/reports/step';

/** The oldest supported Node (`engines` in package.json), and the newest of each later long-term release. */
const VERSIONS: readonly string[] = ['20.19', '22', '24'];

/** Steps with their programs. The build is forced, so that this Node makes it. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  unit: ['tools/test/test.ts', '--only', 'unit'],
  build: ['tools/build/build.ts', '--force', '--quiet'],
  smoke: ['tools/test/test.ts', '--only', 'smoke'],
};

/** The steps on one version of Node. */
export type NodeRun = { version: string; steps: readonly Step[] };

async function main(): Promise<number> {
  const runs: NodeRun[] = [];
  for (const version of readVersions(process.argv.slice(2))) runs.push(await runOn(await findNode(version)));
  console.log(`\n${resultsTable(runs)}`);
  const failed = runs.flatMap(({ version, steps }) =>
    steps.filter(({ outcome }) => outcome === 'failed').map((step) => ({ version, step })),
  );
  for (const { version, step } of failed)
    console.log(`\nNode ${version}, ${step.name}:\n${errorLines(step.output).join('\n')}`);
  return failed.length > 0 ? 1 : 0;
}

/**
 * The versions to run.
 * @throws {ReportedError} for an unknown option or version
 */
export function readVersions(args: readonly string[]): readonly string[] {
  if (args.length === 0) return VERSIONS;
  const [option, list = ''] = args;
  const versions = list.split(',');
  const unknown = option === '--only' ? versions.find((version) => !VERSIONS.includes(version)) : option;
  if (unknown === undefined) return versions;
  throw new ReportedError(`node-versions: --only accepts ${VERSIONS.join(', ')}, not "${unknown}".`);
}

/** True if a version such as `22.23.3` belongs to `22` or `22.23`. */
export const isVersion = (version: string, wanted: string): boolean => `${version}.`.startsWith(`${wanted}.`);

/** Returns the path of a Node of this version: the current one, or one installed from npm's package `node`. */
async function findNode(wanted: string): Promise<string> {
  if (isVersion(process.versions.node, wanted)) return process.execPath;
  const folder = join(root, '.cache', 'node', wanted);
  const node = join(folder, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(node)) return node;
  console.log(`Installing Node ${wanted} (once)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund', `node@${wanted}`], { cwd: folder });
  if (isStopping()) throw new Failed();
  if (code === 0 && existsSync(node)) return node;
  throw errorAfter(output, `Node ${wanted} could not be installed; npm says why above.`);
}

/** Runs the steps one after the other; a failed one does not stop the others. */
async function runOn(node: string): Promise<NodeRun> {
  const { output } = await run(node, ['--version']);
  const version = output.trim().replace(/^v/, '');
  // Programs start child programs as `node`.
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const steps: Step[] = [];
  for (const [name, program] of Object.entries(STEPS)) {
    steps.push(await runStep(`Node ${version}, ${name}`, () => run(node, ['scripts/run.cjs', ...program], { env })));
    if (isStopping()) throw new Failed();
  }
  return { version, steps };
}

/** Returns a row per step. */
export const resultsTable = (runs: readonly NodeRun[]): string =>
  tableOf([
    ['Node, step', 'outcome', 'seconds', 'last line'],
    ...runs.flatMap(({ steps }) =>
      steps.map((step) => [step.name, step.outcome, String(step.seconds), lastLine(step)]),
    ),
  ]);

if (isProgram(import.meta.url)) {
  stopOnSignals(() => 130);
  runProgram(main);
}
