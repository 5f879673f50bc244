// How soon the shop answers a press, and how long it keeps a cheap phone busy.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, devices } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { withServer } from './load.mjs';
import { openShop } from './served.mjs';

/** A cheap phone is so many times slower. */
const SLOWER = 4;

/** How often each is pressed, on a page of its own: the median counts. */
const TIMES = 5;

/** What a press has set off is over after so long, in ms. */
const OVER_MS = 1500;

/** Event Timing (https://www.w3.org/TR/event-timing/) tells of no interaction that takes less, in ms. */
const LEAST_MS = 16;

const button = (name) => (page) => page.getByRole('button', { name }).first();

/** What is pressed, where, and what is opened before. */
const PRESSES = {
  'Add to Cart': { path: '/all/california/3', what: button(/^Add to Cart$/) },
  'a picture of the gallery': { path: '/all/california/3', what: button(/^Picture 2/) },
  'the menu': { path: '/', what: button(/^Menu$/) },
  'a filter': {
    path: '/all',
    before: [button(/^Filter and sort/), (page) => page.locator('.facet summary').first()],
    what: (page) => page.locator('.facet label').first(),
  },
};

/** The pages that keep a phone busy, by what they are called in the table. */
const PAGES = { home: '/', 'a list': '/all', 'a product page': '/all/california/3' };

/**
 * @param {string} folder within the repository, for the shop's records
 * @returns {Promise<import('../lib/bench-table.mjs').Presses>}
 */
export async function measurePresses(folder) {
  const executablePath = (await findBrowser()) ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const measured = { presses: {}, tasks: {} };
  try {
    await withServer(openShop({}, join(folder, 'shop')), async ({ origin }) => {
      for (const [name, press] of Object.entries(PRESSES)) {
        measured.presses[name] = await medianOf(() => answerTime(browser, origin, press));
      }
      for (const [name, path] of Object.entries(PAGES)) {
        measured.tasks[name] = await medianOf(() => longestTask(browser, `${origin}${path}`));
      }
    });
  } finally {
    await browser.close();
  }
  return measured;
}

async function medianOf(measure) {
  const figures = [];
  for (let time = 0; time < TIMES; time += 1) figures.push(await measure());
  return figures.sort((one, other) => one - other)[Math.floor(TIMES / 2)];
}

/** The longest interaction of a press, in ms: from the finger to the next frame. */
async function answerTime(browser, origin, { path, before = [], what }) {
  return onSlowPhone(browser, `${origin}${path}`, async (page) => {
    for (const opens of before) await opens(page).tap();
    await what(page).scrollIntoViewIfNeeded();
    await delay(OVER_MS);
    const { x, y, width, height } = await what(page).boundingBox();
    await page.evaluate(() => (window.slowest = 0));
    // Without Playwright's own look at what lies under the finger, which the page would be measured with.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await delay(OVER_MS);
    return Math.max(LEAST_MS, await page.evaluate(() => window.slowest));
  });
}

/** The longest task that begins after a page has loaded, in ms; 0 where none is longer than 50. */
const longestTask = (browser, url) =>
  onSlowPhone(browser, url, async (page) => {
    await delay(OVER_MS);
    return page.evaluate(() => window.longest);
  });

async function onSlowPhone(browser, url, look) {
  const context = await browser.newContext({ ...devices['Galaxy S8'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch, LEAST_MS);
    await page.goto(url);
    await page.locator('html[data-awake]').waitFor();
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watch(durationThreshold) {
  window.slowest = 0;
  window.longest = 0;
  const follow = (note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options });
  follow(({ interactionId, duration }) => interactionId && (window.slowest = Math.max(window.slowest, duration)), {
    type: 'event',
    durationThreshold,
  });
  follow(
    ({ startTime, duration }) => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
      if (loadEventEnd > 0 && startTime > loadEventEnd) window.longest = Math.max(window.longest, duration);
    },
    { type: 'longtask' },
  );
}
