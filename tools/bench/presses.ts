// Measures the response time of a press, long tasks on a low-end phone, and the time until a 3D model can be turned.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@/tools/browsers/browser';
import { medianOf } from './outputs';
import { openShop, withServer } from './served';
import { openSlowPhone, type PhoneOptions, type Screen, type SlowPhone } from './slow-phone';
import type { PressResults, ReadyPlace, ReadyResults } from './tables';

/** Slowdown of a low-end phone relative to this machine. */
const SLOWDOWN = 4;

/** Runs per figure, each on a fresh page; the median is reported. */
const TIMES = 5;

/** Time after which the effects of a press have ended, in ms. */
const SETTLED_MS = 1500;

/** Maximum load time of a 3D model, in ms. */
const MODEL_MS = 60_000;

/** Event Timing (https://www.w3.org/TR/event-timing/) reports no shorter interaction, in ms. */
const MIN_INTERACTION_MS = 16;

/** An expression for the first visible element of a selector whose name starts with `words`. */
const shown = (selector: string, words = '') =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent).trim().startsWith(${JSON.stringify(words)}))`;

/** A press: the page, and expressions for the pressed element and for the element that opens it. */
type Press = { path: string; what: string; before?: readonly string[] };

const PRESSES: Readonly<Record<string, Press>> = {
  'Add to Cart': { path: '/all/california/3', what: shown('button', 'Add to Cart') },
  'a picture of the gallery': { path: '/all/california/3', what: shown('button', 'Picture 2') },
  'the menu': { path: '/', what: shown('button', 'Menu') },
  'a filter': {
    path: '/all',
    before: [shown('button', 'Filter and sort'), shown('.filter-group:has(.facet) > summary')],
    what: shown('.facet label'),
  },
};

/** The watch with the most draw calls; the button that opens it, and the drag that turns it, as shares of the canvas's width. */
const TURNED = { path: '/all/archetype/1', what: shown('button', 'View in 3D'), from: 0.3, to: 0.7, steps: 40 };

/** Where the time until a watch can be turned is measured, by its name in the table. */
const OPENED: Readonly<Record<ReadyPlace, { screen: Screen; slowdown: number }>> = {
  'a desktop': { screen: { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }, slowdown: 1 },
  'a slow phone': { screen: { width: 390, height: 664, deviceScaleFactor: 3, mobile: true }, slowdown: SLOWDOWN },
};

/** The pages whose longest task is measured, by their names in the table. */
const PAGES: Readonly<Record<string, string>> = { home: '/', 'a list': '/all', 'a product page': '/all/california/3' };

/** @param folder within the repository, for the shop's records */
export const measurePresses = (folder: string): Promise<PressResults> =>
  inBrowser(folder, async (browser, origin) => {
    const results: PressResults = { presses: {}, tasks: {}, frame: 0 };
    for (const [name, press] of Object.entries(PRESSES)) {
      results.presses[name] = await repeated(() => interactionTime(browser, origin, press));
    }
    for (const [name, path] of Object.entries(PAGES)) {
      results.tasks[name] = await repeated(() => longestTask(browser, `${origin}${path}`));
    }
    results.frame = await repeated(() => frameTime(browser, origin));
    return results;
  });

/** @param folder within the repository, for the shop's records */
export const measureReady = (folder: string): Promise<ReadyResults> =>
  inBrowser(folder, async (browser, origin) => {
    const timeOn = (place: ReadyPlace) =>
      repeated(() => readyTime(browser, { url: `${origin}${TURNED.path}`, ...OPENED[place] }));
    return { 'a desktop': await timeOn('a desktop'), 'a slow phone': await timeOn('a slow phone') };
  });

/** Lets `measure` use the shop in a browser that draws without a GPU. */
async function inBrowser<T>(folder: string, measure: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) ?? chromium.executablePath(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    return await withServer(openShop({}, join(folder, 'shop')), ({ origin }) => measure(browser, origin));
  } finally {
    await browser.close();
  }
}

async function repeated(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let time = 0; time < TIMES; time += 1) figures.push(await measure());
  return medianOf(figures);
}

/** The longest interaction of a press, in ms: from the finger to the next frame. */
async function interactionTime(browser: Browser, origin: string, { path, before = [], what }: Press): Promise<number> {
  return onSlowPhone(browser, `${origin}${path}`, async (phone) => {
    for (const opens of before) await press(phone, opens);
    await phone.evaluate('window.slowest = 0');
    await press(phone, what);
    return Math.max(MIN_INTERACTION_MS, await phone.evaluate<number>('window.slowest'));
  });
}

/** Taps the middle of an element, and waits until the effects have ended. */
async function press(phone: SlowPhone, what: string): Promise<void> {
  await phone.evaluate(`${what}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await delay(SETTLED_MS);
  const { x, y, width, height } = await phone.evaluate<DOMRect>(`${what}.getBoundingClientRect().toJSON()`);
  await phone.drag([{ x: x + width / 2, y: y + height / 2 }]);
  await delay(SETTLED_MS);
}

