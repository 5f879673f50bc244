// Completes package-lock.json after a change of dependencies: `npm run lockfile`. Only for a registry
// that does not serve the optional packages of other systems (docs/dependencies.md).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** `packages` of `package-lock.json`, by path. */
type Packages = Readonly<
  Record<
    string,
    { version?: string; integrity?: string; link?: boolean; optionalDependencies?: Record<string, string> }
  >
>;

/** Returns the optional packages that a lock file names without an entry. */
export function missingOptionals(packages: Packages): { name: string; version: string }[] {
  const missing = new Map<string, string>();
  for (const [owner, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isReachable(packages, owner, name)) missing.set(name, version);
    }
  }
  return [...missing].map(([name, version]) => ({ name, version }));
}

/** True if Node would resolve `name` from the folder of `owner`: beside it or in a parent folder. */
function isReachable(packages: Packages, owner: string, name: string): boolean {
  if (packages[`${owner && `${owner}/`}node_modules/${name}`]) return true;
  if (owner === '') return false;
  return isReachable(packages, owner.slice(0, Math.max(0, owner.lastIndexOf('node_modules/') - 1)), name);
}

/**
 * Returns the lock entry of a package for one system, which its name states by convention
 * (`swc-darwin-arm64`, `resolver-binding-linux-x64-musl`).
 */
export function lockEntryFor(name: string, version: string) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const starts = (start: string) => words.some((word) => word.startsWith(start));
  const libc = starts('gnu') ? 'glibc' : starts('musl') && 'musl';
  return {
    version,
    cpu: PROCESSORS.filter((processor) => words.includes(processor)),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: SYSTEMS.filter((system) => words.includes(system)),
  };
}

/** Paths of the packages whose content npm would not verify. */
export const withoutIntegrity = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([path, { integrity, link }]) =>
    path === '' || link || /^sha512-/.test(integrity ?? '') ? [] : [path],
  );

/** Asks the registry for the hash of a package (Subresource Integrity). */
function integrityOf(name: string, version: string): string {
  return execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' }).trim();
}

async function completeLock() {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingOptionals(lock.packages);
  for (const { name, version } of missing) lock.packages[`node_modules/${name}`] = lockEntryFor(name, version);
  for (const path of withoutIntegrity(lock.packages)) {
    const { version, ...entry } = lock.packages[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    lock.packages[path] = { version, integrity: integrityOf(name, version), ...entry };
  }
  const entries = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
  console.log(`${missing.length} packages of other systems added to package-lock.json.`);
}

if (isProgram(import.meta.url)) runProgram(completeLock);
