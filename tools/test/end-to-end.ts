import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findWholeBrowser } from '@/tools/browsers/browser';
import { type Environment, type Result, runNode, type RunOptions } from '@/tools/process/children';
import { ReportedError } from '@/runtime/reported-error';
import { findFreePort } from '@/runtime/port';
import { root } from '@/runtime/root';

const REPORTS = join('.cache', 'reports');

/** The page about a live shop, for its owner. */
const OWNERS_REPORT = './e2e/live/report.ts';

/** Which tests run (playwright.config.ts): those of `npm test`, all the others, those that are named, or those for a live shop. */
export type Suite = 'short' | 'long' | 'any' | 'live';

/** The checks that run end-to-end tests. */
const END_TO_END = ['e2e', 'long', 'smoke'];

const isLive = (extra: readonly string[]) => /(?:^| )--project[= ]live(?: |$)/.test(extra.join(' '));

/**
 * The checks to run, of those that a command asks for: for a shop that runs already (`BASE_URL`) nothing is built, and no
 * test runs that writes.
 * @param extra Playwright's options
 * @param liveShop its address
 * @throws {ReportedError} where a test would order, sign in or write there
 */
export function checksFor<Name extends string>(
  names: readonly Name[],
  extra: readonly string[],
  liveShop: string | undefined,
): Name[] {
  if (!liveShop || !names.some((name) => END_TO_END.includes(name))) return [...names];
  if (isLive(extra)) return names.filter((name) => name !== 'build');
  throw new ReportedError(
    'BASE_URL names a shop that is only ever read: BASE_URL=https://… npm run e2e -- --project=live',
  );
}

/**
 * The suite that a command runs with these options of Playwright's: files or titles that are named all run, long or short.
 * @param extra Playwright's options
 */
export function suiteFor(suite: Suite, extra: readonly string[]): Suite {
  if (isLive(extra)) return 'live';
  const namesSome = extra.some(
    (option) => !option.startsWith('-') || /^(?:-g|--grep|--last-failed|--only-changed)/.test(option),
  );
  return namesSome ? 'any' : suite;
}

type Options = {
  suite: Suite;
  show?: RunOptions['show'];
  /** Of the report. */
  name?: string;
  env?: Environment;
};

/**
 * Runs end-to-end tests in the browser that the machine has, on a shop with a port of its own.
 * @param args Playwright's options
 * @returns with Playwright's report as JSON, where it left one
 */
export async function runEndToEnd(
  args: readonly string[],
  { suite, show, name = 'playwright', env }: Options,
): Promise<Result & { report: string | undefined }> {
  const file = freshReport(`${name}.json`);
  const { code, output } = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', `--reporter=line,json,html${suite === 'live' ? `,${OWNERS_REPORT}` : ''}`, ...args],
    {
      show,
      env: {
        ...(await endToEndEnvironment()),
        E2E_SUITE: suite,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, file),
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'playwright-report'),
        ...env,
      },
    },
  );
  return { code, output, report: readReport(file) };
}

/** What Playwright is told of this machine: a port for a shop of its own, and the browsers that are here. */
export async function endToEndEnvironment(): Promise<Environment> {
  const browser = await findBrowser();
  const wholeBrowser = await findWholeBrowser();
  return {
    PORT: String(await findFreePort()),
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  };
}

/** The path for a report, relative to the shop's folder, with nothing left of an earlier one. */
export function freshReport(name: string): string {
  const report = join(REPORTS, name);
  mkdirSync(join(root, REPORTS), { recursive: true });
  rmSync(join(root, report), { force: true });
  return report;
}

/** What a runner wrote into its report; undefined where it wrote none. */
export function readReport(report: string): string | undefined {
  return existsSync(join(root, report)) ? readFileSync(join(root, report), 'utf8') : undefined;
}
