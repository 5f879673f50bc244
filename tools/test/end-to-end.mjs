import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findWholeBrowser } from '../browsers/browser.mjs';
import { runNode } from '../process/children.mjs';
import { Fault } from '../../runtime/fault.mjs';
import { findFreePort } from '../../runtime/port.mjs';
import { root } from '../../runtime/root.mjs';

const REPORTS = join('.cache', 'reports');

/** The page about a live shop, for its owner. */
const OWNERS_REPORT = './e2e/live/report.ts';

/**
 * Which journeys (playwright.config.ts): those of `npm test`, all the others, whichever are asked for, or a look at a live shop.
 * @typedef {'short' | 'long' | 'any' | 'live'} Walk
 */

/** The checks that walk through a shop. */
const WALKS = ['e2e', 'long', 'smoke'];

const isLive = (extra) => /(?:^| )--project[= ]live(?: |$)/.test(extra.join(' '));

/**
 * The checks to run, of those that a command asks for: for a shop that is there already (`BASE_URL`) nothing is built, and no
 * journey is walked that writes.
 * @param {readonly string[]} names
 * @param {readonly string[]} extra Playwright's options
 * @param {string | undefined} liveShop its address
 * @throws {Fault} where a journey would order, sign in or write there
 */
export function checksFor(names, extra, liveShop) {
  if (!liveShop || !names.some((name) => WALKS.includes(name))) return [...names];
  if (isLive(extra)) return names.filter((name) => name !== 'build');
  throw new Fault('BASE_URL names a shop that is only ever read: BASE_URL=https://… npm run e2e -- --project=live');
}

/**
 * Those that a command of `walk` runs when it is given these options of Playwright's: whoever names files or titles gets what
 * they named, long or short.
 * @param {Walk} walk
 * @param {readonly string[]} extra
 * @returns {Walk}
 */
export function walkFor(walk, extra) {
  if (isLive(extra)) return 'live';
  const namesSome = extra.some(
    (option) => !option.startsWith('-') || /^(?:-g|--grep|--last-failed|--only-changed)/.test(option),
  );
  return namesSome ? 'any' : walk;
}

/**
 * Walks the journeys in the browser that the machine has, through a shop on a port of their own.
 * @param {readonly string[]} args Playwright's options
 * @param {{ walk: Walk, show?: 'live' | 'never', name?: string, env?: NodeJS.ProcessEnv }} options `name` of the report
 * @returns {Promise<{ code: number, output: string, report: string | undefined }>} with Playwright's report as JSON, where it left one
 */
export async function walkJourneys(args, { walk, show, name = 'playwright', env }) {
  const file = freshReport(`${name}.json`);
  const { code, output } = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', `--reporter=line,json,html${walk === 'live' ? `,${OWNERS_REPORT}` : ''}`, ...args],
    {
      show,
      env: {
        ...(await journeyEnvironment()),
        JOURNEYS: walk,
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
export async function journeyEnvironment() {
  const browser = await findBrowser();
  const wholeBrowser = await findWholeBrowser();
  return {
    PORT: String(await findFreePort()),
    ...(browser && { CHROMIUM_PATH: browser }),
    ...(wholeBrowser && { WHOLE_CHROMIUM_PATH: wholeBrowser }),
  };
}

/** The path for a report, relative to the shop's folder, with nothing left of an earlier one. */
export function freshReport(name) {
  const report = join(REPORTS, name);
  mkdirSync(join(root, REPORTS), { recursive: true });
  rmSync(join(root, report), { force: true });
  return report;
}

/** What a runner wrote into its report; undefined where it wrote none. */
export function readReport(report) {
  return existsSync(join(root, report)) ? readFileSync(join(root, report), 'utf8') : undefined;
}
