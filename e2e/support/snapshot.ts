import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type PageScreenshotOptions, test } from '@playwright/test';
import { hydratePage } from './hydrated';
import { nameOf } from './shop';
import { replacements, expectAriaSnapshot } from './aria-snapshot';

/** A Tuesday: no weekend price, and the same delivery dates in each run. */
export const tuesday = new Date('2026-11-17T15:00:00Z');

/** Maximum height of a screenshot in CSS px: a list of 54 watches repeats its rows. */
const MAX_HEIGHT = 4000;

/** Maximum time per page on a busy machine. */
const SECONDS_PER_PAGE = 15;

/** Maximum number of differing pixels: tolerates anti-aliasing, but not a line moved by 1 px. */
const MAX_DIFF_PIXELS = 60;

const normalisePage = (page: Page) =>
  page.evaluate((pairs) => {
    const replaceTexts = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const original = text.nodeValue ?? '';
        const normalised = pairs.reduce(
          (result, [pattern, replacement]) => result.replace(new RegExp(pattern, 'g'), replacement),
          original,
        );
        if (normalised !== original) text.nodeValue = normalised;
      }
    };
    replaceTexts();
    // Some texts appear only after hydration.
    new MutationObserver(replaceTexts).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, replacements);

/** True unless the page has no scripts. */
const hasScripts = (page: Page) => page.evaluate(() => 'queuedClicks' in window);

/**
 * Waits until React has hydrated all texts that are replaced: an earlier change would be a hydration mismatch.
 * Pages without scripts need no wait.
 */
async function prepare(page: Page): Promise<void> {
  const areHydrated = (pairs: readonly (readonly [string, string])[]) => {
    const isHydrated = (element: Element | null) =>
      element !== null &&
      // Script elements hold Next's data, which is not visible.
      (element.tagName === 'SCRIPT' || Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const original = text.nodeValue ?? '';
      if (pairs.some(([pattern]) => new RegExp(pattern).test(original)) && !isHydrated(text.parentElement))
        return false;
    }
    return true;
  };
  if (await hasScripts(page)) await page.waitForFunction(areHydrated, replacements);
  await page.evaluate(() => document.fonts.ready);
  await normalisePage(page);
  await applyStyle(page);
}

const style = readFileSync(join(__dirname, 'snapshot.css'), 'utf8');

/** Adopts snapshot.css as a constructed style sheet, because the Content-Security-Policy blocks a style element. */
const applyStyle = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, style);

const settings = { maxDiffPixels: MAX_DIFF_PIXELS };

/**
 * Compares the page with a stored screenshot. Byte-equal files skip the pixel comparison, which takes a second of CPU
 * time.
 */
async function compareScreenshot(page: Page, name: string, part: PageScreenshotOptions = {}): Promise<void> {
  const stored = test.info().snapshotPath(`${name}.png`, { kind: 'screenshot' });
  const taken = await page.screenshot({ ...part, animations: 'disabled', caret: 'hide', scale: 'css' });
  if (existsSync(stored) && readFileSync(stored).equals(taken)) return;
  if (!existsSync(stored)) await attachNew(`${name}-actual.png`, taken);
  // Soft, so that other assertions of the test still run.
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...settings, ...part });
}

/** Attaches a new screenshot for `npm run snapshots`, as Playwright does for a changed one. */
async function attachNew(name: string, picture: Buffer): Promise<void> {
  const path = test.info().outputPath(name);
  writeFileSync(path, picture);
  await test.info().attach(name, { path });
}

/**
 * Compares the page's layout with its screenshot in `e2e/snapshots` (docs/decisions/0033-end-to-end-tests.md), without
 * photographs. Computed dates are replaced by fixed ones.
 * @param tallest maximum height in CSS px
 */
export async function expectPageScreenshot(page: Page, name: string, tallest = MAX_HEIGHT): Promise<void> {
  await prepare(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await compareScreenshot(page, name, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  });
}

/** Compares the viewport, including dialogs over the page, with its screenshot. */
export async function expectViewportScreenshot(page: Page, name: string): Promise<void> {
  await prepare(page);
  await compareScreenshot(page, name);
}

/** Compares the page's screenshot and the accessibility tree of its main element (docs/decisions/0033-end-to-end-tests.md). */
export async function expectPageSnapshot(page: Page, name: string, tallest?: number): Promise<void> {
  await expectPageScreenshot(page, name, tallest);
  if (await hasScripts(page)) await hydratePage(page);
  await expectAriaSnapshot(page.getByRole('main'), name);
}

/** Compares the viewport's screenshot and the accessibility tree of the opened element. */
export async function expectViewportSnapshot(page: Page, name: string, opened: Locator): Promise<void> {
  await expectViewportScreenshot(page, name);
  await expectAriaSnapshot(opened, name);
}

/** Compares the screenshots of all pages, and without scripts also their accessibility trees. */
export async function expectPageSnapshots(
  page: Page,
  prefix: string,
  paths: readonly string[],
  tallest: number,
): Promise<void> {
  test.setTimeout(paths.length * SECONDS_PER_PAGE * 1000);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      const name = `${prefix}-${nameOf(path)}`;
      await expectPageScreenshot(page, name, tallest);
      if (!(await hasScripts(page))) await expectAriaSnapshot(page.getByRole('main'), name);
    });
  }
}
