import 'server-only';
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Weight = 'regular' | 'bold';

/** A run of characters of one font. */
export type Run = { font: Font; text: string };

/** A TrueType font: its name in the PDF, its bytes, and the characters that it has. */
type Font = { name: string; bytes: Buffer<ArrayBuffer>; characters: ReadonlySet<number> };

/** The typeface's files, by weight. */
const typeface = {
  regular: 'familjen-grotesk/400Regular/FamiljenGrotesk_400Regular.ttf',
  bold: 'familjen-grotesk/600SemiBold/FamiljenGrotesk_600SemiBold.ttf',
} as const;

/** Files for Greek, Cyrillic and Devanagari, then Japanese, Korean and Chinese; each is read when a character needs it. */
const fallbacks = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
] as const;

const loaded = new Map<string, Font>();

/** Loads a font from its package, in the folder that the shop runs in, as `npm start` and the image do. */
function load(file: string): Font {
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts', file));
  const font = { name: file, bytes, characters: new Set(create(bytes).characterSet) };
  loaded.set(file, font);
  return font;
}

function fontOf(character: number, weight: Weight): Font | undefined {
  for (const file of [typeface[weight], ...fallbacks]) {
    const font = load(file);
    if (font.characters.has(character)) return font;
  }
  return undefined;
}

/** Chooses a form of the character before it, as in some Japanese names. The typefaces' own form is drawn. */
const variationSelectors = /\p{Variation_Selector}/gu;

/** Replacement for a character without a glyph. */
const UNKNOWN = '?';

/**
 * Splits a text into runs of one font.
 *
 * @param onMissing gets each character without a glyph, which becomes a question mark.
 */
export function runsOf(text: string, weight: Weight, onMissing: (character: string) => void): Run[] {
  const runs: Run[] = [];
  for (const typed of text.normalize('NFC').replace(variationSelectors, '')) {
    const found = fontOf(typed.codePointAt(0) ?? 0, weight);
    if (!found) onMissing(typed);
    const font = found ?? load(typeface[weight]);
    const character = found ? typed : UNKNOWN;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
