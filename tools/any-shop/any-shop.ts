import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { countsOf, writeReport } from './card';
import { checks, perform, type Result } from './checks';
import { homePathOf, Reader, readShop } from './shop';
import { Visit } from './visit';

// Checks the shop at an address and writes the card: `any-shop https://shop.example`. README.md lists the options.

const usage = `Usage: any-shop <address of a shop> [--out <folder>] [--pages <number>] [--only <text>] [--reads-only]

  --out         folder of any-shop.svg, any-shop.html and any-shop.md; by default this one
  --pages       number of pages to read, 12 by default
  --only        runs the checks whose title contains the text
  --reads-only  leaves out the checks that fill a cart of their own`;

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
async function run(address: URL, { folder, pages, only, readsOnly }: ReturnType<typeof optionsOf>): Promise<number> {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const reader = new Reader(context.request, address.origin);
    const shop = await readShop(reader, pages, homePathOf(address));
    if (shop.pages[0]?.status === 0) throw new Error(`${address.origin} does not respond.`);
    const results: Result[] = [];
    const some = checks.filter(({ title, fillsCart }) => title.includes(only) && !(readsOnly && fillsCart));
    for (const check of some) {
      const own = await browser.newContext({ serviceWorkers: 'block' });
      const visit = await Visit.begin(own, reader, shop);
      process.stderr.write(`${results.length + 1}. ${check.title}\n`);
      results.push(await perform(check, visit));
      await own.close();
    }
    const report = {
      shop: address.origin + homePathOf(address).replace(/^\/$/, ''),
      at: new Date(),
      fillsCart: !readsOnly,
      results,
    };
    console.log(writeReport(report, folder, 'any-shop'));
    return countsOf(results).failed > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

function optionsOf(args: readonly string[]) {
  const valueOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const pages = Number(valueOf('--pages') ?? 12);
  if (!Number.isInteger(pages) || pages < 1) throw new Error(`--pages ${valueOf('--pages')} is not a number from 1.`);
  return {
    folder: valueOf('--out') ?? '.',
    pages,
    only: valueOf('--only') ?? '',
    readsOnly: args.includes('--reads-only'),
  };
}

async function main([address = '', ...args]: string[]): Promise<number> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error(usage);
    return 2;
  }
  try {
    return await run(new URL(address), optionsOf(args));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
