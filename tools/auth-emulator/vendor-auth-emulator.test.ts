import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { sumsOf, SUMS_FILE } from './vendor-auth-emulator';

type LockEntry = { version?: string; integrity?: string; dependencies?: Record<string, string> };

const folder = join(root, 'vendor', 'firebase-auth-emulator');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const lock: { packages: Record<string, LockEntry> } = JSON.parse(read('package-lock.json'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

it('the vendored emulator matches its checksums', () => {
  expect(sumsOf(folder, ['emulator.cjs', 'LICENSES.txt'])).toBe(read(SUMS_FILE));
});

it('the lock file pins each package to a checksum and to no registry', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))).toEqual([]);
  expect(packages.filter(([, entry]) => 'resolved' in entry)).toEqual([]);
});

it('the lock file has each requested package in one version', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
  expect(lock.packages['']?.dependencies).toEqual(dependencies);
  for (const [name, version] of Object.entries(dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
  }
});

it('each vendored package is in the lock file with its version', () => {
  const named = [...read('LICENSES.txt').matchAll(/^={80}\n(\S+) (\S+) \(/gm)];
  const locked = packages.map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  expect(named.length).toBeGreaterThan(100);
  expect(named.map(([, name, version]) => `${name} ${version}`).filter((each) => !locked.includes(each))).toEqual([]);
});
