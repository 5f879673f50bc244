import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { modelFile, photographedAt, readModels } from '@/tools/models/model-manifest';
import { measure, readMaster } from './encode';
import { openGraphFile, type OpenGraphText } from './open-graph-picture';
import { FOLDER, isDraft, writeWhole } from './picture-folder';
import { inOrderOfPages, isMaster, type Picture, pictureHash, variantsOf, widthsFor } from './picture-plan';

/**
 * The manifests of `public/pictures`. They name every file, so pages can be built before the files exist
 * (docs/decisions/0010-picture-files.md).
 */
const MANIFESTS = {
  masters: 'manifest.json',
  openGraph: 'open-graph.json',
  rooms: 'room-models.json',
  /** Names of all files to make, in an order that is useful without pages. */
  files: 'files.json',
} as const;

/** Masters by URL. */
type Masters = Record<string, Picture>;

/** `pictures`: the file of each page, by its path; `drawings`: what each file shows. */
type OpenGraph = { pictures: Record<string, string>; drawings: Record<string, OpenGraphDrawing> };
export type OpenGraphDrawing = OpenGraphText & { photograph: string };

/** The AR models of each watch, by watch key. */
type Rooms = Record<string, RoomFiles>;
type RoomFiles = { glb: string; usdz: string };

/** The manifests as they were last written. */
export const readManifests = (): { masters: Masters; openGraph: OpenGraph; rooms: Rooms; files: string[] } => ({
  masters: read(MANIFESTS.masters),
  openGraph: read(MANIFESTS.openGraph),
  rooms: read(MANIFESTS.rooms),
  files: read(MANIFESTS.files),
});

/**
 * Brings the manifests up to date with masters, catalogue and models, and removes files that they no longer name. Makes no
 * picture.
 * @throws {ReportedError} naming a master that cannot be read
 */
export async function writeManifests(): Promise<{ masters: number; files: string[] }> {
  mkdirSync(FOLDER, { recursive: true });
  const masters = await describeMasters();
  write(MANIFESTS.masters, masters);
  const openGraph = await describeOpenGraph();
  write(MANIFESTS.openGraph, openGraph);
  const rooms = Object.fromEntries(Object.keys(readModels()).map((key) => [key, roomFilesOf(key)]));
  write(MANIFESTS.rooms, rooms);
  const byView = Object.entries(masters).sort(([a], [b]) => viewOf(a) - viewOf(b));
  const variants = byView.flatMap(([, picture]) => variantsOf(picture).map(({ file }) => file));
  const models = Object.values(rooms).flatMap(({ glb, usdz }) => [glb, usdz]);
  const files = inOrderOfPages(new Set([...variants, ...Object.keys(openGraph.drawings), ...models]), []);
  write(MANIFESTS.files, files);
  removeOthers(new Set([...files, ...Object.values(MANIFESTS)]));
  return { masters: Object.keys(masters).length, files };
}

/** The number of a watch's picture: lists show the first of each watch. */
const viewOf = (master: string) => Number(/-(\d+)\.\w+$/.exec(master)?.[1] ?? 0);

/** Reads the size of new masters only. Masters with the same bytes share their variants. */
async function describeMasters(): Promise<Masters> {
  const known = new Map(knownPictures().map((picture) => [picture.hash, picture]));
  const folder = readdirSync(join(root, 'public/watches'), { recursive: true, encoding: 'utf8' });
  const masters: Masters = {};
  for (const path of folder.filter(isMaster).sort()) {
    const master = `public/watches/${path}`;
    const bytes = readMaster(master);
    const hash = pictureHash(bytes);
    const { width, height } = known.get(hash) ?? (await measure(master, bytes));
    masters[`/watches/${path}`] = { hash, width, height, widths: widthsFor(width) };
  }
  return masters;
}

function knownPictures(): Picture[] {
  try {
    return Object.values<Picture>(read(MANIFESTS.masters));
  } catch {
    return []; // the first run, or a damaged file: all masters are measured again
  }
}

/** Imports the catalogue lazily, because it reads the manifest of the masters. */
async function describeOpenGraph(): Promise<OpenGraph> {
  const { readShopWatches } = await import('@/data/catalogue/shop-catalogue');
  const { openGraphPages } = await import('@/data/open-graph');
  const { masterHash } = await import('@/data/pictures');
  const pages = openGraphPages(readShopWatches()).map(({ path, photograph, kicker, title, detail }) => {
    const drawing: OpenGraphDrawing = { kicker, title, detail, photograph };
    return { path, drawing, file: openGraphFile(drawing, masterHash(photograph)) };
  });
  return {
    pictures: Object.fromEntries(pages.map(({ path, file }) => [path, file])),
    drawings: Object.fromEntries(pages.map(({ drawing, file }) => [file, drawing])),
  };
}

/** The AR models of a watch. Their name changes with the 3D model, the time that it shows and the code that makes them. */
export function roomFilesOf(key: string): RoomFiles {
  const hash = createHash('sha256');
  for (const source of roomSources()) hash.update(readFileSync(source));
  hash.update(readFileSync(join(root, modelFile(key)))).update(String(photographedAt(key)));
  const name = `${key.replace('/', '-')}-${hash.digest('hex').slice(0, 10)}`;
  return { glb: `${name}.glb`, usdz: `${name}.usdz` };
}

function roomSources(): string[] {
  const folder = join(root, 'tools/pictures/ar');
  const sources = readdirSync(folder).filter((file) => !file.includes('.test.'));
  return sources.sort().map((file) => join(folder, file));
}

/** Removes every file without a name in the manifests, except the drafts of another run at work. */
function removeOthers(named: ReadonlySet<string>): void {
  for (const file of readdirSync(FOLDER)) {
    if (!named.has(file) && !isDraft(file)) rmSync(join(FOLDER, file), { force: true });
  }
}

const read = (manifest: string) => JSON.parse(readFileSync(join(FOLDER, manifest), 'utf8'));
const write = (manifest: string, content: unknown) => writeWhole(manifest, `${JSON.stringify(content, null, 2)}\n`);
