// Drives a slow phone without Playwright's instrumentation.
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** A small low-end phone, in CSS px, three device pixels to each. */
const SCREEN: Screen = { width: 360, height: 740, deviceScaleFactor: 3, mobile: true };

/** Hydration timeout of a page, and polling interval, in ms. */
const HYDRATED_MS = 30_000;
const POLL_MS = 250;

/** Timeout of a browser command, in ms. */
const ANSWER_MS = 60_000;

/** Size in CSS px, and device pixels to each. */
export type Screen = { width: number; height: number; deviceScaleFactor: number; mobile: boolean };

/** `slowdown` is relative to this machine; `script` runs before the page's scripts. The screen is a small phone's by default. */
export type PhoneOptions = { url: string; slowdown: number; script: string; screen?: Screen };

/** A page on the phone. */
export type SlowPhone = {
  /** The value of a script's expression in the page. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Touches the screen at the first point and moves on to the others, in CSS px. */
  drag: (points: readonly { x: number; y: number }[]) => Promise<void>;
  /** Measures the script's CPU time per frame in ms while `act` runs, without waiting for the scheduler or the GPU. */
  frames: (act: () => Promise<unknown>) => Promise<number[]>;
  close: () => Promise<void>;
};

/**
 * Opens a page on a slow phone by the Chrome DevTools Protocol. Playwright would instrument a page that it opens itself, which is
 * a long task on a slow phone (docs/decisions/0034-benchmarks.md).
 * @throws {Error} if the page does not hydrate
 */
export async function openSlowPhone(
  browser: Browser,
  { url, slowdown, script, screen = SCREEN }: PhoneOptions,
): Promise<SlowPhone> {
  const whole = await browser.newBrowserCDPSession();
  const { browserContextId } = await whole.send('Target.createBrowserContext');
  const { targetId } = await whole.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await whole.send('Target.attachToTarget', { targetId, flatten: false });
  const send = sendTo(whole, sessionId);
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Emulation.setDeviceMetricsOverride', screen);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  await send('Page.navigate', { url });
  const phone: SlowPhone = {
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true });
      if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.exception?.description ?? expression}`);
      return result.value;
    },
    drag: async (points) => {
      for (const [step, point] of points.entries())
        await send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints: [point] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    frames: (act) => traceFrames(whole, act),
    close: async () => {
      await whole.send('Target.disposeBrowserContext', { browserContextId });
      await whole.detach();
    },
  };
  const end = Date.now() + HYDRATED_MS;
  while (!(await phone.evaluate(`document.documentElement?.matches('[data-hydrated]') ?? false`))) {
    if (Date.now() > end) {
      await phone.close();
      throw new Error(`${url} did not hydrate.`);
    }
    await delay(POLL_MS);
  }
  return phone;
}

/** An event of a trace; `tdur` is CPU time in microseconds. */
type TraceEvent = { name?: string; tdur?: string | number };

async function traceFrames(whole: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: TraceEvent[] }) => void events.push(...value);
  whole.on('Tracing.dataCollected', collect);
  await whole.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise((resolve) => whole.once('Tracing.tracingComplete', resolve));
  await whole.send('Tracing.end');
  await within(complete, 'Tracing.end');
  whole.off('Tracing.dataCollected', collect);
  return events
    .filter(({ name, tdur }) => name === 'FireAnimationFrame' && tdur)
    .map(({ tdur }) => Number(tdur) / 1000);
}

/** An answer of the protocol; its result has the type that the protocol gives the command. */
type Answer = { id: number; result: never; error?: { message: string } };

/** Sends commands of the Chrome DevTools Protocol to one page, through the browser. */
function sendTo(whole: CDPSession, sessionId: string): CDPSession['send'] {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  whole.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const answer: Answer = JSON.parse(message);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (method, params) => {
    const answer = new Promise<Answer>((resolve, reject) => {
      last += 1;
      waiting.set(last, resolve);
      const message = JSON.stringify({ id: last, method, params: params ?? {} });
      whole.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
    const { result, error } = await within(answer, method);
    if (error) throw new Error(error.message);
    return result;
  };
}

/** @throws {Error} if the browser does not answer in time */
function within<T>(answer: Promise<T>, method: string): Promise<T> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The browser did not answer ${method}.`)), ANSWER_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
