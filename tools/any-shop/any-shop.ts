import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { countsOf, writeReport } from './card';
import { checks, perform, type Result } from './checks';
import { type Options, readOptions, selectChecks, usage } from './options';
import { findShop, Reader, readShop } from './shop';
import { Visit } from './visit';

// Checks the shop at an address and writes the card: `any-shop https://shop.example`. README.md lists the options.

/** Programs to try, whole browsers first, because a headless shell has no back-forward cache. */
const programs = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
  'chromium-headless-shell',
];

/** Starts a browser of this machine: CHROMIUM_PATH, a Chromium in PATH, or Chrome where its installer puts it. */
async function startBrowser(): Promise<Browser> {
  const options = { args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs: ['--disable-back-forward-cache'] };
  const chosen = process.env.CHROMIUM_PATH;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const found = programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
  const launches = chosen
    ? [{ executablePath: chosen }]
    : [...[...new Set(found)].map((executablePath) => ({ executablePath })), { channel: 'chrome' }, {}];
  for (const launch of launches) {
    const browser = await chromium.launch({ ...options, ...launch }).catch(() => undefined);
    if (browser) return browser;
  }
  throw new Error(
    chosen
      ? `CHROMIUM_PATH names ${chosen}, which does not start as a Chromium. Correct or unset it.`
      : 'No Chromium was found. Install one (Debian: apt install chromium; macOS and Windows: Google Chrome), or set CHROMIUM_PATH to its program.',
  );
}

/** Runs the checks. @returns the exit code: 0 if no check failed, otherwise 1 */
async function run({ address, login, folder, pages, ...options }: Options): Promise<number> {
  const some = selectChecks(checks, options);
  const browser = await startBrowser();
  try {
    const first = await browser.newContext(login && { httpCredentials: login });
    const { origin, home } = await findShop(first.request, address);
    if (origin !== address.origin) process.stderr.write(`${address.origin} redirects to ${origin}.\n`);
    const contextOptions: BrowserContextOptions = {
      serviceWorkers: 'block',
      ...(login && { httpCredentials: { ...login, origin } }),
    };
    const reader = new Reader((await browser.newContext(contextOptions)).request, origin);
    const shop = await readShop(reader, pages, home);
    const results: Result[] = [];
    for (const check of some) {
      const own = await browser.newContext(contextOptions);
      const visit = await Visit.begin(own, reader, shop, { contextOptions });
      process.stderr.write(`${results.length + 1}. ${check.title}\n`);
      results.push(await perform(check, visit));
      await own.close();
    }
    const report = {
      shop: origin + home.replace(/^\/$/, ''),
      at: new Date(),
      fillsCart: some.some(({ fillsCart }) => fillsCart),
      results,
    };
    console.log(writeReport(report, folder, 'any-shop'));
    return countsOf(results).failed > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options) return await run(options);
    console.log(usage);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('`any-shop --help` lists the options.');
    return 2;
  }
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
