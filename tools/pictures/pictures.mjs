// Makes the responsive pictures: `node tools/pictures/pictures.mjs`. What was made before is kept.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from '../../runtime/disk.mjs';
import { Fault, runProgram } from '../../runtime/fault.mjs';
import { filesUnder } from '../build/fingerprint.mjs';
import { isOpenGraph, makeOpenGraph } from './open-graph-stamp.mjs';
import { FOLDER, isDraft, writeWhole } from './picture-folder.mjs';
import { isMaster, pictureHash, picturesLine, SETTINGS, variantsOf, widthsFor } from './picture-plan.mjs';
import { inPool } from '../process/pool.mjs';
import { isRoomFile, makeRoomFiles } from './room-files.mjs';
import { isProgram, root } from '../../runtime/root.mjs';

const MANIFEST = join(FOLDER, 'manifest.json');

/**
 * Brings `public/pictures` up to date with the masters in `public/watches`: makes what is missing, writes the manifest,
 * removes what no master needs any more. Then come the Open Graph pictures, which need the catalogue too, and what
 * phones show in a room.
 * @param {{ onWork?: (pictures: number) => void }} [options] told how many pictures need work, if any do
 * @returns {Promise<{ pictures: number, variants: number, made: number, seconds: number }>}
 * @throws {Fault} naming a master that cannot be read
 */
export async function makePictures({ onWork } = {}) {
  const began = Date.now();
  mkdirSync(FOLDER, { recursive: true });
  const manifest = await describeMasters(readManifest());
  const jobs = missingVariants(manifest);
  if (jobs.length > 0) onWork?.(jobs.length);
  await inPool(jobs, encodeAll);
  writeWhole('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  removeOthers(wanted);
  const openGraph = await makeOpenGraph();
  await makeRoomFiles();
  return {
    pictures: Object.keys(manifest).length,
    variants: wanted.size + openGraph.pictures,
    made: jobs.reduce((sum, { variants }) => sum + variants.length, openGraph.drawn),
    seconds: (Date.now() - began) / 1000,
  };
}

/**
 * The manifest for the masters as they are now, by their URL. Size is read only of those that are new.
 * @param {Record<string, import('./picture-plan.mjs').Picture>} known the last manifest
 */
async function describeMasters(known) {
  const masters = filesUnder(root, 'public/watches').filter(isMaster).sort();
  const sizes = new Map(Object.values(known).map((picture) => [picture.hash, picture]));
  const manifest = {};
  for (const master of masters) {
    const bytes = readMaster(master);
    const hash = pictureHash(bytes);
    const { width, height } = sizes.get(hash) ?? (await measure(master, bytes));
    manifest[master.replace(/^public/, '')] = { hash, width, height, widths: widthsFor(width) };
  }
  return manifest;
}

/**
 * What is still to be made, master by master; two masters with the same bytes share their variants.
 * @returns {{ master: string, variants: import('./picture-plan.mjs').Variant[] }[]}
 */
function missingVariants(manifest) {
  const present = new Set(readdirSync(FOLDER));
  return Object.entries(manifest).flatMap(([path, picture]) => {
    const variants = variantsOf(picture).filter(({ file }) => !present.has(file));
    for (const { file } of variants) present.add(file);
    return variants.length > 0 ? [{ master: `public${path}`, variants }] : [];
  });
}

async function encodeAll({ master, variants }) {
  const pixels = await decode(master);
  for (const variant of variants) writeWhole(variant.file, await encode(pixels, variant));
}

/** Decodes a master once, upright and in sRGB, for all its variants. */
async function decode(master) {
  const sharp = await loadSharp();
  return reading(master, async () => {
    const image = sharp(readMaster(master)).autoOrient().toColourspace('srgb');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  });
}

/**
 * @param {import('sharp').Sharp} pixels
 * @param {import('./picture-plan.mjs').Variant} variant
 * @returns {Promise<Buffer>}
 */
function encode(pixels, { format, width }) {
  const resized = pixels.clone().resize({ width });
  return format === 'avif' ? encodeAvif(resized) : resized.webp(SETTINGS.webp).toBuffer();
}

/** The best quality that keeps to the limit of bytes; the least one, whatever it weighs, when none does. */
async function encodeAvif(image) {
  const { qualities, effort, atMost } = SETTINGS.avif;
  let encoded;
  for (const quality of qualities) {
    encoded = await image.clone().avif({ quality, effort }).toBuffer();
    if (encoded.length <= atMost) break;
  }
  return encoded;
}

async function measure(master, bytes) {
  const sharp = await loadSharp();
  const { autoOrient } = await reading(master, () => sharp(bytes).metadata());
  return autoOrient;
}

/** Sharp is loaded only when there is work, so that a second start stays quick. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1); // one thread a picture and one picture a core is a quarter quicker than the other way round
  sharp.cache(false);
  return sharp;
}

function readMaster(master) {
  try {
    return readFileSync(join(root, master));
  } catch (error) {
    throw unreadable(master, error);
  }
}

/** Does something with a master, and names it when it is no good. */
async function reading(master, work) {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Fault || isDiskFull(error) ? error : unreadable(master, error);
  }
}

function unreadable(master, error) {
  const [reason] = error.message.split('\n');
  return new Fault(`The picture ${master} cannot be read (${reason}). Replace it, then run the command again.`);
}

function readManifest() {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return {}; // the first run, or a damaged file: everything is measured again
  }
}

/** Removes every file that is not wanted, sparing the drafts of another run at work and what tools/pictures/open-graph.ts made. */
function removeOthers(wanted) {
  for (const file of readdirSync(FOLDER)) {
    if (wanted.has(file) || file === 'manifest.json' || isOpenGraph(file) || isRoomFile(file) || isDraft(file))
      continue;
    rmSync(join(FOLDER, file), { force: true });
  }
}

function filesOf(picture) {
  return variantsOf(picture).map(({ file }) => file);
}

if (isProgram(import.meta.url)) {
  runProgram(async () => console.log(picturesLine(await makePictures())));
}
