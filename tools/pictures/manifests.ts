import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openGraphManifest } from '@/domain/picture-source';
import { root } from '@/runtime/root';
import { furtherLanguages } from '@/tools/build/bundle-settings';
import { modelFile, photographedAt, readModels } from '@/tools/models/model-manifest';
import { measure, readMaster } from './encode';
import { describeOpenGraph, describeTranslated, type OpenGraph } from './open-graph-manifest';
import { FOLDER, isDraft, writeWhole } from './picture-folder';
import { inOrderOfPages, isMaster, type Picture, pictureHash, variantsOf, widthsFor } from './picture-plan';

/**
 * The manifests of `public/pictures`. They name every file, so pages can be built before the files exist
 * (docs/decisions/0010-picture-files.md).
 */
const MANIFESTS = {
  masters: 'manifest.json',
  openGraph: openGraphManifest('en'),
  rooms: 'room-models.json',
  /** Names of all files to make, in an order that is useful without pages. */
  files: 'files.json',
} as const;

/** Masters by URL. */
type Masters = Record<string, Picture>;

/** The AR models of each watch, by watch key. */
type Rooms = Record<string, RoomFiles>;
type RoomFiles = { glb: string; usdz: string };

/** `translated`: the Open Graph pictures of further languages, by manifest. */
type Manifests = {
  masters: Masters;
  openGraph: OpenGraph;
  translated: Record<string, OpenGraph>;
  rooms: Rooms;
  files: string[];
};

/** Name of the manifest of a further language. */
const TRANSLATED = /^open-graph\.[a-z]{2}\.json$/;

/** The manifests as they were last written. */
export const readManifests = (): Manifests => ({
  masters: read(MANIFESTS.masters),
  openGraph: read(MANIFESTS.openGraph),
  translated: Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => TRANSLATED.test(file))
      .map((file) => [file, read(file)]),
  ),
  rooms: read(MANIFESTS.rooms),
  files: read(MANIFESTS.files),
});

/**
 * Brings the manifests up to date with masters, catalogue, models and the languages of LANGUAGES, and removes files that they no
 * longer name. Makes no picture.
 * @throws {ReportedError} naming a master that cannot be read, or an unknown language
 */
export async function writeManifests(): Promise<{ masters: number; files: string[] }> {
  mkdirSync(FOLDER, { recursive: true });
  const masters = await describeMasters();
  write(MANIFESTS.masters, masters);
  const openGraph = await describeOpenGraph();
  write(MANIFESTS.openGraph, openGraph);
  const translated = await writeTranslated();
  const rooms = Object.fromEntries(Object.keys(readModels()).map((key) => [key, roomFilesOf(key)]));
  write(MANIFESTS.rooms, rooms);
  const byView = Object.entries(masters).sort(([a], [b]) => viewOf(a) - viewOf(b));
  const variants = byView.flatMap(([, picture]) => variantsOf(picture).map(({ file }) => file));
  const models = Object.values(rooms).flatMap(({ glb, usdz }) => [glb, usdz]);
  const drawings = [openGraph, ...Object.values(translated)].flatMap((each) => Object.keys(each.drawings));
  const files = inOrderOfPages(new Set([...variants, ...drawings, ...models]), []);
  write(MANIFESTS.files, files);
  removeOthers(new Set([...files, ...Object.values(MANIFESTS), ...Object.keys(translated)]));
  return { masters: Object.keys(masters).length, files };
}

/** Writes the manifest of the Open Graph pictures of each further language; returns them by file. */
async function writeTranslated(): Promise<Record<string, OpenGraph>> {
  const written: Record<string, OpenGraph> = {};
  for (const spoken of furtherLanguages()) {
    const file = openGraphManifest(spoken.code);
    const manifest = await describeTranslated(spoken.code);
    write(file, manifest);
    written[file] = manifest;
  }
  return written;
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
