// Completes package-lock.json after a change of dependencies: `node tools/lockfile/complete-lock.mjs`. Only for a registry that
// does not answer for the optional packages of other systems (docs/dependencies.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../runtime/fault.mjs';
import { isProgram, root } from '../../runtime/root.mjs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The optional packages that a lock file's packages name, but that it does not hold.
 * @param {Record<string, { optionalDependencies?: Record<string, string> }>} packages of `package-lock.json`
 * @returns {{ name: string, version: string }[]}
 */
export function missingOptionals(packages) {
  const missing = new Map();
  for (const [owner, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isReachable(packages, owner, name)) missing.set(name, version);
    }
  }
  return [...missing].map(([name, version]) => ({ name, version }));
}

/** Whether Node would find `name` from the folder of `owner`: beside it or in a folder above. */
function isReachable(packages, owner, name) {
  if (packages[`${owner && `${owner}/`}node_modules/${name}`]) return true;
  if (owner === '') return false;
  return isReachable(packages, owner.slice(0, Math.max(0, owner.lastIndexOf('node_modules/') - 1)), name);
}

/**
 * The lock entry of a package that only its own system installs; which one that is, its name tells by convention
 * (`swc-darwin-arm64`, `resolver-binding-linux-x64-musl`).
 * @param {string} name
 * @param {string} version
 */
export function lockEntryFor(name, version) {
  const words = name.split('/').at(-1).split('-');
  const libc = words.some((word) => word.startsWith('gnu')) ? 'glibc' : words.find((word) => word.startsWith('musl'));
  return {
    version,
    cpu: PROCESSORS.filter((processor) => words.includes(processor)),
    ...(libc && { libc: [libc === 'glibc' ? libc : 'musl'] }),
    optional: true,
    os: SYSTEMS.filter((system) => words.includes(system)),
  };
}

function completeLock() {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingOptionals(lock.packages);
  for (const { name, version } of missing) lock.packages[`node_modules/${name}`] = lockEntryFor(name, version);
  const entries = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
  console.log(`${missing.length} packages of other systems added to package-lock.json.`);
}

if (isProgram(import.meta.url)) runProgram(completeLock);
