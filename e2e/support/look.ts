import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type PageScreenshotOptions, test } from '@playwright/test';

/** A Tuesday: no weekend price, and the same dates of delivery at each run. */
export const tuesday = new Date('2026-11-17T15:00:00Z');

/** How much of a page is looked at, in CSS px from its top: a list of 54 watches says nothing more after its first rows. */
const TALLEST = 4000;

/** How many pixels may differ: the edges of letters, and less than a line that has moved by one pixel. */
const MOST_PIXELS = 60;

/** What differs from one run to the next, and what stands in its place: the dates of a delivery and of an order, its number, a shopper's address. */
const likeness = [
  ['\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \\d{1,2}\\b', 'Wed, Nov 25'],
  ['\\b[A-Z][a-z]+ \\d{1,2}, \\d{4}\\b', 'November 17, 2026'],
  ['\\bOH-[0-9A-Z]{8}\\b', 'OH-7K3M9QX2'],
  ['\\bada-[\\da-f-]{36}@', 'ada@'],
] as const;

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
  }, likeness);

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
  if (await page.evaluate(() => 'earlyPresses' in window)) await page.waitForFunction(areKnown, likeness);
  await page.evaluate(() => document.fonts.ready);
  await writeAlike(page);
  await wear(page);
}

const style = readFileSync(join(__dirname, 'look.css'), 'utf8');

/** Puts look.css on, in the one way that the shop's policy of what a page may carry leaves open to a test. */
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
  await expect(page).toHaveScreenshot(`${name}.png`, { ...settings, ...part });
}

/**
 * Compares the page with the picture of it in `e2e/looks` (docs/decisions/0096): where everything stands, without photographs.
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
