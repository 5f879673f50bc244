import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../../runtime/fault';
import { isServed } from '../../runtime/builds';
import { filesUnder } from './fingerprint';

/** Where all builds are, and beside them the folder that Next works in. */
const BUILDS = '.next';

/** Where Next works: what it makes leaves it when it is whole, types and what spares work the next time stay. */
const WORK = join(BUILDS, 'work');
const STAYS = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types'];

/** How the folder of a build ends that is not whole. */
const MAKING = '-making';

/** How long one may take to become whole, in ms; what is older was broken off. */
const MAKING_MS = 60 * 60 * 1000;

/** Leads to the build that was made, or found still true, last. */
const CURRENT = join(BUILDS, 'current');

/** In a build: the fingerprint of what it was made from. Without it a folder is no build. */
const STAMP = 'odd-hours-build';

/** In a build: which of its hashed files are earlier builds', and until when those were the last one. */
const TAKEN = 'odd-hours-taken.json';

/** How many builds are kept, whether or not anybody serves them: whoever changes a setting back does not build again. */
const KEPT = 3;

/** How long a hashed file is kept after the last build of its own, in ms: a tab may be open for as long. */
const TAB_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * A build that is whole. `folder` is relative to the root, `usedAt` in ms.
 * @typedef {{ folder: string, sources: string, usedAt: number }} Build
 */

/**
 * @param {string} root
 * @returns {Build[]} the one that was made, or found still true, last, first
 */
export function listBuilds(root) {
  if (!existsSync(join(root, BUILDS))) return [];
  const folders = readdirSync(join(root, BUILDS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(BUILDS, name))
    .filter((folder) => !folder.endsWith(MAKING) && existsSync(join(root, folder, STAMP)));
  return folders.map((folder) => readBuild(root, folder)).sort((one, two) => two.usedAt - one.usedAt);
}

function readBuild(root, folder) {
  const stamp = join(root, folder, STAMP);
  return { folder, sources: readFileSync(stamp, 'utf8'), usedAt: statSync(stamp).mtimeMs };
}

/**
 * The build that is to be served.
 * @param {string} root
 * @returns {string} relative to the root
 * @throws {Fault} when there is none yet
 */
export function currentBuild(root) {
  try {
    return join(BUILDS, readlinkSync(join(root, CURRENT)));
  } catch {
    throw new Fault('The shop has not been built yet: npm run build.');
  }
}

/**
 * Has a build served by whoever opens the shop next. Who serves another one goes on with that.
 * @param {string} root
 * @param {string} folder relative to the root
 */
export function makeCurrent(root, folder) {
  const now = new Date();
  utimesSync(join(root, folder, STAMP), now, now);
  const link = join(root, `${CURRENT}-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(folder.slice(BUILDS.length + 1), link);
  renameSync(link, join(root, CURRENT));
}

/**
 * Takes what Next has made out of where it works, so that it may work again.
 * @param {string} root
 * @param {string} name of the build
 * @returns {string} a folder that is no build yet, relative to the root
 */
export function moveOut(root, name) {
  const making = join(BUILDS, `${name}${MAKING}`);
  mkdirSync(join(root, making));
  for (const entry of readdirSync(join(root, WORK)))
    if (!STAYS.includes(entry)) renameSync(join(root, WORK, entry), join(root, making, entry));
  return making;
}

/**
 * Makes a build of it, all at once.
 * @param {string} root
 * @param {string} making as `moveOut` gave it
 * @param {string} sources the fingerprint of what it was made from
 * @returns {string} the build's folder, relative to the root
 */
export function makeWhole(root, making, sources) {
  const folder = making.slice(0, -MAKING.length);
  writeFileSync(join(root, making, STAMP), sources);
  renameSync(join(root, making), join(root, folder));
  return folder;
}

/**
 * Lets a build have the hashed files of those before it, which open tabs and caches go on asking for.
 * @param {string} folder of the build
 * @param {string[]} earlier folders of builds
 * @param {number} now in ms
 */
export function takeHashedFiles(folder, earlier, now) {
  const own = new Set(filesUnder(folder, 'static'));
  const taken = {};
  for (const build of earlier) {
    const since = readTaken(build);
    for (const file of filesUnder(build, 'static')) {
      const lastAt = since[file] ?? now;
      if (own.has(file) || now - lastAt > TAB_MS) continue;
      taken[file] = Math.max(taken[file] ?? 0, lastAt);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(build, file), join(folder, file));
    }
  }
  writeFileSync(join(folder, TAKEN), JSON.stringify(taken));
}

function readTaken(build) {
  const file = join(build, TAKEN);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Removes the builds that nobody serves, but for the last ones, and what never became one.
 * @param {string} root
 * @param {number} now in ms
 */
export function removeOldBuilds(root, now) {
  const old = listBuilds(root)
    .slice(KEPT)
    .map(({ folder }) => folder)
    .filter((folder) => !isServed(join(root, folder)));
  const brokenOff = readdirSync(join(root, BUILDS))
    .filter((name) => name.endsWith(MAKING) && now - statSync(join(root, BUILDS, name)).mtimeMs > MAKING_MS)
    .map((name) => join(BUILDS, name));
  for (const folder of [...old, ...brokenOff]) rmSync(join(root, folder), { recursive: true, force: true });
}
