import { isInstalled, lockEntryFor, missingOptionals } from './lockfile.mjs';

const lock = {
  packages: {
    '': { name: 'shop' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/jest': { version: '30.5.2', dev: true },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  },
};
const next = { 'node_modules/next': { version: '16.4.6' } };
const runner = { 'node_modules/jest': { version: '30.5.2' } };

it('accepts what npm installed, without what is made for other machines', () => {
  expect(isInstalled(lock, { packages: { ...next, ...runner } })).toBe(true);
});

it.each([
  ['nothing was installed', undefined],
  ['a package is missing', { packages: next }],
  ['a version differs', { packages: { ...runner, 'node_modules/next': { version: '16.4.5' } } }],
])('asks for an installation when %s', (_, installed) => {
  expect(isInstalled(lock, installed)).toBe(false);
});

it('finds the optional packages that a lock file names and does not hold, wherever they would be found', () => {
  const packages = {
    '': { name: 'shop' },
    'node_modules/next': { optionalDependencies: { 'swc-darwin-arm64': '1.0.0', 'swc-linux-x64': '1.0.0' } },
    'node_modules/next/node_modules/inner': { optionalDependencies: { 'swc-linux-x64': '1.0.0' } },
    'node_modules/swc-linux-x64': { version: '1.0.0' },
  };
  expect(missingOptionals(packages)).toEqual([{ name: 'swc-darwin-arm64', version: '1.0.0' }]);
});

it.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@unrs/resolver-binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@unrs/resolver-binding-linux-loong64-musl', { os: ['linux'], cpu: ['loong64'], libc: ['musl'] }],
])('keeps %s to its own system', (name, system) => {
  expect(lockEntryFor(name, '1.2.3')).toEqual({ version: '1.2.3', optional: true, ...system });
});
