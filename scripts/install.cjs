'use strict';
// Installs the packages of package-lock.json. Uses only Node's own modules, because no package is installed yet.
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { once } = require('node:events');
const { accessSync, constants: access, existsSync, readFileSync, statfsSync, writeFileSync } = require('node:fs');
const { constants } = require('node:os');
const { join } = require('node:path');
const { claim } = require('./claim.cjs');

const root = join(__dirname, '..');
const LOCK = join(root, 'package-lock.json');
const MODULES = join(root, 'node_modules');
/** npm's record of what it installed, written when it is done. */
const RECORD = join(MODULES, '.package-lock.json');
const STAMP = join(MODULES, '.odd-hours-lock');

/** Free space for the packages and a build, in bytes. */
const NEEDED_BYTES = 1_500_000_000;
/** Free space below which a failed step most likely ran out of space, in bytes. */
const EXHAUSTED_BYTES = 8_000_000;

/** npm and the terminal both deliver one Ctrl-C: a second signal within this time is the same one, in ms. */
const SAME_KEYSTROKE_MS = 400;

/**
 * Runs npm if node_modules does not match package-lock.json. If that fails, prints the reason and ends the process.
 * @param {{ isForShop?: boolean }} [options] `isForShop` omits the packages of checks and tests, half of all files
 */
async function install({ isForShop = false } = {}) {
  if (!existsSync(LOCK)) fail('package-lock.json is missing: this is not a whole copy of the shop.');
  if (isStamped('all') || (isForShop && isStamped('shop'))) return;
  requireWritable();
  const installing = await claim(`install ${root}`, () => String(process.pid));
  if ('holder' in installing)
    fail(`Process ${installing.holder} installs the packages of this folder. Run the command again when it has ended.`);
  const lock = JSON.parse(readText(LOCK));
  const isComplete = (part) => isInstalled(lock, readJson(RECORD), part);
  if (!isComplete(isForShop ? 'shop' : 'all')) {
    // `npm ci` begins with an empty node_modules, which would break a shop that runs in this folder.
    if (isForShop) await runNpm(['ci', '--omit=dev']);
    else await runNpm(isComplete('shop') ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev']);
  }
  writeFileSync(STAMP, stamp(isForShop && !isComplete('all') ? 'shop' : 'all'));
  installing.release();
}

/** Folders that the commands write to, relative to the root. */
const WRITTEN = ['.', 'node_modules', '.next', '.cache', 'public', 'public/pictures', 'var'];

/** Ends the process with one sentence if this account cannot write to one of the shop's folders. */
function requireWritable() {
  for (const folder of WRITTEN.map((name) => join(root, name)).filter(existsSync)) {
    try {
      accessSync(folder, access.W_OK);
    } catch ({ code }) {
      fail(
        `The shop cannot write to ${folder} (${code}). Make it writable for this account, then run the command again.`,
      );
    }
  }
}

/**
 * True if npm's record of node_modules has every package of the lock file in its version. Optional packages may be
 * missing: npm omits those for other systems.
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked
 * @param {{ packages: Record<string, Locked> }} lock `package-lock.json`
 * @param {{ packages: Record<string, { version?: string }> } | undefined} installed `node_modules/.package-lock.json`
 * @param {'all' | 'shop'} part `shop` needs no development packages
 */
function isInstalled(lock, installed, part) {
  if (!installed) return false;
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !(part === 'shop' && (dev || devOptional)))
    .every(([path, wanted]) => {
      const found = installed.packages[path];
      return found ? found.version === wanted.version : Boolean(wanted.optional);
    });
}

/** @param {string[]} command such as `['ci', '--omit=dev']`, whatever NODE_ENV is */
async function runNpm(command) {
  const free = freeBytes();
  if (free < NEEDED_BYTES)
    fail(
      `Installing the packages needs 1.5 GB of free disk space, and ${size(free)} are left. Free some space, then run the command again.`,
    );
  console.error('Installing packages (once)…');
  const args = [...command, '--no-audit', '--no-fund'];
  // In a process group of its own, so that a Ctrl-C reaches npm once.
  const npm = spawn(...npmCommand(args), { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const signals = passSignalsOn(npm);
  try {
    const [code] = await once(npm, 'close');
    if (signals.first) process.exit(128 + constants.signals[signals.first]);
    if (code !== 0) failAfter(Buffer.concat(output).toString());
  } catch (error) {
    fail(`npm could not be started (${error.code}).`);
  } finally {
    signals.stop();
  }
}

/** Returns the npm that runs this process, or the one on PATH. */
function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** Ends npm on a signal to this process: gracefully on the first, at once on the second. */
function passSignalsOn(npm) {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const signals = { first: undefined, stop: () => names.forEach((name) => process.off(name, pass)) };
  let firstAt;
  const pass = (name) => {
    if (firstAt && Date.now() - firstAt < SAME_KEYSTROKE_MS) return;
    if (npm.exitCode === null) process.kill(-npm.pid, firstAt ? 'SIGKILL' : name);
    signals.first ??= name;
    firstAt ??= Date.now();
  };
  for (const name of names) process.on(name, pass);
  return signals;
}

function failAfter(output) {
  if (/\b(ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded/i.test(output) || freeBytes() < EXHAUSTED_BYTES)
    fail('The disk is full. Free some space, then run the command again.');
  if (output) process.stderr.write(output.endsWith('\n') ? output : `${output}\n`);
  fail('The packages could not be installed; npm says why above.');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function freeBytes() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}

function size(bytes) {
  return bytes < 1e9 ? `${Math.floor(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

const isStamped = (part) => readText(STAMP) === stamp(part);

/** Changes when the lock file does, and when npm has changed `node_modules` since. */
function stamp(part) {
  const hash = createHash('sha256').update(`${part}\0`);
  for (const file of [LOCK, RECORD]) hash.update(readText(file) ?? '').update('\0');
  return hash.digest('hex');
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function readJson(file) {
  try {
    return JSON.parse(readText(file));
  } catch {
    return undefined;
  }
}

module.exports = { fail, install, isInstalled, requireWritable, root };
