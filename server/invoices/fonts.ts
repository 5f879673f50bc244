import 'server-only';
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { z } from 'zod';

export type Weight = 'regular' | 'bold';

/** A run of characters of one font. */
export type Run = { font: Font; text: string };

/** A font as sfnt (TrueType): its name in the PDF, its bytes, and the characters that it has. */
type Font = { name: string; bytes: Buffer<ArrayBuffer>; characters: ReadonlySet<number> };

/** Familjen is first; the files of Noto Sans follow, each loaded when a character needs it. */
const families = { regular: 400, bold: 600 } as const;

const loaded = new Map<string, Font>();

/** Path in a font package, in the folder that the shop runs in, as `npm start` and the image do. */
const fileOf = (family: string, path: string) =>
  join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource', family, path);

function load(family: string, file: string): Font {
  const name = `${family}-${file}`;
  const known = loaded.get(name);
  if (known) return known;
  const bytes = sfntOf(readFileSync(fileOf(family, `files/${name}-normal.woff`)));
  const font = { name, bytes, characters: new Set(create(bytes).characterSet) };
  loaded.set(name, font);
  return font;
}

type Fallback = { family: string; file: string; ranges: readonly (readonly [from: number, to: number])[] };

/** Unicode ranges by the name of a file. */
const unicodeRanges = z.record(z.string(), z.string());

let fallbacks: readonly Fallback[] | undefined;

/** Files of Noto Sans by the characters that they contain: Greek, Cyrillic and Devanagari, then Japanese, Korean and Chinese. */
function readFallbacks(): readonly Fallback[] {
  return ['noto-sans', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'].flatMap((family) => {
    const files = unicodeRanges.parse(JSON.parse(readFileSync(fileOf(family, 'unicode.json'), 'utf8')));
    return Object.entries(files).map(([key, ranges]) => ({
      family,
      file: `${key.replace(/[[\]]/g, '')}-400`,
      ranges: ranges.split(',').map(rangeOf),
    }));
  });
}

function rangeOf(text: string): readonly [from: number, to: number] {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}

function fontOf(character: number, weight: Weight): Font | undefined {
  for (const subset of ['latin', 'latin-ext', 'vietnamese']) {
    const font = load('familjen-grotesk', `${subset}-${families[weight]}`);
    if (font.characters.has(character)) return font;
  }
  for (const { family, file, ranges } of (fallbacks ??= readFallbacks())) {
    if (!ranges.some(([from, to]) => character >= from && character <= to)) continue;
    const font = load(family, file);
    if (font.characters.has(character)) return font;
  }
  return undefined;
}

/** Replacement for a character without a glyph. */
const UNKNOWN = '?';

/**
 * Splits a text into runs of one font.
 *
 * @param onMissing gets each character without a glyph, which becomes a question mark.
 */
export function runsOf(text: string, weight: Weight, onMissing: (character: string) => void): Run[] {
  const runs: Run[] = [];
  for (const typed of text.normalize('NFC')) {
    const found = fontOf(typed.codePointAt(0) ?? 0, weight);
    if (!found) onMissing(typed);
    const font = found ?? load('familjen-grotesk', `latin-${families[weight]}`);
    const character = found ? typed : UNKNOWN;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/**
 * Converts a WOFF 1.0 file to sfnt by inflating its tables. Fontkit would inflate a table of a WOFF for every glyph, and
 * fails on composite glyphs of WOFF 2.0.
 */
function sfntOf(woff: Buffer): Buffer<ArrayBuffer> {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const fieldAt = (at: number) => woff.readUInt32BE(entry + at);
    const [offset, packed, length] = [fieldAt(4), fieldAt(8), fieldAt(12)];
    const stored = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.subarray(entry + 16, entry + 20), data };
  });
  const head = Buffer.alloc(12 + 16 * tables.length);
  const largestPower = Math.floor(Math.log2(tables.length));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 << largestPower, 6);
  head.writeUInt16BE(largestPower, 8);
  head.writeUInt16BE(16 * tables.length - (16 << largestPower), 10);
  const parts: Uint8Array[] = [head];
  let position = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(position, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    position += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
