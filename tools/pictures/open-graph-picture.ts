import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { SETTINGS } from './picture-plan';
import { fitDetail, fitTitle, isJapanese, type Measure, outline, type Typeset } from './typeset';

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
  /** Leading of Japanese titles, whose letters are as high as their line. */
  japaneseLeading: 1.16,
  /** A long detail gets a smaller size: the first three on one line; then two prices get a line each. */
  detailColumn: 560,
  detailSizes: [46, 42, 38, 34, 30, 26],
  wholeSizes: 3,
  detailLeading: 1.2,
  /** Crop of a photograph of 1200 x 1500: the square around the watch, whose strap runs off its edges. */
  crop: { left: 50, top: 190, width: 1100, height: 1100 },
};

/** The text of a picture: `kicker` is small, above the title ('' for none); `detail` is below it. */
type OpenGraphText = { kicker: string; title: string; detail: string };

/** `photograph`: path of a master. */
export type OpenGraphDrawing = OpenGraphText & { photograph: string };

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
function textAsSvg(text: OpenGraphText): string {
  const { width, height, margin, ink, soft } = DRAWING;
  const put = ({ text: line, x = margin, y, isSoft, ...type }: Line & { x?: number }) =>
    `<path transform="translate(${x} ${y})" fill="${isSoft ? soft : ink}" d="${outline(line, type).path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${margin + 22} ${margin + 22}) scale(1.6)">${mark()}</g>
    ${put({ text: 'Odd Hours', x: margin + 58, y: margin + 32, px: 30 })}
    ${linesOf(text).map(put).join('')}
  </svg>`;
}

/** A line of a picture: `y` is its baseline in px. */
type Line = Typeset & { text: string; y: number; isSoft?: boolean };

/** The lines of a picture, without the shop's name: kicker, title and detail. */
export function linesOf({ kicker, title, detail }: OpenGraphText): Line[] {
  const { height, margin, column, titleSizes, titleHeight, japaneseLeading, detailLeading } = DRAWING;
  const below = fittedDetail(detail);
  const belowLeading = below.size * detailLeading;
  const raised = (below.lines.length - 1) * belowLeading;
  const ratio = isJapanese(title) ? japaneseLeading : titleLeading;
  const { size, lines } = fitTitle(title, {
    measure: (text, px) => outline(text, { px }).width,
    width: column,
    height: ((titleHeight - raised) * titleLeading) / ratio,
    sizes: titleSizes,
  });
  const last = height - margin - 96 - raised;
  const first = last - (lines.length - 1) * size * ratio;
  return [
    ...(kicker ? [{ text: kicker, y: first - size * 0.72 - 28, ...kickerType }] : []),
    ...lines.map((text, index) => ({ text, y: first + index * size * ratio, px: size })),
    ...below.lines.map((text, index) => {
      return { text, y: height - margin - 4 - raised + index * belowLeading, ...detailType(below.size) };
    }),
  ];
}

const titleLeading = 0.94;
const kickerType = { px: 32, weight: 'regular', tracking: -0.01, isSoft: true } as const;
const detailType = (px: number): Typeset => ({ px, weight: 'regular', tracking: -0.02 });

/** The detail in its column. */
function fittedDetail(detail: string): { size: number; lines: string[] } {
  const { detailColumn, detailSizes, wholeSizes } = DRAWING;
  const measure: Measure = (text, px) => outline(text, detailType(px)).width;
  return fitDetail(detail, { measure, width: detailColumn, sizes: detailSizes }, wholeSizes);
}

/** The shop's mark, as components/ui/icon.tsx draws it (docs/product.md 1.2). */
function mark(): string {
  const { ink, signal } = DRAWING;
  const ticks = [1, 3, 5, 7, 9, 11].map((hour) => `<path d="M0-13V-7" transform="rotate(${hour * 30})"/>`);
  return `<g stroke="${ink}" stroke-width="2.5">${ticks.join('')}</g><circle r="2" fill="${signal}"/>`;
}
