import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type PageScreenshotOptions, test } from '@playwright/test';
import { hydratePage } from './hydrated';
import { nameOf } from './shop';
import { similarity, readsAsKept } from './tree';

/** A Tuesday: no weekend price, and the same dates of delivery at each run. */
export const tuesday = new Date('2026-11-17T15:00:00Z');

/** How much of a page is looked at, in CSS px from its top: a list of 54 watches says nothing more after its first rows. */
const TALLEST = 4000;

/** How long a visit may take on a machine that others keep busy. */
const SECONDS_A_VISIT = 15;

/** How many pixels may differ: the edges of letters, and less than a line that has moved by one pixel. */
const MOST_PIXELS = 60;

const writeAlike = (page: Page) =>
  page.evaluate((pairs) => {
    const write = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const said = text.nodeValue ?? '';
        const alike = pairs.reduce((words, [sought, given]) => words.replace(new RegExp(sought, 'g'), given), said);
        if (alike !== said) text.nodeValue = alike;
      }
    };
    write();
    // Some are worked out only once the page is awake.
    new MutationObserver(write).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, similarity);

/** Whether the page's scripts are to come: a page without has none to wait for. */
const hasScripts = (page: Page) => page.evaluate(() => 'earlyPresses' in window);

/**
 * Waits until React knows the words that are to be written alike: before, another word than the server's would be a fault. A page
 * without scripts stays as it came.
 */
async function settle(page: Page): Promise<void> {
  const areKnown = (pairs: readonly (readonly [string, string])[]) => {
    const isKnown = (element: Element | null) =>
      element !== null &&
      // What Next hands to React stands in scripts, which nobody sees.
      (element.tagName === 'SCRIPT' || Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.nodeValue ?? '';
      if (pairs.some(([sought]) => new RegExp(sought).test(said)) && !isKnown(text.parentElement)) return false;
    }
    return true;
  };
  if (await hasScripts(page)) await page.waitForFunction(areKnown, similarity);
  await page.evaluate(() => document.fonts.ready);
  await writeAlike(page);
  await wear(page);
}

const style = readFileSync(join(__dirname, 'snapshot.css'), 'utf8');

/** Puts snapshot.css on, in the one way that the shop's policy of what a page may carry leaves open to a test. */
const wear = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, style);

const settings = { maxDiffPixels: MOST_PIXELS };

/**
 * Compares with the picture that is kept. Reading two pictures pixel by pixel takes a second of a core: those that are the
 * same to the byte are not read.
 */
async function isAsKept(page: Page, name: string, part: PageScreenshotOptions = {}): Promise<void> {
  const kept = test.info().snapshotPath(`${name}.png`, { kind: 'screenshot' });
  const taken = await page.screenshot({ ...part, animations: 'disabled', caret: 'hide', scale: 'css' });
  if (existsSync(kept) && readFileSync(kept).equals(taken)) return;
  if (!existsSync(kept)) await offer(`${name}-actual.png`, taken);
  // Soft: what else is asked of the same visit is asked too.
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...settings, ...part });
}

/** Leaves a picture that was never kept for `npm run snapshots` to show, as Playwright does with one that has changed. */
async function offer(name: string, picture: Buffer): Promise<void> {
  const path = test.info().outputPath(name);
  writeFileSync(path, picture);
  await test.info().attach(name, { path });
}

/**
 * Compares the page with the picture of it in `e2e/snapshots` (docs/decisions/0096): where everything stands, without photographs.
 * Dates that the shop has worked out are those of one week.
 * @param tallest how much of it, in CSS px from its top.
 */
export async function looksAsKept(page: Page, name: string, tallest = TALLEST): Promise<void> {
  await settle(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await isAsKept(page, name, { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } });
}

/** The same with the screen: what opens over a page, and as much of the page as is seen beside it. */
export async function screenLooksAsKept(page: Page, name: string): Promise<void> {
  await settle(page);
  await isAsKept(page, name);
}

/** Compares the page with its picture, and what is read aloud of its main part with its tree (docs/decisions/0127). */
export async function standsAsKept(page: Page, name: string, tallest?: number): Promise<void> {
  await looksAsKept(page, name, tallest);
  if (await hasScripts(page)) await hydratePage(page);
  await readsAsKept(page.getByRole('main'), name);
}

/** The same with the screen, and the tree of what has been opened over the page. */
export async function screenStandsAsKept(page: Page, name: string, opened: Locator): Promise<void> {
  await screenLooksAsKept(page, name);
  await readsAsKept(opened, name);
}

/** One visit after the other: each page with its picture, and without scripts, where another is read, with its tree. */
export async function lookAtAll(page: Page, way: string, paths: readonly string[], tallest: number): Promise<void> {
  test.setTimeout(paths.length * SECONDS_A_VISIT * 1000);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      const name = `${way}-${nameOf(path)}`;
      await looksAsKept(page, name, tallest);
      if (!(await hasScripts(page))) await readsAsKept(page.getByRole('main'), name);
    });
  }
}
