import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '@/runtime/port';
import { kill, start } from '@/tools/process/children';
import { callSource, type EngineDriver, finder, missingElement } from './driver';

/** How long WebKitWebDriver and a window may take to open, in ms. */
const OPENING_MS = 15_000;

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Debian's path of WebKit's small browser; undefined if it is not installed. */
export function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** WebKitGTK over classic WebDriver, on a virtual display. */
export class WebKitDriver implements EngineDriver {
  private constructor(
    private readonly driver: WebDriver,
    private readonly server: ChildProcess,
  ) {}

  static async start(binary: string): Promise<WebKitDriver> {
    const port = await findFreePort();
    const screen = ['-a', '-s', '-screen 0 1600x2000x24', 'dbus-run-session'];
    const server = start('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
      env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: process.getuid?.() === 0 ? '1' : undefined },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    try {
      await until(
        async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok,
        'WebKitWebDriver does not answer.',
      );
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      });
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      const started = new WebKitDriver(driver, server);
      await started.resize(1280, 800);
      return started;
    } catch (error) {
      kill(server);
      throw error;
    }
  }

  open = (url: string): Promise<void> => this.driver.get(url);

  back = (): Promise<void> => this.driver.navigate().back();

  url = (): Promise<string> => this.driver.getCurrentUrl();

  /** The window has a title bar of unknown height, so its size is corrected once. */
  async resize(width: number, height: number): Promise<void> {
    const frame = this.driver.manage().window();
    await frame.setRect({ x: 0, y: 0, width, height });
    const isSettled = async () => {
      const inner = await this.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
      const rect = await frame.getRect();
      if (inner.width === width && inner.height === height) return true;
      await frame.setRect({
        x: 0,
        y: 0,
        width: rect.width + width - inner.width,
        height: rect.height + height - inner.height,
      });
      return undefined;
    };
    await until(isSettled, `The window does not get ${width}x${height} px.`);
  }

  async press(selector: string, name?: string): Promise<void> {
    const element = await this.#find(selector, name);
    const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    const isHidden =
      'const { top, bottom } = arguments[0].getBoundingClientRect(); const middle = (top + bottom) / 2; return middle < 140 || middle > innerHeight - 60';
    if (await this.driver.executeScript(isHidden, element)) await this.driver.executeScript(scroll, element);
    await this.driver.actions().move({ origin: element }).click().perform();
  }

  async type(selector: string, text: string): Promise<void> {
    await (await this.#find(selector)).sendKeys(text);
  }

  key = (key: keyof typeof KEYS): Promise<void> => this.driver.actions().sendKeys(KEYS[key]).perform();

  async evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const done = 'const done = arguments[arguments.length - 1]';
    const call = `Promise.resolve(${callSource(work, args)}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const answer = await this.driver.executeAsyncScript<{ value?: unknown; error?: string }>(`${done}; ${call}`);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as Result;
  }

  async inPopup(open: () => Promise<void>, inside: () => Promise<void>): Promise<void> {
    const main = await this.driver.getWindowHandle();
    const known = await this.driver.getAllWindowHandles();
    await open();
    const opened = async () => (await this.driver.getAllWindowHandles()).find((handle) => !known.includes(handle));
    await this.driver.switchTo().window(await until(opened, 'No window opened.'));
    await inside();
    await this.driver.switchTo().window(main);
  }

  async screenshot(path: string): Promise<void> {
    writeFileSync(path, await this.driver.takeScreenshot(), 'base64');
  }

  async version(): Promise<string> {
    const capabilities = await this.driver.getCapabilities();
    return `WebKitGTK ${capabilities.getBrowserVersion()}`;
  }

  async close(): Promise<void> {
    await this.driver.quit().catch(() => {});
    kill(this.server);
  }

  async #find(selector: string, name = ''): Promise<WebElement> {
    const call = `return ${finder}(arguments[0], arguments[1])`;
    const element = await this.driver.executeScript<WebElement | null>(call, selector, name);
    if (!element) throw missingElement(selector, name);
    return element;
  }
}

/** Repeats `look` until it returns a value. @throws {Error} with the message after {@link OPENING_MS}. */
async function until<T>(look: () => Promise<T | undefined>, message: string): Promise<T> {
  const end = Date.now() + OPENING_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(message);
}
