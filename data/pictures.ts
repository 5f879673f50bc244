import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureSource, widthsWithin } from '@/domain/picture-source';

/** The master's size in px, the widths made of it, and the hash that names their files. */
type Master = { hash: string; width: number; height: number; widths: readonly number[] };

const manifest: Readonly<Record<string, Master>> = JSON.parse(
  readFileSync(join(process.cwd(), 'public/pictures/manifest.json'), 'utf8'),
);

const openGraph: { pictures: Readonly<Record<string, string>> } = readOpenGraph();

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

/** The hash that names what is made of the picture at `path`. Throws as `pictureAt` does. */
export function masterHash(path: string): string {
  return masterAt(path).hash;
}

/**
 * The Open Graph picture (1200 x 630 px, JPEG) of the page at `path`; undefined for a page that none was drawn for, as in
 * the shops of `npm run bench`.
 */
export function openGraphPictureAt(path: string): string | undefined {
  const file = Object.hasOwn(openGraph.pictures, path) ? openGraph.pictures[path] : undefined;
  return file && `/pictures/${file}`;
}

function masterAt(path: string): Master {
  const master = hasPicture(path) ? manifest[path] : undefined;
  if (!master) throw new Error(`There is no picture at public${path}. Run \`npm run pictures\`.`);
  return master;
}

/** None while they are still being drawn, which takes the catalogue, and so this file. */
function readOpenGraph() {
  const file = join(process.cwd(), 'public/pictures/open-graph.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pictures: {} };
}
