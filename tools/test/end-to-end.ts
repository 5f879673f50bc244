import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findWholeBrowser } from '@/tools/browsers/browser';
import { type Environment, type Result, runNode, type RunOptions } from '@/tools/process/children';
import { ReportedError } from '@/domain/reported-error';
import { findFreePort } from '@/runtime/port';
import { root } from '@/runtime/root';

const REPORTS = join('.cache', 'reports');

/** Path of the report about a live shop for its owner. */
const OWNERS_REPORT = './e2e/live/report.ts';

/** Suite (playwright.config.ts): the tests of `npm test`, all others, the named ones, or those for a live shop. */
export type Suite = 'short' | 'long' | 'any' | 'live';

/** The checks that run end-to-end tests. */
const END_TO_END = ['e2e', 'long', 'smoke'];

const isLive = (extra: readonly string[]) => /(?:^| )--project[= ](?:live|any-shop)(?: |$)/.test(extra.join(' '));

/**
 * Returns the requested checks that run. For a running shop (`BASE_URL`) nothing is built, and no
 * test that writes is allowed.
 * @param extra Playwright's options
 * @param liveShop its address
 * @throws {ReportedError} if a test would order, sign in or write there
 */
export function checksFor<Name extends string>(
  names: readonly Name[],
  extra: readonly string[],
  liveShop: string | undefined,
): Name[] {
  if (!liveShop || !names.some((name) => END_TO_END.includes(name))) return [...names];
  if (isLive(extra)) return names.filter((name) => name !== 'build');
  throw new ReportedError(
    'The shop of BASE_URL is only read. Run BASE_URL=https://… npm run e2e -- --project=live, or --project=any-shop, which also fills a cart of its own',
  );
}

/**
 * Returns the suite for these options: named files or titles run from both the short and the long suite.
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
  /** Path of the report. */
  name?: string;
  env?: Environment;
};

/**
 * Runs end-to-end tests in the machine's browser, on a shop with its own port.
 * @param args Playwright's options
 * @returns the result with Playwright's JSON report, if there is one
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

/** Environment of Playwright: a port for its own shop, and the machine's browsers. */
export async function endToEndEnvironment(): Promise<Environment> {
  const browser = await findBrowser();
  const wholeBrowser = await findWholeBrowser();
  return {
    PORT: String(await findFreePort()),
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  };
}

/** Removes an earlier report and returns its path, relative to the shop's folder. */
export function freshReport(name: string): string {
  const report = join(REPORTS, name);
  mkdirSync(join(root, REPORTS), { recursive: true });
  rmSync(join(root, report), { force: true });
  return report;
}

/** Returns the text of a runner's report, or undefined if there is none. */
export function readReport(report: string): string | undefined {
  return existsSync(join(root, report)) ? readFileSync(join(root, report), 'utf8') : undefined;
}
