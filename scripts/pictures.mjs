// Makes the responsive pictures: `node scripts/pictures.mjs`. What was made before is kept.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from './lib/disk.mjs';
import { Fault, runProgram } from './lib/fault.mjs';
import { filesUnder } from './lib/fingerprint.mjs';
import { isMaster, pictureHash, picturesLine, SETTINGS, variantsOf, widthsFor } from './lib/picture-plan.mjs';
import { isProgram, root } from './lib/root.mjs';

const FOLDER = join(root, 'public', 'pictures');
const MANIFEST = join(FOLDER, 'manifest.json');

/** A half-written file of a run that was killed is removed once it is this old, in milliseconds. */
const ABANDONED_MS = 10 * 60 * 1000;

/**
 * Brings `public/pictures` up to date with the masters in `public/watches`: makes what is missing, writes the manifest,
 * removes what no master needs any more.
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
  const wanted = new Set(Object.entries(manifest).flatMap(([path, picture]) => filesOf(path, picture)));
  removeOthers(wanted);
  return {
    pictures: Object.keys(manifest).length,
    variants: wanted.size,
    made: jobs.reduce((sum, { variants }) => sum + variants.length, 0),
    seconds: (Date.now() - began) / 1000,
  };
}

/**
 * The manifest for the masters as they are now, by their URL. Size is read only of those that are new.
 * @param {Record<string, import('./lib/picture-plan.mjs').Picture>} known the last manifest
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
 * @returns {{ master: string, variants: import('./lib/picture-plan.mjs').Variant[] }[]}
 */
function missingVariants(manifest) {
  const present = new Set(readdirSync(FOLDER));
  return Object.entries(manifest).flatMap(([path, picture]) => {
    const variants = variantsOf(path, picture).filter(({ file }) => !present.has(file));
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
 * @param {import('./lib/picture-plan.mjs').Variant} variant
 * @returns {Promise<Buffer>}
 */
function encode(pixels, { format, width }) {
  const { openGraph, webp } = SETTINGS;
  if (format === 'avif') return encodeAvif(pixels.clone().resize({ width }));
  if (format === 'webp') return pixels.clone().resize({ width }).webp(webp).toBuffer();
  const { ground: background, height, jpeg } = openGraph;
  const framed = pixels.clone().resize({ width, height, fit: 'contain', background });
  return framed.flatten({ background }).jpeg(jpeg).toBuffer();
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

/** Writes a file under another name first, so that a killed run leaves nothing half done under the final one. */
function writeWhole(file, content) {
  const draft = join(FOLDER, `.${file}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, content);
    renameSync(draft, join(FOLDER, file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Removes every file that is not wanted, sparing the drafts of another run at work. */
function removeOthers(wanted) {
  for (const file of readdirSync(FOLDER)) {
    if (wanted.has(file) || file === 'manifest.json') continue;
    if (!(file.endsWith('.tmp') && isYoung(file))) rmSync(join(FOLDER, file), { force: true });
  }
}

function isYoung(file) {
  const { mtimeMs } = statSync(join(FOLDER, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < ABANDONED_MS;
}

function filesOf(path, picture) {
  return variantsOf(path, picture).map(({ file }) => file);
}

/**
 * Works through a list on all cores; the first fault ends the work.
 * @template T
 * @param {T[]} list
 * @param {(item: T) => Promise<void>} work
 */
async function inPool(list, work) {
  // A generator, unlike an array's own iterator, is closed for all workers when one of them fails.
  const queue = (function* () {
    yield* list;
  })();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

if (isProgram(import.meta.url)) {
  runProgram(async () => console.log(picturesLine(await makePictures())));
}