/**
 * CPU time of the script of a frame while a watch is turned, in ms: this machine's, times the slowdown. A browser that is slowed down
 * also slows its waiting for the software GPU (docs/decisions/0034-benchmarks.md).
 */
async function frameTime(browser: Browser, origin: string): Promise<number> {
  const options = { url: `${origin}${TURNED.path}`, slowdown: 1, script: `(${keepFinest})()` };
  const frames = await onPhone(browser, options, async (phone) => {
    await press(phone, TURNED.what);
    await untilShown(phone);
    const { x, y, width, height } = await phone.evaluate<DOMRect>(
      `document.querySelector('.viewer-3d canvas').getBoundingClientRect().toJSON()`,
    );
    return phone.frames(async () => {
      await phone.drag(
        Array.from({ length: TURNED.steps + 1 }, (_, step) => ({
          x: x + width * (TURNED.from + ((TURNED.to - TURNED.from) * step) / TURNED.steps),
          y: y + height / 2,
        })),
      );
      await delay(SETTLED_MS);
    });
  });
  return (SLOWDOWN * frames.reduce((sum, ms) => sum + ms, 0)) / frames.length;
}

/** Time from a press until a 3D model is drawn and can be turned, in ms. */
const readyTime = (browser: Browser, place: Omit<PhoneOptions, 'script'>) =>
  onPhone(browser, { ...place, script: `(${timeModel})()` }, async (phone) => {
    await press(phone, TURNED.what);
    await untilShown(phone);
    return phone.evaluate<number>('window.ready');
  });

/** @throws {Error} if the 3D model does not appear */
async function untilShown(phone: SlowPhone): Promise<void> {
  const end = Date.now() + MODEL_MS;
  while (!(await phone.evaluate<boolean>(`document.querySelector('.viewer-3d[data-shown] canvas') !== null`))) {
    if (Date.now() > end) throw new Error('The 3D model was not shown.');
    await delay(SETTLED_MS);
  }
}

/** The longest task that starts after a page has loaded, in ms; 0 where none is longer than 50. */
const longestTask = (browser: Browser, url: string) =>
  onSlowPhone(browser, url, async (phone) => {
    await delay(SETTLED_MS);
    return phone.evaluate<number>('window.longest');
  });

const onSlowPhone = <T>(browser: Browser, url: string, measure: (phone: SlowPhone) => Promise<T>) =>
  onPhone(browser, { url, slowdown: SLOWDOWN, script: `(${observe})(${MIN_INTERACTION_MS})` }, measure);

async function onPhone<T>(
  browser: Browser,
  options: PhoneOptions,
  measure: (phone: SlowPhone) => Promise<T>,
): Promise<T> {
  const phone = await openSlowPhone(browser, options);
  try {
    return await measure(phone);
  } finally {
    await phone.close();
  }
}

// The functions below run in the page, as source text. They declare no named function: tsx would wrap it in a helper that is not there.

declare global {
  interface Window {
    /** The longest interaction and the longest task so far, in ms. */
    slowest: number;
    longest: number;
    /** Time from the press until the 3D model was drawn, in ms. */
    ready: number;
  }
}

/** Fakes fast frames, so that the viewer draws a watch with all its shadows. */
function keepFinest() {
  const { requestAnimationFrame } = window;
  let now = 0;
  window.requestAnimationFrame = (draw) => requestAnimationFrame(() => draw((now += 16)));
}

/** Keeps the time from the press until the GPU has drawn the first frame of a 3D model. */
function timeModel() {
  let pressed = 0;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), true);
  const wait = new MutationObserver(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.viewer-3d[data-shown] canvas');
    const gl = canvas?.getContext('webgl2');
    if (!gl) return;
    wait.disconnect();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)); // returns once everything is drawn
    window.ready = performance.now() - pressed;
  });
  wait.observe(document, { subtree: true, attributeFilter: ['data-shown'] });
}

/** Keeps the longest interaction, and the longest task after the page's load. */
function observe(durationThreshold: number) {
  window.slowest = 0;
  window.longest = 0;
  const interactions = { type: 'event', buffered: true, durationThreshold };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        window.slowest = Math.max(window.slowest, entry.duration);
  }).observe(interactions);
  new PerformanceObserver((list) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
    for (const { startTime, duration } of list.getEntries())
      if (loaded > 0 && startTime > loaded) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}
