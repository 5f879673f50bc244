import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language } from '@/domain/language';
import { noPictureNames } from '@/domain/no-picture-names';
import { openGraphManifest, type PictureSource, widthsWithin } from '@/domain/picture-source';
import { ReportedError } from '@/domain/reported-error';

/** Size in px, variant widths and hash of a master. */
type Master = { hash: string; width: number; height: number; widths: readonly number[] };

const manifest: Readonly<Record<string, Master>> = readMasters();

const openGraph: { pictures: Readonly<Record<string, string>> } = readOpenGraph();

/** True if the build made variants of the picture (`/watches/xerix/1-1.webp`). */
export function hasPicture(path: string): boolean {
  return Object.hasOwn(manifest, path);
}

/**
 * The picture with its variants up to `widest` px.
 *
 * @throws {Error} for a missing picture; the catalogue parser has rejected such watches.
 */
export function pictureAt(path: string, alt: string, widest = Infinity): PictureSource {
  const { hash, width, height, widths } = masterAt(path);
  return { file: hash, widths: widthsWithin(widths, widest), width, height, alt };
}

/** Hash of a picture, used in file names. Throws like `pictureAt`. */
export function masterHash(path: string): string {
  return masterAt(path).hash;
}

/** Open Graph picture of a page (1200 x 630 px, JPEG); undefined without one, as in the shops of `npm run bench`. */
export function openGraphPictureAt(path: string): string | undefined {
  const file = Object.hasOwn(openGraph.pictures, path) ? openGraph.pictures[path] : undefined;
  return file && `/pictures/${file}`;
}

function masterAt(path: string): Master {
  const master = hasPicture(path) ? manifest[path] : undefined;
  if (!master) throw new Error(`There is no picture at public${path}. Run \`npm run pictures\`.`);
  return master;
}

/** @throws {ReportedError} in a checkout without names of pictures, which the build writes */
function readMasters() {
  const file = join(process.cwd(), 'public/pictures/manifest.json');
  if (!existsSync(file)) throw new ReportedError(noPictureNames);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Those of this build's language. Empty while the build names them, because naming imports this file. */
function readOpenGraph() {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public/pictures', openGraphManifest(language));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pictures: {} };
}
