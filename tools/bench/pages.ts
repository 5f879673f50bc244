// Measures the requests and bytes of a page on a phone, and the time of its paint.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, devices, type Response } from '@playwright/test';
import { compressBest } from '@/runtime/content-encoding';
import { findBrowser } from '@/tools/browsers/browser';
import { run } from '@/tools/process/children';
import { openFloor } from './compared';
import { type LighthouseRun, medianRun, readLighthouse } from './outputs';
import { openShop, withServer } from './served';
import type { PageResults, PageWeight } from './tables';

/** Runs on Node 20; 13 needs Node 22. Not among the shop's packages: only the bench needs its 150 packages. */
const LIGHTHOUSE = '12.8.2';

/** Lighthouse runs per page; the median is reported. */
const RUNS = 5;

/** Time without requests after which a page counts as loaded, in ms; deferred scripts are loaded by then. */
const QUIET_MS = 3000;

/** A low-end phone's screen. */
const PHONE = { ...devices['Pixel 5'], viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 };

/** A page to measure: its address, and patterns of requests that are blocked. */
type Target = { url: string; blocked: readonly string[]; executablePath: string };

/** @param folder within the repository, for Lighthouse and the reference servers */
export async function measurePages(folder: string): Promise<PageResults> {
  const executablePath = (await findBrowser()) ?? chromium.executablePath();
  const lighthouse = await installLighthouse(join(folder, 'lighthouse'));
  const results: PageResults = {};
  const measure = async (url: string, blocked: readonly string[] = []): Promise<PageWeight> => ({
    ...(await firstView({ url, blocked, executablePath })),
    ...(lighthouse && (await runLighthouse(lighthouse, { url, blocked, executablePath }))),
  });
  await withServer(openShop({}, join(folder, 'shop')), async ({ origin }) => {
    results['shop, product'] = await measure(`${origin}/all/california/3`);
    results['shop, home'] = await measure(`${origin}/`);
    results['shop, list'] = await measure(`${origin}/all`);
    results['shop, no scripts'] = await measure(`${origin}/all/california/3`, ['*/_next/static/chunks/*.js']);
  });
  await withServer(openFloor(join(folder, 'floor')), async ({ origin }) => {
    results.floor = await measure(`${origin}/`);
  });
  return results;
}

/** Requests, bytes as sent, and JavaScript in Brotli 11, of a phone with an empty cache. */
async function firstView({ url, blocked, executablePath }: Target): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setBlockedURLs', { urls: [...blocked] });
    let bytes = 0;
    let quietSince = performance.now();
    const responses: Response[] = [];
    network.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    page.on('request', () => void (quietSince = performance.now()));
    page.on('response', (response) => void responses.push(response));
    await page.goto(url, { waitUntil: 'load' });
    while (performance.now() - quietSince < QUIET_MS) await delay(100);
    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    const encoded = await Promise.all(scripts.map(async (script) => compressBest(await script.body(), 'br')));
    const script = encoded.reduce((sum, { length }) => sum + length, 0);
    return { requests: responses.length, bytes, script };
  } finally {
    await browser.close();
  }
}

/** Returns the path of Lighthouse, or undefined if npm cannot install it; its figures are missing then. */
async function installLighthouse(folder: string): Promise<string | undefined> {
  const file = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--prefix', folder, '--save-exact', '--no-audit', '--no-fund', `lighthouse@${LIGHTHOUSE}`];
    const { code, output } = await run('npm', args);
    if (code !== 0) process.stderr.write(`Lighthouse cannot be installed, so its figures are missing.\n${output}`);
  }
  return existsSync(file) ? file : undefined;
}

/** Lighthouse's own phone on its own slow connection: the median of each figure. */
async function runLighthouse(lighthouse: string, { url, blocked, executablePath }: Target) {
  const patterns = blocked.map((pattern) => `--blocked-url-patterns=${pattern}`);
  const flags = ['--output=json', '--quiet', '--only-categories=performance', ...patterns];
  const chrome = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const env = { CHROME_PATH: executablePath };
  const runs: LighthouseRun[] = [];
  for (let time = 0; time < RUNS; time += 1) {
    const { code, output } = await run(process.execPath, [lighthouse, url, ...flags, chrome], { env });
    if (code === 0) runs.push(readLighthouse(output));
  }
  return medianRun(runs);
}
