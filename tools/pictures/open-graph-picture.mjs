import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import sharp from 'sharp';
import { fitTitle } from './open-graph-layout.mjs';
import { SETTINGS } from './picture-plan.mjs';
import { root } from '../../runtime/root.mjs';

/**
 * How Open Graph pictures are drawn, in px; colours are tokens of tailwind.config.ts. A change here, or another
 * `version` for a change that this does not show, makes all of them again.
 */
const DRAWING = {
  ...SETTINGS.openGraph,
  version: 1,
  ink: '#12140f',
  soft: '#565a50',
  signal: '#c2341a',
  /** Around the words, and the width of their column. */
  margin: 64,
  column: 500,
  titleSizes: [112, 104, 96, 88, 80, 72, 64, 56, 48],
  titleHeight: 290,
  /** Of a photograph of 1200 x 1500: the square around the watch, whose strap runs off its edges. */
  crop: { left: 50, top: 190, width: 1100, height: 1100 },
};

/**
 * @typedef {object} OpenGraphWords
 * @property {string} kicker small, over the title: the maker; '' for none
 * @property {string} title the name
 * @property {string} detail below: the price
 */

const WEIGHTS = { regular: 500, bold: 700 };
const fonts = {};

/**
 * The name of a picture's file: other words, another photograph or another drawing give another name.
 * @param {OpenGraphWords} words
 * @param {string} photograph the hash of the master
 */
export function openGraphFile({ kicker, title, detail }, photograph) {
  const said = JSON.stringify([DRAWING, kicker, title, detail, photograph]);
  return `${createHash('sha256').update(said).digest('hex').slice(0, 12)}-og.jpg`;
}

/**
 * Draws the picture that a link preview shows of a page: the photograph, the words, the shop's mark and name.
 * @param {OpenGraphWords} words
 * @param {Buffer} photograph a master of 1200 x 1500 px
 * @returns {Promise<Buffer>} a JPEG of 1200 x 630 px
 */
export async function drawOpenGraph(words, photograph) {
  const { width, height, ground, crop, jpeg } = DRAWING;
  const master = sharp(photograph).autoOrient().toColourspace('srgb').flatten({ background: ground });
  const watch = await master.resize({ width: 1200, height: 1500, fit: 'contain', background: ground }).toBuffer();
  const picture = await sharp(watch).extract(crop).resize({ width: height, height }).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: picture, left: width - height, top: 0 },
      { input: Buffer.from(wordsAsSvg(words)), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/** The words as outlines, so that no font has to be installed where they are drawn. */
function wordsAsSvg({ kicker, title, detail }) {
  const { width, height, margin, column, titleSizes, titleHeight, ink, soft } = DRAWING;
  const measure = (text, size) => set(text, 'bold', size, -0.03).width;
  const { size, lines } = fitTitle(title, { measure, width: column, height: titleHeight, sizes: titleSizes });
  const leading = size * 0.94;
  const last = height - margin - 96;
  const first = last - (lines.length - 1) * leading;
  const put = (text, { x = margin, y, weight = 'bold', px, tracking = -0.03, fill = ink }) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${set(text, weight, px, tracking).path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${margin + 22} ${margin + 22}) scale(1.6)">${mark()}</g>
    ${put('Odd Hours', { x: margin + 58, y: margin + 32, px: 30 })}
    ${kicker && put(kicker, { y: first - size * 0.72 - 28, px: 32, weight: 'regular', tracking: -0.01, fill: soft })}
    ${lines.map((line, index) => put(line, { y: first + index * leading, px: size })).join('')}
    ${put(detail, { y: height - margin - 4, px: 46, weight: 'regular', tracking: -0.02 })}
  </svg>`;
}

/** The shop's mark, as components/shell/mark.tsx draws it (docs/product.md 1.2). */
function mark() {
  const { ink, signal } = DRAWING;
  const ticks = [1, 3, 5, 7, 9, 11].map((hour) => `<path d="M0-13V-7" transform="rotate(${hour * 30})"/>`);
  return `<g stroke="${ink}" stroke-width="2.5">${ticks.join('')}</g><circle r="2" fill="${signal}"/>`;
}

/**
 * A line of text in outlines from its baseline, and how wide it is in px.
 * @param {string} text
 * @param {keyof typeof WEIGHTS} weight
 * @param {number} size px
 * @param {number} tracking in em
 */
function set(text, weight, size, tracking) {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  let path = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index];
    path += glyph.path
      .scale(scale, -scale)
      .translate(x + xOffset * scale, -yOffset * scale)
      .toSVG();
    x += xAdvance * scale + tracking * size;
  }
  return { path, width: x - tracking * size };
}

/** The shop's typeface in one weight, from the package that has its weights as files of their own. */
function fontOf(weight) {
  const file = `familjen-grotesk-latin-${WEIGHTS[weight]}-normal.woff2`;
  return (fonts[weight] ??= create(readFileSync(join(root, 'node_modules/@fontsource/familjen-grotesk/files', file))));
}
