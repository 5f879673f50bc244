import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One picture in the variants that the build made of it (`scripts/pictures.mjs`). Sizes are in px. */
export type PictureSource = {
  avif: string;
  webp: string;
  /** The middle variant, for browsers that read neither `srcset` nor AVIF. */
  src: string;
  width: number;
  height: number;
  alt: string;
};

/** The master's size in px, the widths made of it, and the hash that names their files. */
type Master = { hash: string; width: number; height: number; widths: readonly number[] };

const manifest: Readonly<Record<string, Master>> = JSON.parse(
  readFileSync(join(process.cwd(), 'public/pictures/manifest.json'), 'utf8'),
);

const fileOf = (master: Master, width: number, format: 'avif' | 'webp') =>
  `/pictures/${master.hash}-${width}.${format}`;
const srcset = (master: Master, format: 'avif' | 'webp') =>
  master.widths.map((width) => `${fileOf(master, width, format)} ${width}w`).join(', ');

/** Whether the build has made variants of the picture at `path` (such as `/watches/xerix/1-1.webp`). */
export function hasPicture(path: string): boolean {
  return Object.hasOwn(manifest, path);
}

/**
 * The variants of the picture at `path`.
 *
 * @throws {Error} when there is no such picture; the catalogue door has refused such a watch before.
 */
export function pictureAt(path: string, alt: string): PictureSource {
  const master = masterAt(path);
  const middle = master.widths[Math.floor(master.widths.length / 2)] ?? master.width;
  return {
    avif: srcset(master, 'avif'),
    webp: srcset(master, 'webp'),
    src: fileOf(master, middle, 'webp'),
    width: master.width,
    height: master.height,
    alt,
  };
}

/** The Open Graph picture (1200 x 630 px, JPEG) made of the main picture at `path`. Throws as `pictureAt` does. */
export function openGraphPictureAt(path: string): string {
  return `/pictures/${masterAt(path).hash}-og.jpg`;
}

function masterAt(path: string): Master {
  const master = hasPicture(path) ? manifest[path] : undefined;
  if (!master) throw new Error(`There is no picture at public${path}. Run \`npm run pictures\`.`);
  return master;
}
