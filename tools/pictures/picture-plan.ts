import { createHash } from 'node:crypto';

/**
 * How pictures are encoded. Any change here gives every picture a new hash, so all are encoded again. Raise `version`
 * for a change that the settings do not show, such as a better encoder. AVIF effort 1 with a quarter of the colour samples
 * (which is all that the masters have) takes half the time of effort 2 with all of them, for the same bytes: 373 and 758 ms
 * at 1,200 px. WebP, for the few browsers without AVIF, takes half the time at effort 2 that it takes at 4, for 3 % more
 * bytes.
 */
export const SETTINGS = {
  version: 1,
  widths: [320, 480, 640, 800, 1200],
  // The quality falls by steps until a picture has `atMost` bytes: a mesh strap at 60 has more than a phone should load.
  avif: { qualities: [60, 52, 44, 36], effort: 1, chromaSubsampling: '4:2:0', atMost: 60_000 },
  webp: { quality: 78, effort: 2 },
  openGraph: { width: 1200, height: 630, ground: '#e6e8e3', jpeg: { quality: 82, mozjpeg: true } },
};

/** A master: the hash that names its variants, its size and the widths of its variants in px. */
export type Picture = { hash: string; width: number; height: number; widths: number[] };

/** One file to encode from a master. */
export type Variant = { file: string; format: 'avif' | 'webp'; width: number };

/** True if a generated file is an AR model. */
export const isModel = (file: string) => /\.(?:glb|usdz)$/.test(file);

/** True for a format that masters may have. */
export function isMaster(file: string): boolean {
  return /\.(webp|jpe?g|png)$/i.test(file);
}

/** The name (12 hex digits) that a picture's variants share: it changes with the master's bytes and with the settings. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(JSON.stringify(SETTINGS)).update(bytes).digest('hex').slice(0, 12);
}

/** The widths in px of a picture's variants; none is wider than the master. */
export function widthsFor(masterWidth: number): number[] {
  const widths = SETTINGS.widths.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

/** The files to encode for a picture. */
export function variantsOf({ hash, widths }: Pick<Picture, 'hash' | 'widths'>): Variant[] {
  return widths.flatMap((width): Variant[] => [
    { file: `${hash}-${width}.avif`, format: 'avif', width },
    { file: `${hash}-${width}.webp`, format: 'webp', width },
  ]);
}

/**
 * Sorts files: AVIF as pages name the pictures, then WebP for the few browsers without AVIF, Open Graph pictures, AR models.
 * @param pages HTML, the home page first
 */
export function inOrderOfPages(files: Iterable<string>, pages: Iterable<string>): string[] {
  const places = new Map<string, number>();
  for (const html of pages) {
    for (const [, hash = ''] of html.matchAll(/\/pictures\/([0-9a-f]{12})-\d+\.avif/g))
      if (!places.has(hash)) places.set(hash, places.size);
  }
  const placeOf = (file: string) => places.get(file.slice(0, file.indexOf('-'))) ?? places.size;
  return [...files].sort((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b));
}

function groupOf(file: string): number {
  if (file.endsWith('.avif')) return 0;
  if (file.endsWith('.webp')) return 1;
  return isModel(file) ? 3 : 2;
}

/** Result of a run of the picture pipeline. */
export type PicturesResult = { pictures: number; variants: number; made: number; seconds: number };

/** Returns the summary line of a run. */
export function picturesLine({ pictures, variants, made, seconds }: PicturesResult): string {
  const kept = made === variants ? `${count(made)} made` : `${count(made)} made, the rest kept`;
  return `${count(pictures)} pictures, ${count(variants)} variants: ${kept}, ${seconds.toFixed(1)} s`;
}

const count = (number: number) => number.toLocaleString('en-US');
