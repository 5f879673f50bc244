import { readFileSync } from 'node:fs';

/** Lower versions have known vulnerabilities (Next: remote code execution, fixed up to 16.4.5; sharp: picture decoders). */
const floors = { next: '16.4.6', sharp: '0.35.5' };

const parts = (version: string) => version.split('.').map(Number);
const isAtLeast = (version: string, floor: string) => {
  const differing = parts(version).findIndex((part, index) => part !== parts(floor)[index]);
  return differing < 0 || Number(parts(version)[differing]) > Number(parts(floor)[differing]);
};

it.each([
  ['16.4.6', '16.4.6', true],
  ['16.10.0', '16.4.6', true],
  ['16.4.5', '16.4.6', false],
  ['15.9.9', '16.4.6', false],
])('isAtLeast compares %s with %s: %p', (version, floor, holds) => {
  expect(isAtLeast(version, floor)).toBe(holds);
});

it.each(Object.entries(floors))('every %s in the lock file is %s or newer', (name, floor) => {
  const { packages }: { packages: Record<string, { version: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
});
