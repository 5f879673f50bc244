import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { faultAfter, isStopping, runNode } from '../process/children.mjs';
import { Failed } from '../../runtime/fault.mjs';
import { modelFile, photographedAt, readModels } from '../models/model-manifest.mjs';
import { FOLDER, writeWhole } from './picture-folder.mjs';
import { inPool } from '../process/pool.mjs';
import { root } from '../../runtime/root.mjs';

/** Which watch has which files for a phone's room, by watch key. */
const ROOM_MANIFEST = 'room-models.json';

/** What decides how these files come out, besides the model and the time that it shows. */
const SOURCES = ['tools/pictures/room-model.mjs', 'tools/pictures/srgb.mjs', 'tools/pictures/usdz.mjs'];

/** @param {string} file of `public/pictures` */
export const isRoomFile = (file) => file === ROOM_MANIFEST || /\.(glb|usdz)$/.test(file);

/**
 * Brings what phones show in a room up to date with the models: two files each, beside the pictures. Processes of their own make
 * them, which know how a dial is read, one a core.
 * @returns {Promise<void>}
 * @throws {Fault} with what that process said
 */
export async function makeRoomFiles() {
  const wanted = roomFiles();
  const files = Object.values(wanted).flatMap(Object.values);
  const isMade = (key) => Object.values(wanted[key]).every((file) => existsSync(join(FOLDER, file)));
  await make(Object.keys(wanted).filter((key) => !isMade(key)));
  writeWhole(ROOM_MANIFEST, `${JSON.stringify(wanted, null, 2)}\n`);
  for (const file of readdirSync(FOLDER).filter(isRoomFile)) {
    if (file !== ROOM_MANIFEST && !files.includes(file)) rmSync(join(FOLDER, file));
  }
}

/** @param {string[]} keys of watches */
async function make(keys) {
  if (keys.length > 0) console.error('Making the models that phones show in a room (once)…');
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, core) => keys.filter((_, index) => index % cores === core));
  const wanted = shares.filter(({ length }) => length > 0);
  await inPool(wanted, async (share) => {
    const { code, output } = await runNode('--import', ['tsx', 'tools/pictures/room-models.ts', ...share]);
    if (isStopping()) throw new Failed();
    if (code !== 0) throw faultAfter(output, 'The models for a room could not be made; the reason is above.');
  });
}

/**
 * The names of each watch's files; another model or another way to make them gives other names.
 * @returns {Record<string, { glb: string, usdz: string }>}
 */
export function roomFiles() {
  const way = SOURCES.map((file) => readFileSync(join(root, file)));
  return Object.fromEntries(
    Object.keys(readModels()).map((key) => {
      const hash = createHash('sha256');
      for (const part of [...way, readFileSync(join(root, modelFile(key))), String(photographedAt(key))])
        hash.update(part);
      const name = `${key.replace('/', '-')}-${hash.digest('hex').slice(0, 10)}`;
      return [key, { glb: `${name}.glb`, usdz: `${name}.usdz` }];
    }),
  );
}
