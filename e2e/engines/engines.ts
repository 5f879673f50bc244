// Runs eight flows in Chromium, Firefox and WebKit: `npm run engines [-- --only firefox,webkit]`.
// Writes docs/reports/engines.md after a run of all engines.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@/runtime/port';
import { ReportedError } from '@/domain/reported-error';
import { runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { findWholeBrowser } from '@/tools/browsers/browser';
import { kill, nodeArgs, start, stopOnSignals } from '@/tools/process/children';
import { installDebianPackages } from '@/tools/process/debian';
import { tableOf, thisDay, writePage } from '@/tools/reports/markdown';
import { freshReport } from '@/tools/test/end-to-end';
import { type Totals, totalsLine } from '@/tools/test/totals';
import { type Engine, type EngineDriver, engines } from './driver';
import { HeldShop } from './held-shop';
import { type Flow, flows } from './flows';
import { PuppeteerDriver } from './puppeteer-driver';
import { findMiniBrowser, WebKitDriver } from './webkit-driver';

/** Debian's packages of each engine. */
const PACKAGES: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
};

const FIREFOX = '/usr/bin/firefox-esr';

/** How long the shop may take to build and open, in ms. */
const OPENING_MS = 300_000;

const SCREENSHOTS = join('.cache', 'engines');

/** Result of one flow; `error` is missing if it passed. */
type Outcome = { engine: Engine; flow: string; seconds: number; error?: string };

async function main(): Promise<number> {
  const chosen = readEngines(process.argv.slice(2));
  mkdirSync(join(root, SCREENSHOTS), { recursive: true });
  const outcomes: Outcome[] = [];
  const versions: Partial<Record<Engine, string>> = {};
  const shop = await openShop();
  try {
    for (const engine of chosen) {
      const launch = await launcherOf(engine);
      for (const flow of flows) {
        outcomes.push(await runFlow(engine, flow, shop.url, launch, (version) => (versions[engine] = version)));
      }
    }
  } finally {
    shop.close();
  }
  if (chosen.length === engines.length) await writeReport(outcomes, versions);
  const failed = outcomes.filter(({ error }) => error !== undefined).length;
  const totals: Totals = { passed: outcomes.length - failed, failed, skipped: 0 };
  writeFileSync(join(root, freshReport('engines.json')), JSON.stringify(totals));
  console.log(totalsLine(totals));
  return failed > 0 ? 1 : 0;
}

/** @throws {ReportedError} for an unknown option or engine */
function readEngines(args: readonly string[]): readonly Engine[] {
  if (args.length === 0) return engines;
  const [option, list = ''] = args;
  const chosen = engines.filter((engine) => list.split(',').includes(engine));
  if (option === '--only' && chosen.length === list.split(',').length) return chosen;
  throw new ReportedError(`engines: --only accepts ${engines.join(', ')}, not "${args.join(' ')}".`);
}

/** Opens the built shop on a free port with records of its own. */
async function openShop(): Promise<{ url: string; close: () => void }> {
  const port = await findFreePort();
  const folder = join('.cache', 'engines');
  const child = start(process.execPath, nodeArgs('tools/start/start.ts'), {
    env: {
      PORT: String(port),
      AUTH_EMULATOR_DIR: join(folder, 'auth'),
      MAIL_DIR: join(folder, 'mail'),
      DATABASE_URL: `file:${join(folder, 'shop.db')}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const end = Date.now() + OPENING_MS;
  while (Date.now() < end && child.exitCode === null) {
    const isOpen = await fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return { url, close: () => kill(child) };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  kill(child);
  throw new ReportedError('The shop for the engines did not open; its output is above.');
}

type Launch = () => Promise<EngineDriver>;

/** Returns what starts a browser of an engine; installs Debian's packages where they are missing. */
async function launcherOf(engine: Engine): Promise<Launch> {
  const found = await findLauncher(engine);
  if (found) return found;
  console.error(`Getting ${engine} (once)…`);
  await installDebianPackages(PACKAGES[engine]);
  const installed = await findLauncher(engine);
  if (installed) return installed;
  throw new ReportedError(`${engine} is missing: apt install ${PACKAGES[engine].join(' ')}.`);
}

async function findLauncher(engine: Engine): Promise<Launch | undefined> {
  if (engine === 'chromium') {
    const path = await findWholeBrowser();
    return path === undefined ? undefined : () => PuppeteerDriver.start('chrome', path);
  }
  if (engine === 'firefox') return existsSync(FIREFOX) ? () => PuppeteerDriver.start('firefox', FIREFOX) : undefined;
  const miniBrowser = findMiniBrowser();
  const hasServers = existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run');
  return miniBrowser && hasServers ? () => WebKitDriver.start(miniBrowser) : undefined;
}

/** Runs one flow in a new browser; a failure leaves a screenshot. */
async function runFlow(
  engine: Engine,
  flow: Flow,
  url: string,
  launch: Launch,
  onVersion: (version: string) => void,
): Promise<Outcome> {
  const began = Date.now();
  const outcome = () => ({ engine, flow: flow.name, seconds: Math.round((Date.now() - began) / 1000) });
  const held = await HeldShop.open(url);
  let driver: EngineDriver | undefined;
  try {
    driver = await launch();
    onVersion(await driver.version());
    await flow.run(driver, { url, held });
    console.log(`${engine}, ${flow.name}: passed, ${outcome().seconds} s`);
    return outcome();
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause);
    const file = join(SCREENSHOTS, `${engine}-${flow.name.replaceAll(' ', '-')}.png`);
    await driver?.screenshot(join(root, file)).catch(() => {});
    console.log(`${engine}, ${flow.name}: FAILED, ${outcome().seconds} s: ${error} (${file})`);
    return { ...outcome(), error };
  } finally {
    await driver?.close().catch(() => {});
    held.close();
  }
}

async function writeReport(outcomes: readonly Outcome[], versions: Partial<Record<Engine, string>>): Promise<void> {
  const cell = (flow: string, engine: Engine) => {
    const found = outcomes.find((outcome) => outcome.engine === engine && outcome.flow === flow);
    return found?.error === undefined ? `passed, ${found?.seconds} s` : `failed: ${found.error.replaceAll('|', '/')}`;
  };
  const rows = flows.map(({ name }) => [name, ...engines.map((engine) => cell(name, engine))]);
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const page = `# Flows in three engines

\`npm run engines\` runs these flows (\`e2e/engines/flows.ts\`) and writes this page. ${thisDay()}, ${seconds} s in all.

${tableOf([['flow', ...engines.map((engine) => versions[engine] ?? engine)], ...rows])}
`;
  await writePage(join(root, 'docs', 'reports', 'engines.md'), page);
}

stopOnSignals(() => 130);
runProgram(main);
