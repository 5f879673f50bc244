// Writes app/stand-in.css: measures the running shop's words in its face, letter by letter, and makes the stand-in as wide.
// `npm run stand-in` after the face has changed; `-- http://localhost:3001` for a shop on another port. It needs Liberation Sans.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browsers/browser.mjs';
import { runProgram } from '../../runtime/fault.mjs';
import { root } from '../../runtime/root.mjs';
import { standInRules } from './fallback-metrics.mjs';

const PATHS = [
  '/',
  '/all',
  '/all/xerix',
  '/all/california/3',
  '/wfemale/allwfemale/1',
  '/contact/form',
  '/privacy',
  '/terms',
  '/shipping-returns',
  '/warranty',
  '/about',
  '/accessibility',
  '/order',
  '/search?q=moon',
  '/compare?w=xerix/1,gshock/1',
  '/auth/user',
  '/register/registeruser',
  '/thanks',
  '/error',
  '/empty',
];
const WEIGHTS = [400, 600, 700];
/** Letters that have a stand-in of their own, whether they are used today or not. */
const LETTERS = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)), ...'\u00a0×−–—’‘“”…·'];
/** A letter seen less often is measured alone, without its neighbours. */
const FEW = 5;

runProgram(async () => {
  const shop = process.argv[2] ?? 'http://localhost:3000';
  const { chromium } = await import('@playwright/test');
  // Linux rounds each letter to whole px, which phones do not.
  const args = ['--no-sandbox', '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 4 });
    /** @type {[string, string, number][]} */
    const seen = [];
    for (const path of PATHS) {
      await page.goto(`${shop}${path}`);
      await page.evaluate(() => document.fonts.ready);
      seen.push(...(await page.evaluate(lettersSeen)));
    }
    const rules = [];
    for (const weight of WEIGHTS) {
      const alone = await page.evaluate(lettersAlone, { weight, letters: LETTERS });
      const measured = LETTERS.map((letter, index) => {
        const widths = seen.flatMap(([itsWeight, its, em]) =>
          Number(itsWeight) === weight && its === letter ? [em * 1000] : [],
        );
        const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
        const { face, standIn } = alone[index] ?? { face: 1, standIn: 1 };
        return { letter, uses: widths.length, scale: (widths.length > FEW ? mean : face) / standIn };
      });
      rules.push(standInRules(weight, measured));
    }
    const title =
      '/* Made by `npm run stand-in`: the shop’s face until that has come, as high, and each letter as wide. */\n';
    writeFileSync(join(root, 'app/stand-in.css'), [title, ...rules].join('\n'));
  } finally {
    await browser.close();
  }
});

/** Each letter of the page as it stands between its neighbours: its weight, and how wide it is in em. In the page. */
function lettersSeen() {
  /** @type {[string, string, number][]} */
  const found = [];
  const texts = new Set();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent ?? ''];
    if (!element || !text.trim() || !element.checkVisibility() || element.closest('svg')) continue;
    const { fontWeight, fontSize, letterSpacing } = getComputedStyle(element);
    if (texts.has(fontWeight + text)) continue;
    texts.add(fontWeight + text);
    for (let index = 0; index < text.length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { width } = range.getBoundingClientRect();
      const letter = /[ \t\n]/.test(text.charAt(index)) ? ' ' : text.charAt(index);
      const own = width - (parseFloat(letterSpacing) || 0);
      if (width > 0) found.push([fontWeight, letter, own / parseFloat(fontSize)]);
    }
  }
  return found;
}

/** How wide letters are by themselves at 1,000 px, in the face and in what stands in for it. In the page. */
function lettersAlone({ weight, letters }) {
  const context = document.createElement('canvas').getContext('2d');
  return letters.map((/** @type {string} */ letter) => {
    const [face, standIn] = ['familjen', 'Liberation Sans'].map((family) => {
      if (!context) return 1;
      context.font = `${weight} 1000px "${family}"`;
      return context.measureText(letter).width;
    });
    return { face: face ?? 1, standIn: standIn ?? 1 };
  });
}
