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
import { CURRENT, isServed } from '@/runtime/builds';
import { ReportedError } from '@/domain/reported-error';
import { filesUnder } from './fingerprint';

/** The folder of all builds, and of the folder that Next works in. */
const BUILDS = '.next';

/** The folder that Next works in. Its output moves to a build; types and caches for the next build stay. */
const WORK = join(BUILDS, 'work');
const STAYS = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types'];

/** The end of an incomplete build's name. */
const INCOMPLETE = '-making';

/** How long a build may stay incomplete, in ms; an older one was interrupted. */
const INCOMPLETE_MS = 60 * 60 * 1000;

/** File in a build with the fingerprint of its sources. A folder without it is no complete build. */
const STAMP = 'odd-hours-build';

/** File in a build that lists hashed files of earlier builds, with the time when those builds were last current. */
const TAKEN = 'odd-hours-taken.json';

/** Number of builds to keep even if no process serves them, so that a restored setting needs no build. */
const KEPT = 3;

/** Retention of a hashed file after the last build that made it, in ms: a tab may be open for as long. */
const TAB_MS = 30 * 24 * 60 * 60 * 1000;

/** A complete build. `folder` is relative to the root; `usedAt`, in ms, is when it was made or found up to date last. */
type Build = { folder: string; sources: string; usedAt: number };

/** The builds, the last used first. */
export function listBuilds(root: string): Build[] {
  if (!existsSync(join(root, BUILDS))) return [];
  const folders = readdirSync(join(root, BUILDS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(BUILDS, name))
    .filter((folder) => !folder.endsWith(INCOMPLETE) && existsSync(join(root, folder, STAMP)));
  return folders.map((folder) => readBuild(root, folder)).sort((one, two) => two.usedAt - one.usedAt);
}

function readBuild(root: string, folder: string): Build {
  const stamp = join(root, folder, STAMP);
  return { folder, sources: readFileSync(stamp, 'utf8'), usedAt: statSync(stamp).mtimeMs };
}

/**
 * The build to serve.
 * @returns its folder, relative to the root
 * @throws {ReportedError} if there is none yet
 */
export function currentBuild(root: string): string {
  try {
    return join(BUILDS, readlinkSync(join(root, CURRENT)));
  } catch {
    throw new ReportedError('The shop has not been built yet: npm run build.');
  }
}

/**
 * Makes a build the current one. A process that serves another build keeps it.
 * @param folder relative to the root
 */
export function makeCurrent(root: string, folder: string): void {
  const now = new Date();
  utimesSync(join(root, folder, STAMP), now, now);
  const link = join(root, `${CURRENT}-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(folder.slice(BUILDS.length + 1), link);
  renameSync(link, join(root, CURRENT));
}

/**
 * Moves Next's output out of its folder into an incomplete build.
 * @param name of the build
 * @returns its folder, relative to the root
 */
export function moveOut(root: string, name: string): string {
  const making = join(BUILDS, `${name}${INCOMPLETE}`);
  moveInto(root, making);
  return making;
}

/** Moves Next's output into a new folder, relative to the root. */
export function moveInto(root: string, making: string): void {
  mkdirSync(join(root, making), { recursive: true });
  for (const entry of readdirSync(join(root, WORK)))
    if (!STAYS.includes(entry)) renameSync(join(root, WORK, entry), join(root, making, entry));
}

/**
 * Turns an incomplete build into a build, atomically.
 * @param making as `moveOut` returned it
 * @param sources the fingerprint of its sources
 * @returns the build's folder, relative to the root
 */
export function makeWhole(root: string, making: string, sources: string): string {
  const folder = making.slice(0, -INCOMPLETE.length);
  writeFileSync(join(root, making, STAMP), sources);
  renameSync(join(root, making), join(root, folder));
  return folder;
}

/** When the last build that made a hashed file was last current, in ms, by the file's path in the build. */
type Taken = Record<string, number>;

/**
 * Copies the hashed files of earlier builds into a build: open tabs and caches still request them.
 * @param folder of the build
 * @param earlier folders of builds
 * @param now in ms
 */
export function takeHashedFiles(folder: string, earlier: readonly string[], now: number): void {
  const own = new Set(filesUnder(folder, 'static'));
  const taken: Taken = {};
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

function readTaken(build: string): Taken {
  const file = join(build, TAKEN);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Removes old builds that no process serves, but for the last ones, and interrupted builds.
 * @param now in ms
 */
export function removeOldBuilds(root: string, now: number): void {
  const old = listBuilds(root)
    .slice(KEPT)
    .map(({ folder }) => folder)
    .filter((folder) => !isServed(join(root, folder)));
  const interrupted = readdirSync(join(root, BUILDS))
    .filter((name) => name.endsWith(INCOMPLETE) && now - statSync(join(root, BUILDS, name)).mtimeMs > INCOMPLETE_MS)
    .map((name) => join(BUILDS, name));
  for (const folder of [...old, ...interrupted]) rmSync(join(root, folder), { recursive: true, force: true });
}
