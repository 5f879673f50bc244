// Installs the packages if they are not there as the lock file wants them. Node's own modules only: nothing else is
// there yet.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultAfter, isStopping, run } from '../tools/process/children.mjs';
import { freeBytes, INSTALL_BYTES, explainLackOfSpace } from '../runtime/disk.mjs';
import { Failed, Fault } from '../runtime/fault.mjs';
import { isInstalled } from './lib/lockfile.mjs';
import { root } from '../runtime/root.mjs';

const LOCK = join(root, 'package-lock.json');
const MODULES = join(root, 'node_modules');
/** npm's own record of what it has put into `node_modules`, written when it is done. */
const RECORD = join(MODULES, '.package-lock.json');
const STAMP = join(MODULES, '.odd-hours-lock');

/**
 * Makes sure that `node_modules` is what `package-lock.json` says; runs `npm ci` only when it is not.
 * @throws {Fault} when the lock file is missing, the disk is too full or npm fails
 */
export async function install() {
  if (!existsSync(LOCK)) throw new Fault('package-lock.json is missing: this is not a whole copy of the shop.');
  if (readText(STAMP) === stamp()) return;
  if (!isInstalled(JSON.parse(readText(LOCK)), readJson(RECORD))) await runNpm();
  writeFileSync(STAMP, stamp());
}

async function runNpm() {
  const explanation = explainLackOfSpace(freeBytes(root), INSTALL_BYTES, 'Installing the packages');
  if (explanation) throw new Fault(explanation);
  console.error('Installing packages (once)…');
  // The tools that build the shop are development packages: without them nothing starts, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code, output } = await run(...npmCommand(args));
  if (isStopping()) throw new Failed();
  if (code !== 0) throw faultAfter(output, 'The packages could not be installed; npm says why above.');
}

/** The npm that is running us, or else the one on PATH. */
function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** Changes when the lock file does, and when npm has changed `node_modules` since. */
function stamp() {
  const hash = createHash('sha256');
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
