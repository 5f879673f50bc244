// Writes app/stand-in.css, the fallback font with per-glyph metrics: measures each letter in the running shop.
// Run `npm run fallback-font` after the typeface has changed; `-- http://localhost:3001` for a shop on another port. Needs Liberation Sans.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { findBrowser } from '@/tools/browsers/browser';
import { fallbackRules } from './fallback-metrics';

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
/** Letters with metrics of their own, whether the shop uses them today or not. */
const LETTERS = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)), ...'\u00a0×−–—’‘“”…·'];
/** A letter seen no more often than this is measured alone, without its neighbours (kerning). */
const FEW = 5;

/** A letter of the page with its font weight and its width in em. */
type SeenLetter = { weight: number; letter: string; em: number };

runProgram(async () => {
  const shop = process.argv[2] ?? 'http://localhost:3000';
  // Linux rounds each letter's width to whole px, which phones do not.
  const args = ['--no-sandbox', '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 4 });
    const seen: SeenLetter[] = [];
    for (const path of PATHS) {
      await page.goto(`${shop}${path}`);
      await page.evaluate(() => document.fonts.ready);
      seen.push(...(await page.evaluate(lettersSeen)));
    }
    const rules: string[] = [];
    for (const weight of WEIGHTS) {
      const alone = await page.evaluate(lettersAlone, { weight, letters: LETTERS });
      const measured = LETTERS.map((letter, index) => {
        const widths = seen.filter((one) => one.weight === weight && one.letter === letter).map(({ em }) => em * 1000);
        const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
        const { typeface, fallback } = alone[index] ?? { typeface: 1, fallback: 1 };
        return { letter, uses: widths.length, scale: (widths.length > FEW ? mean : typeface) / fallback };
      });
      rules.push(fallbackRules(weight, measured));
    }
    const title =
      '/* Made by `npm run fallback-font`: the shop’s face until that has come, as high, and each letter as wide. */\n';
    writeFileSync(join(root, 'app/stand-in.css'), [title, ...rules].join('\n'));
  } finally {
    await browser.close();
  }
});

/** Runs in the page: each letter as it stands between its neighbours. */
function lettersSeen(): SeenLetter[] {
  const found: SeenLetter[] = [];
  const texts = new Set<string>();
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
      if (width > 0) found.push({ weight: Number(fontWeight), letter, em: own / parseFloat(fontSize) });
    }
  }
  return found;
}

/** Runs in the page: the widths of single letters at 1,000 px, in the typeface and in the fallback font. */
function lettersAlone({ weight, letters }: { weight: number; letters: readonly string[] }) {
  const context = document.createElement('canvas').getContext('2d');
  return letters.map((letter) => {
    const [typeface = 1, fallback = 1] = ['familjen', 'Liberation Sans'].map((family) => {
      if (!context) return 1;
      context.font = `${weight} 1000px "${family}"`;
      return context.measureText(letter).width;
    });
    return { typeface, fallback };
  });
}
