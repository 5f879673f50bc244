// Checks the shop with other versions of its dependencies: `npm run upgrade-check -- next@canary react@latest [--only types,build]`.
// Installs them in a copy of the shop, runs types, unit tests, build and smoke tests there, and writes docs/reports/upgrades.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { Failed, runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';
import { isStopping, type Result, run, stopOnSignals } from '@/tools/process/children';
import { thisDay, writePage } from '@/tools/reports/markdown';
import { runStep, skippedStep, type Step } from '@/tools/reports/step';
import { withShopCopy } from '@/tools/shop-copy/shop-copy';
import { addCheck, type Upgrade } from './upgrades-page';

const PAGE = join(root, 'docs', 'reports', 'upgrades.md');

/** The steps after the installation, with their programs. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  types: ['tools/test/test.ts', '--only', 'types'],
  unit: ['tools/test/test.ts', '--only', 'unit'],
  build: ['tools/build/build.ts', '--force'],
  smoke: ['tools/test/test.ts', '--only', 'smoke'],
};

/** A package with a version, a range or a tag: `next@canary`. */
export type Wanted = { name: string; version: string };

async function main(): Promise<number> {
  const { wanted, names } = readOptions(process.argv.slice(2));
  const exact = await Promise.all(wanted.map(resolveVersion));
  console.log('Copying the shop…');
  const steps = await withShopCopy((shop) => runSteps(shop, exact, names));
  const upgrades: Upgrade[] = exact.map(({ name, version }) => ({ name, from: installedVersion(name), to: version }));
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  await writePage(PAGE, addCheck(page, { day: thisDay(), node: process.versions.node, upgrades, steps }));
  console.log('The results are in docs/reports/upgrades.md.');
  return steps.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
}

/**
 * Parses the arguments.
 * @throws {ReportedError} for no package or an unknown step
 */
export function readOptions(args: readonly string[]): { wanted: Wanted[]; names: readonly string[] } {
  const only = args.indexOf('--only');
  const packages = only < 0 ? args : args.toSpliced(only, 2);
  const names = only < 0 ? Object.keys(STEPS) : (args[only + 1] ?? '').split(',');
  const unknown = names.find((name) => !(name in STEPS));
  if (unknown !== undefined)
    throw new ReportedError(`upgrade-check: --only accepts ${Object.keys(STEPS).join(', ')}, not "${unknown}".`);
  const wanted = packages.map((text) => {
    const [, name, version] = /^((?:@[^/@]+\/)?[^@/]+)@([^@]+)$/.exec(text) ?? [];
    if (name && version) return { name, version };
    throw new ReportedError(`upgrade-check needs packages with versions, such as next@canary, not "${text}".`);
  });
  if (wanted.length === 0)
    throw new ReportedError('upgrade-check needs at least one package: npm run upgrade-check -- next@canary');
  return { wanted, names };
}

/** The exact version of a range or tag. A registry may lack the tags of prereleases: then the last version named after the tag counts. */
async function resolveVersion({ name, version }: Wanted): Promise<Wanted> {
  const exact = (await view(`${name}@${version}`, 'version')).at(-1);
  const versions = exact ? [] : await view(name, 'versions');
  const found = exact ?? versions.filter((one) => one.includes(`-${version}.`)).at(-1);
  if (!found) throw new ReportedError(`The registry has no ${name}@${version}.`);
  return { name, version: found };
}

/** Returns a field of a package in the registry, empty if there is none. A version range returns several values. */
const view = async (what: string, field: 'version' | 'versions') =>
  valuesOf(await run('npm', ['view', what, field, '--json']));

/**
 * The values that `npm view --json` prints.
 * @throws {ReportedError} if the registry did not answer: that does not mean that there is no such version
 */
export function valuesOf({ code, output }: Result): string[] {
  if (code === 0) return output.trim() === '' ? [] : [JSON.parse(output)].flat();
  const [, reason = `npm ended with ${code}`] = /npm error code (\S+)/.exec(output) ?? [];
  if (reason === 'E404') return [];
  throw new ReportedError(`The registry did not answer (${reason}).`);
}

const installedVersion = (name: string): string => {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'none';
};

/** Skips all steps after a failed installation, and the smoke tests after a failed build. */
async function runSteps(shop: string, wanted: readonly Wanted[], names: readonly string[]): Promise<Step[]> {
  const steps = [await runStep('install', () => install(shop, wanted))];
  for (const [name, program] of Object.entries(STEPS).filter(([one]) => names.includes(one))) {
    const needed = name === 'smoke' ? ['install', 'build'] : ['install'];
    const isBlocked = steps.some((step) => needed.includes(step.name) && step.outcome !== 'passed');
    steps.push(isBlocked ? skippedStep(name) : await runStep(name, () => runInCopy(shop, program)));
    if (isStopping()) throw new Failed();
  }
  return steps;
}

function install(shop: string, wanted: readonly Wanted[]): Promise<Result> {
  const packages = wanted.map(({ name, version }) => `${name}@${version}`);
  return run('npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...packages], { cwd: shop });
}

const runInCopy = (shop: string, program: readonly string[]) =>
  run(process.execPath, ['scripts/run.cjs', ...program], { cwd: shop });

if (isProgram(import.meta.url)) {
  stopOnSignals(() => 130);
  runProgram(main);
}
