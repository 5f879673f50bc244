// A phone that is looked at without being disturbed.
import { setTimeout as delay } from 'node:timers/promises';

/** A small phone of the cheap kind, in CSS px, three dots to each. */
const SCREEN = { width: 360, height: 740, deviceScaleFactor: 3, mobile: true };

/** How long a page may take until its scripts answer, and how often it is looked at for that, in ms. */
const AWAKE_MS = 30_000;
const LOOK_MS = 250;

/** How long the browser may take to answer, in ms. */
const ANSWER_MS = 60_000;

/**
 * Opens a page on a phone that is so many times slower than this machine. Playwright sets up each page with scripts of its own and
 * has the browser note where each error came about, which on a slow phone is a long task of its own: a page that it has not made it
 * leaves alone (docs/decisions/0140-a-phone-is-looked-at-without-a-hand-on-it.md).
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, slower: number, first: string }} options `first` is a script that runs before the page's own
 * @returns {Promise<SlowPhone>} once the page's scripts answer
 * @throws {Error} when they do not
 */
export async function openSlowPhone(browser, { url, slower, first }) {
  const whole = await browser.newBrowserCDPSession();
  const { browserContextId } = await whole.send('Target.createBrowserContext');
  const { targetId } = await whole.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await whole.send('Target.attachToTarget', { targetId, flatten: false });
  const send = speakTo(whole, sessionId);
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Emulation.setDeviceMetricsOverride', SCREEN);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slower });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: first });
  await send('Page.navigate', { url });
  const phone = {
    ask: async (expression) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true });
      if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.exception?.description ?? expression}`);
      return result.value;
    },
    drag: async (places) => {
      for (const [step, place] of places.entries())
        await send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints: [place] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    frames: (act) => traceFrames(whole, act),
    close: async () => {
      await whole.send('Target.disposeBrowserContext', { browserContextId });
      await whole.detach();
    },
  };
  const end = Date.now() + AWAKE_MS;
  while (!(await phone.ask(`document.documentElement?.matches('[data-awake]') ?? false`))) {
    if (Date.now() > end) {
      await phone.close();
      throw new Error(`The scripts of ${url} did not come.`);
    }
    await delay(LOOK_MS);
  }
  return phone;
}

async function traceFrames(whole, act) {
  const found = [];
  const collect = ({ value }) => found.push(...value);
  whole.on('Tracing.dataCollected', collect);
  await whole.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await act();
  const isOver = new Promise((resolve) => whole.once('Tracing.tracingComplete', resolve));
  await whole.send('Tracing.end');
  await within(isOver, 'Tracing.end');
  whole.off('Tracing.dataCollected', collect);
  const frames = found.filter(({ name, tdur }) => name === 'FireAnimationFrame' && tdur);
  return frames.map(({ tdur }) => tdur / 1000);
}

/**
 * A page as it is measured.
 * @typedef {object} SlowPhone
 * @property {(expression: string) => Promise<any>} ask what a script's expression says there
 * @property {(places: { x: number, y: number }[]) => Promise<void>} drag touches the screen there and leads on, in CSS px
 * @property {(act: () => Promise<unknown>) => Promise<number[]>} frames how long a core worked on the script of each frame, in ms, while
 *   something was done: not how long that script waited for its turn or for the graphics chip
 * @property {() => Promise<void>} close
 */

/** Sends commands of Chrome's protocol to one page, through the browser. */
function speakTo(whole, sessionId) {
  const waiting = new Map();
  let last = 0;
  whole.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    const { id, result, error } = from === sessionId ? JSON.parse(message) : {};
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  return (method, params = {}) =>
    within(
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const message = JSON.stringify({ id: last, method, params });
        whole.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
      method,
    );
}

/** @throws where the browser does not answer in time */
function within(answer, asked) {
  let late;
  const tooLate = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error(`The browser did not answer ${asked}.`)), ANSWER_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(late));
}
