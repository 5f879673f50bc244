// What a phone loads for a page, and how soon it is there.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, devices } from '@playwright/test';
import { run } from '../process/children';
import { encodeBest } from '../../runtime/encode.mjs';
import { medianLook, readLighthouse } from './lighthouse-look.mjs';
import { findBrowser } from '../browsers/browser';
import { openFloor } from './compared.mjs';
import { withServer } from './load.mjs';
import { openShop } from './served.mjs';

/** Runs on Node 20; 13 needs Node 22. Not among the shop's packages: nobody else needs its 150. */
const LIGHTHOUSE = '12.8.2';

/** How often Lighthouse looks at a page: the median counts. */
const LOOKS = 5;

/** A page is there once nothing has been asked for during so long, in ms; late scripts are loaded by then. */
const QUIET_MS = 3000;

/** A cheap phone's screen. */
const PHONE = { ...devices['Pixel 5'], viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 };

/**
 * @param {string} folder within the repository, for what is compared and for Lighthouse
 * @returns {Promise<import('./bench-table.mjs').Pages>}
 */
export async function measurePages(folder) {
  const executablePath = (await findBrowser()) ?? chromium.executablePath();
  const lighthouse = await installLighthouse(join(folder, 'lighthouse'));
  const measured = {};
  const look = async (url, without = []) => ({
    ...(await firstView(url, executablePath, without)),
    ...(lighthouse && (await lookFiveTimes(lighthouse, url, executablePath, without))),
  });
  await withServer(openShop({}, join(folder, 'shop')), async ({ origin }) => {
    measured['shop, product'] = await look(`${origin}/all/california/3`);
    measured['shop, home'] = await look(`${origin}/`);
    measured['shop, list'] = await look(`${origin}/all`);
    measured['shop, no scripts'] = await look(`${origin}/all/california/3`, ['*/_next/static/chunks/*.js']);
  });
  await withServer(openFloor(join(folder, 'floor')), async ({ origin }) => {
    measured.floor = await look(`${origin}/`);
  });
  return measured;
}

/** Requests, bytes as they were sent, and JavaScript as it would be in Brotli 11, of a phone that was never here. */
async function firstView(url, executablePath, without) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setBlockedURLs', { urls: without });
    let bytes = 0;
    let quietSince = performance.now();
    const responses = [];
    network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    page.on('request', () => (quietSince = performance.now()));
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'load' });
    while (performance.now() - quietSince < QUIET_MS) await delay(100);
    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    const forms = await Promise.all(scripts.map(async (script) => encodeBest(await script.body(), 'br')));
    const script = forms.reduce((sum, { length }) => sum + length, 0);
    return { requests: responses.length, bytes, script };
  } finally {
    await browser.close();
  }
}

/** Where Lighthouse is, once it is there; nothing where npm cannot get it, which the table then says. */
async function installLighthouse(folder) {
  const file = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', '--prefix', folder, '--save-exact', '--no-audit', '--no-fund', `lighthouse@${LIGHTHOUSE}`];
    const { code, output } = await run('npm', args);
    if (code !== 0) process.stderr.write(`Lighthouse cannot be had, so its figures are missing.\n${output}`);
  }
  return existsSync(file) ? file : undefined;
}

/** Lighthouse's own phone, on its own slow line; the median of each figure. */
async function lookFiveTimes(lighthouse, url, executablePath, without) {
  const looks = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const blocked = without.map((pattern) => `--blocked-url-patterns=${pattern}`);
    const flags = ['--output=json', '--quiet', '--only-categories=performance', ...blocked];
    const chrome = '--chrome-flags=--headless --no-sandbox --disable-gpu';
    const env = { CHROME_PATH: executablePath };
    const { code, output } = await run(process.execPath, [lighthouse, url, ...flags, chrome], { env });
    if (code === 0) looks.push(readLighthouse(output));
  }
  return medianLook(looks);
}
