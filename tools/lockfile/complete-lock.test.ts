import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { lockEntryFor, missingOptionals, withoutIntegrity } from './complete-lock';

it('missingOptionals returns the optional packages without an entry, at any depth', () => {
  const packages = {
    '': {},
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
])('lockEntryFor limits %s to its own system', (name, system) => {
  expect(lockEntryFor(name, '1.2.3')).toEqual({ version: '1.2.3', optional: true, ...system });
});

it('withoutIntegrity finds no package in package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(withoutIntegrity(lock.packages)).toEqual([]);
  expect(withoutIntegrity({ '': {}, 'node_modules/a': { version: '1.0.0' } })).toEqual(['node_modules/a']);
});
