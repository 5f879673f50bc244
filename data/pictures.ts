import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureSource, widthsWithin } from '@/domain/picture-source';

/** The master's size in px, the widths made of it, and the hash that names their files. */
type Master = { hash: string; width: number; height: number; widths: readonly number[] };

const manifest: Readonly<Record<string, Master>> = JSON.parse(
  readFileSync(join(process.cwd(), 'public/pictures/manifest.json'), 'utf8'),
);

/** Whether the build has made variants of the picture at `path` (such as `/watches/xerix/1-1.webp`). */
export function hasPicture(path: string): boolean {
  return Object.hasOwn(manifest, path);
}

/**
 * The picture at `path` in its variants up to `widest` px.
 *
 * @throws {Error} when there is no such picture; the catalogue's door has refused such a watch before.
 */
export function pictureAt(path: string, alt: string, widest = Infinity): PictureSource {
  const { hash, width, height, widths } = masterAt(path);
  return { file: hash, widths: widthsWithin(widths, widest), width, height, alt };
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
