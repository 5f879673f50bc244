import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { root } from '@/runtime/root';

/**
 * The shop's typeface and the typeface of Japanese, from packages with one file a weight. A file is read when a character needs
 * it.
 */
const FILES = {
  regular: {
    latin: 'familjen-grotesk/500Medium/FamiljenGrotesk_500Medium.ttf',
    japanese: 'noto-sans-jp/500Medium/NotoSansJP_500Medium.ttf',
  },
  bold: {
    latin: 'familjen-grotesk/700Bold/FamiljenGrotesk_700Bold.ttf',
    japanese: 'noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  },
} as const;

/** Letter spacing of titles, in em. */
const TIGHT = -0.03;

/** Space between Japanese and Latin letters or figures in em, as browsers set it (CSS Text 4, `text-autospace`). */
const AUTOSPACE = 0.125;

/** How a line is set: its size, and the letter spacing of its Latin letters in em. */
export type Typeset = { px: number; weight?: keyof typeof FILES; tracking?: number };

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** True for a text with Japanese letters. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** The outlines of a line from its baseline (an SVG path), and its width in px. */
export function outline(
  text: string,
  { px, weight = 'bold', tracking = TIGHT }: Typeset,
): { path: string; width: number } {
  let x = 0;
  let path = '';
  let before = '';
  for (const run of runsOf(text, weight)) {
    if (isSpaced(before, run.text)) x += AUTOSPACE * px;
    const { font } = fontOf(FILES[weight][run.script]);
    const scale = px / font.unitsPerEm;
    const space = run.script === 'latin' ? tracking * px : 0;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale)
        .toSVG();
      x += xAdvance * scale + space;
    }
    before = run.text;
  }
  return { path, width: x - tracking * px };
}

/** Characters of a text that no font has. */
export const missingCharacters = (text: string): string[] =>
  [...text].filter((character) => !has('latin', character) && !has('japanese', character));

type Run = { script: keyof (typeof FILES)['bold']; text: string };

/** Splits a text into runs of one font. */
function runsOf(text: string, weight: keyof typeof FILES): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const script = has('latin', character, weight) ? 'latin' : 'japanese';
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

/** True at the boundary of Japanese and Latin letters or figures. */
const isSpaced = (before: string, after: string): boolean =>
  (/[\p{Script=Latin}\p{N}]$/u.test(before) && JAPANESE.test(after.charAt(0))) ||
  (JAPANESE.test(before.slice(-1)) && /^[\p{Script=Latin}\p{N}]/u.test(after));

const has = (script: Run['script'], character: string, weight: keyof typeof FILES = 'bold'): boolean =>
  fontOf(FILES[weight][script]).characters.has(character.codePointAt(0) ?? 0);

const fonts = new Map<string, { font: Font; characters: ReadonlySet<number> }>();

function fontOf(file: string): { font: Font; characters: ReadonlySet<number> } {
  const known = fonts.get(file);
  if (known) return known;
  const font = create(readFileSync(join(root, 'node_modules/@expo-google-fonts', file)));
  const loaded = { font, characters: new Set(font.characterSet) };
  fonts.set(file, loaded);
  return loaded;
}

/** The width in px of a text set at `px`. */
export type Measure = (text: string, px: number) => number;

/** The space for a text in px, and the type sizes to try, largest first. */
type Box = { measure: Measure; width: number; height: number; sizes: readonly number[] };

/**
 * Sets a title in the largest of the sizes at which it fits its box. A title that fits at none takes the last size, with as
 * many lines as it needs.
 */
export const fitTitle = (title: string, box: Box): Fitted => fit(piecesOf(title), box);

type Fitted = { size: number; lines: string[] };

/**
 * Sets a detail on one line, or with two prices on a line for each if one line would be too small.
 * @param sizes largest first; the first `whole` of them are tried on one line
 */
export function fitDetail(detail: string, box: Omit<Box, 'height'>, whole: number): Fitted {
  const line = fit([detail], { ...box, height: Infinity, sizes: box.sizes.slice(0, whole) });
  if (box.measure(detail, line.size) <= box.width) return line;
  return fit(detail.split(/(?<=, |、)/), { ...box, height: Infinity });
}

function fit(pieces: readonly string[], { measure, width, height, sizes }: Box): Fitted {
  let fitted: Fitted = { size: 0, lines: [pieces.join('')] };
  for (const size of sizes) {
    const lines = wrap(pieces, (text) => measure(text, size) <= width);
    fitted = { size, lines };
    if (lines.length * size <= height && lines.every((line) => measure(line, size) <= width)) break;
  }
  return fitted;
}

/** Joins pieces to lines, each as full as it can be. A piece that is too long for a line gets its own line. */
function wrap(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** The parts of a title between which a line may end: words with their space, and phrases of a Japanese text. */
function piecesOf(title: string): string[] {
  const words = title.split(/(?<=[^\S\u00A0\u202F]+)(?=\S)/);
  return words.flatMap((word) => (isJapanese(word) ? phrasesOf(word) : [word]));
}

/** Words of a Japanese text, each with the particles and punctuation marks after it. */
function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const isBound = /^(?:\p{Script=Hiragana}|\P{L})+$/u.test(segment);
    if (isBound && phrases.length > 0) phrases[phrases.length - 1] += segment;
    else phrases.push(segment);
  }
  return phrases;
}
