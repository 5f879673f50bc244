import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { root } from '@/runtime/root';
import { SETTINGS } from './picture-plan';

/**
 * The layout of Open Graph pictures in px; colours are tokens of tailwind.config.ts. Any change here gives all pictures new
 * names, so they are drawn again. Raise `version` for a change of the code below.
 */
const DRAWING = {
  ...SETTINGS.openGraph,
  version: 1,
  ink: '#12140f',
  soft: '#565a50',
  signal: '#c2341a',
  /** Margin around the text, and the width of its column. */
  margin: 64,
  column: 500,
  titleSizes: [112, 104, 96, 88, 80, 72, 64, 56, 48],
  titleHeight: 290,
  /** Crop of a photograph of 1200 x 1500: the square around the watch, whose strap runs off its edges. */
  crop: { left: 50, top: 190, width: 1100, height: 1100 },
};

/** The text of a picture: `kicker` is small, above the title ('' for none); `detail` is below it. */
export type OpenGraphText = { kicker: string; title: string; detail: string };

const WEIGHTS = {
  regular: '500Medium/FamiljenGrotesk_500Medium.ttf',
  bold: '700Bold/FamiljenGrotesk_700Bold.ttf',
} as const;

/** Letter spacing of titles, in em. */
const TIGHT = -0.03;

/**
 * The name of a picture's file: it changes with the text, the photograph and the layout.
 * @param photograph the hash of the master
 */
export function openGraphFile({ kicker, title, detail }: OpenGraphText, photograph: string): string {
  const content = JSON.stringify([DRAWING, kicker, title, detail, photograph]);
  return `${createHash('sha256').update(content).digest('hex').slice(0, 12)}-og.jpg`;
}

/**
 * Draws the picture that a link preview shows of a page: the photograph, the text, the shop's mark and name.
 * @param photograph a master of 1200 x 1500 px
 * @returns a JPEG of 1200 x 630 px
 */
export async function drawOpenGraph(text: OpenGraphText, photograph: Buffer): Promise<Buffer> {
  const { width, height, ground, crop, jpeg } = DRAWING;
  const master = sharp(photograph).autoOrient().toColourspace('srgb').flatten({ background: ground });
  const watch = await master.resize({ width: 1200, height: 1500, fit: 'contain', background: ground }).toBuffer();
  const picture = await sharp(watch).extract(crop).resize({ width: height, height }).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: picture, left: width - height, top: 0 },
      { input: Buffer.from(textAsSvg(text)), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/** The text as outlines: no font has to be installed on the machine that draws it. */
function textAsSvg({ kicker, title, detail }: OpenGraphText): string {
  const { width, height, margin, column, titleSizes, titleHeight, ink, soft } = DRAWING;
  const measure: Measure = (text, px) => outline(text, { px }).width;
  const { size, lines } = fitTitle(title, { measure, width: column, height: titleHeight, sizes: titleSizes });
  const leading = size * 0.94;
  const last = height - margin - 96;
  const first = last - (lines.length - 1) * leading;
  const put = (
    text: string,
    { x = margin, y, fill = ink, ...type }: Typeset & { x?: number; y: number; fill?: string },
  ) => `<path transform="translate(${x} ${y})" fill="${fill}" d="${outline(text, type).path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${margin + 22} ${margin + 22}) scale(1.6)">${mark()}</g>
    ${put('Odd Hours', { x: margin + 58, y: margin + 32, px: 30 })}
    ${kicker && put(kicker, { y: first - size * 0.72 - 28, px: 32, weight: 'regular', tracking: -0.01, fill: soft })}
    ${lines.map((line, index) => put(line, { y: first + index * leading, px: size })).join('')}
    ${put(detail, { y: height - margin - 4, px: 46, weight: 'regular', tracking: -0.02 })}
  </svg>`;
}

/** The shop's mark, as components/ui/icon.tsx draws it (docs/product.md 1.2). */
function mark(): string {
  const { ink, signal } = DRAWING;
  const ticks = [1, 3, 5, 7, 9, 11].map((hour) => `<path d="M0-13V-7" transform="rotate(${hour * 30})"/>`);
  return `<g stroke="${ink}" stroke-width="2.5">${ticks.join('')}</g><circle r="2" fill="${signal}"/>`;
}

/** How a line is set: its size, and its letter spacing in em. */
type Typeset = { px: number; weight?: keyof typeof WEIGHTS; tracking?: number };

/** The outlines of a line from its baseline (an SVG path), and its width in px. */
function outline(text: string, { px, weight = 'bold', tracking = TIGHT }: Typeset): { path: string; width: number } {
  const font = fontOf(weight);
  const scale = px / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  let path = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    path += glyph.path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, -yOffset * scale)
      .toSVG();
    x += xAdvance * scale + tracking * px;
  }
  return { path, width: x - tracking * px };
}

const fonts = new Map<keyof typeof WEIGHTS, Font>();

/** The shop's typeface in one weight, from the package with one file a weight. */
function fontOf(weight: keyof typeof WEIGHTS): Font {
  const font =
    fonts.get(weight) ??
    create(readFileSync(join(root, 'node_modules/@expo-google-fonts/familjen-grotesk', WEIGHTS[weight])));
  fonts.set(weight, font);
  return font;
}

/** The width in px of a text set at `px`. */
type Measure = (text: string, px: number) => number;

/** The space for a title in px, and the type sizes to try, largest first. */
type TitleBox = { measure: Measure; width: number; height: number; sizes: readonly number[] };

/**
 * Sets a title in the largest of the sizes at which it fits its box. A title that fits at none takes the last size, with as
 * many lines as it needs.
 */
export function fitTitle(
  title: string,
  { measure, width, height, sizes }: TitleBox,
): { size: number; lines: string[] } {
  let fitted = { size: 0, lines: [title] };
  for (const size of sizes) {
    const lines = wrap(title, (text) => measure(text, size) <= width);
    fitted = { size, lines };
    if (lines.length * size <= height && lines.every((line) => measure(line, size) <= width)) break;
  }
  return fitted;
}

/** Breaks a text between words, each line as full as it can be. A word that is too long for a line gets its own line. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const [first = '', ...words] = text.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
