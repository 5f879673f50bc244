import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import { callSource, type EngineDriver, finder, missingElement } from './driver';

/** How long a window may take to open, in ms. */
const POPUP_MS = 10_000;

/** Chromium over the DevTools protocol, or Firefox over WebDriver BiDi. */
export class PuppeteerDriver implements EngineDriver {
  private constructor(
    private readonly browser: Browser,
    private page: Page,
  ) {}

  static async start(browser: 'chrome' | 'firefox', executablePath: string): Promise<PuppeteerDriver> {
    const started = await launch({
      browser,
      executablePath,
      headless: true,
      defaultViewport: { width: 1280, height: 800 },
      args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    });
    const page = (await started.pages())[0] ?? (await started.newPage());
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    return new PuppeteerDriver(started, page);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  url = async (): Promise<string> => this.page.url();

  resize = (width: number, height: number): Promise<void> => this.page.setViewport({ width, height });

  async press(selector: string, name?: string): Promise<void> {
    await (await this.#find(selector, name)).click();
  }

  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.page.keyboard.type(text);
  }

  key = (key: 'Enter' | 'Escape' | 'Tab'): Promise<void> => this.page.keyboard.press(key);

  async evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.page.evaluate(callSource(work, args))) as Result;
  }

  async inPopup(open: () => Promise<void>, inside: () => Promise<void>): Promise<void> {
    const main = this.page;
    const known = new Set(await this.browser.pages());
    await open();
    this.page = await this.#newPage(known);
    await inside();
    this.page = main;
  }

  async screenshot(path: string): Promise<void> {
    await this.page.screenshot({ path: path as `${string}.png` });
  }

  version = (): Promise<string> => this.browser.version();

  close = (): Promise<void> => this.browser.close();

  async #newPage(known: ReadonlySet<Page>): Promise<Page> {
    const end = Date.now() + POPUP_MS;
    while (Date.now() < end) {
      const found = (await this.browser.pages()).find((page) => !known.has(page));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('No window opened.');
  }

  async #find(selector: string, name?: string): Promise<ElementHandle> {
    const call = `${finder}(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
    const element = (await this.page.evaluateHandle(call)).asElement();
    if (!element) throw missingElement(selector, name);
    return element as ElementHandle;
  }
}
