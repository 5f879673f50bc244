import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** How much of a page is looked at, in CSS px from its top: a list of 54 watches says nothing more after its first rows. */
const TALLEST = 4000;

/** How many pixels may differ: the edges of letters, and less than a line that has moved by one pixel. */
const MOST_PIXELS = 60;

/**
 * Compares the page with the picture of it in `e2e/looks` (docs/decisions/0096): where everything stands, without photographs.
 * Dates that the shop has worked out are those of one week.
 */
export async function looksAsKept(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const writeDates = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const said = text.nodeValue ?? '';
        const dated = said.replace(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}\b/g, 'Wed, Nov 25');
        if (dated !== said) text.nodeValue = dated;
      }
    };
    writeDates();
    // Some are worked out only once the page is awake.
    new MutationObserver(writeDates).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
    stylePath: join(__dirname, 'look.css'),
    maxDiffPixels: MOST_PIXELS,
  });
}
