import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faultAfter, isStopping, runNode } from '../process/children.mjs';
import { Failed } from '../../runtime/fault.mjs';
import { filesUnder } from '../build/fingerprint.mjs';
import { FOLDER } from './picture-folder.mjs';
import { root } from '../../runtime/root.mjs';

/** Which page has which picture, and the stamp of what they were drawn from. */
export const OPEN_GRAPH_MANIFEST = 'open-graph.json';

/** What the pictures say and how they are drawn comes from these. */
const SOURCES = [
  'data',
  'domain',
  'public/pictures/manifest.json',
  'tools/pictures/open-graph.ts',
  'tools/pictures/open-graph-layout.mjs',
  'tools/pictures/open-graph-picture.mjs',
  'tools/pictures/picture-plan.mjs',
];

/** @param {string} file of `public/pictures` */
export function isOpenGraph(file) {
  return file === OPEN_GRAPH_MANIFEST || file.endsWith('-og.jpg');
}

/**
 * Brings the Open Graph pictures up to date. They need the catalogue, which is TypeScript, so that a process of its own
 * draws them, and only where something that they come from has changed.
 * @returns {Promise<{ pictures: number, drawn: number }>}
 * @throws {Fault} naming what is out of form
 */
export async function makeOpenGraph() {
  const stamp = openGraphStamp();
  const kept = new Set(readdirSync(FOLDER).filter(isOpenGraph));
  if (!isUpToDate(stamp)) await draw(stamp);
  const files = Object.values(readManifest().pictures);
  return { pictures: files.length, drawn: files.filter((file) => !kept.has(file)).length };
}

async function draw(stamp) {
  const { code, output } = await runNode('--import', ['tsx', 'tools/pictures/open-graph.ts', stamp]);
  if (isStopping()) throw new Failed();
  if (code !== 0) throw faultAfter(output, 'The Open Graph pictures could not be made; the reason is above.');
}

/** Changes when anything does that an Open Graph picture may show. */
function openGraphStamp() {
  const hash = createHash('sha256');
  const own = SOURCES.flatMap((path) => filesUnder(root, path)).filter((file) => !/\.test\.\w+$/.test(file));
  const elsewhere = process.env.CATALOGUE_DIR ? catalogueFiles(resolve(process.env.CATALOGUE_DIR)) : [];
  for (const file of [...own.map((path) => join(root, path)), ...elsewhere].sort()) {
    hash.update(`${file.replace(root, '')}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function catalogueFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

function isUpToDate(stamp) {
  try {
    const made = readManifest();
    return made.stamp === stamp && Object.values(made.pictures).every((file) => existsSync(join(FOLDER, file)));
  } catch {
    return false; // the first run, or a damaged file
  }
}

/** @returns {{ stamp: string, pictures: Record<string, string> }} */
function readManifest() {
  return JSON.parse(readFileSync(join(FOLDER, OPEN_GRAPH_MANIFEST), 'utf8'));
}
