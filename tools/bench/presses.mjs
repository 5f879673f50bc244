// How soon the shop answers a press, and how long it keeps a cheap phone busy.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browsers/browser';
import { withServer } from './load.mjs';
import { openShop } from './served.mjs';
import { openSlowPhone } from './slow-phone.mjs';

/** A cheap phone is so many times slower. */
const SLOWER = 4;

/** How often each is pressed, on a page of its own: the median counts. */
const TIMES = 5;

/** What a press has set off is over after so long, in ms. */
const OVER_MS = 1500;

/** How long a model may take to come, in ms. */
const MODEL_MS = 60_000;

/** Event Timing (https://www.w3.org/TR/event-timing/) tells of no interaction that takes less, in ms. */
const LEAST_MS = 16;

/** The first thing of its kind on the page that is shown, by a selector and by how what it says begins. */
const shown = (selector, words = '') =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent).trim().startsWith(${JSON.stringify(words)}))`;

/** What is pressed, where, and what is opened before. */
const PRESSES = {
  'Add to Cart': { path: '/all/california/3', what: shown('button', 'Add to Cart') },
  'a picture of the gallery': { path: '/all/california/3', what: shown('button', 'Picture 2') },
  'the menu': { path: '/', what: shown('button', 'Menu') },
  'a filter': {
    path: '/all',
    before: [shown('button', 'Filter and sort'), shown('.facet summary')],
    what: shown('.facet label'),
  },
};

/** The watch that is drawn in most parts; what turns it, and where a finger drags it from and to, as shares of the picture. */
const TURNED = { path: '/all/archetype/1', what: shown('button', 'Turn it'), from: 0.3, to: 0.7, steps: 40 };

/** The pages that keep a phone busy, by what they are called in the table. */
const PAGES = { home: '/', 'a list': '/all', 'a product page': '/all/california/3' };

/**
 * @param {string} folder within the repository, for the shop's records
 * @returns {Promise<import('./bench-table.mjs').Presses>}
 */
export async function measurePresses(folder) {
  const executablePath = (await findBrowser()) ?? chromium.executablePath();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const measured = { presses: {}, tasks: {}, frame: 0 };
  try {
    await withServer(openShop({}, join(folder, 'shop')), async ({ origin }) => {
      for (const [name, press] of Object.entries(PRESSES)) {
        measured.presses[name] = await medianOf(() => answerTime(browser, origin, press));
      }
      for (const [name, path] of Object.entries(PAGES)) {
        measured.tasks[name] = await medianOf(() => longestTask(browser, `${origin}${path}`));
      }
      measured.frame = await medianOf(() => frameOfTurning(browser, origin));
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
  return onSlowPhone(browser, `${origin}${path}`, async (phone) => {
    for (const opens of before) await press(phone, opens);
    await phone.ask('window.slowest = 0');
    await press(phone, what);
    return Math.max(LEAST_MS, await phone.ask('window.slowest'));
  });
}

/** Presses the middle of a thing as a finger does, and waits until what it has set off is over. */
async function press(phone, what) {
  await phone.ask(`${what}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await delay(OVER_MS);
  const [x, y] = await phone.ask(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${what}.getBoundingClientRect())`,
  );
  await phone.drag([{ x, y }]);
  await delay(OVER_MS);
}

/**
 * How long a phone's core works on the script of a frame while a watch is turned, in ms: so many times what this machine's needs. A
 * browser that is slowed down also slows its waiting for the chip's stand-in (docs/decisions/0141-a-frame-is-timed-by-its-core.md).
 */
async function frameOfTurning(browser, origin) {
  const options = { url: `${origin}${TURNED.path}`, slower: 1, first: `(${keepFinest})()` };
  const frames = await onPhone(browser, options, async (phone) => {
    await press(phone, TURNED.what);
    const end = Date.now() + MODEL_MS;
    while (!(await phone.ask(`document.querySelector('.twin[data-shown] canvas') !== null`))) {
      if (Date.now() > end) throw new Error('The watch did not come.');
      await delay(OVER_MS);
    }
    const { x, y, width, height } = await phone.ask(
      `document.querySelector('.twin canvas').getBoundingClientRect().toJSON()`,
    );
    return phone.frames(async () => {
      await phone.drag(
        Array.from({ length: TURNED.steps + 1 }, (_, step) => ({
          x: x + width * (TURNED.from + ((TURNED.to - TURNED.from) * step) / TURNED.steps),
          y: y + height / 2,
        })),
      );
      await delay(OVER_MS);
    });
  });
  return (SLOWER * frames.reduce((sum, ms) => sum + ms, 0)) / frames.length;
}

/** The longest task that begins after a page has loaded, in ms; 0 where none is longer than 50. */
const longestTask = (browser, url) =>
  onSlowPhone(browser, url, async (phone) => {
    await delay(OVER_MS);
    return phone.ask('window.longest');
  });

const onSlowPhone = (browser, url, look) =>
  onPhone(browser, { url, slower: SLOWER, first: `(${watch})(${LEAST_MS})` }, look);

async function onPhone(browser, options, look) {
  const phone = await openSlowPhone(browser, options);
  try {
    return await look(phone);
  } finally {
    await phone.close();
  }
}

/** Runs in the page: says that each frame comes in time, so that a watch is drawn with all its shadows. */
function keepFinest() {
  const { requestAnimationFrame } = window;
  let now = 0;
  window.requestAnimationFrame = (draw) => requestAnimationFrame(() => draw((now += 16)));
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
