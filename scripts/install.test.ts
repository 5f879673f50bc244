import { isInstalled } from './install.cjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/jest': { version: '30.5.2', dev: true },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  },
};
const next = { 'node_modules/next': { version: '16.4.6' } };
const runner = { 'node_modules/jest': { version: '30.5.2' } };

it('isInstalled accepts a complete installation without optional packages of other systems', () => {
  expect(isInstalled(lock, { packages: { ...next, ...runner } }, 'all')).toBe(true);
});

it.each([
  ['nothing was installed', undefined],
  ['a package is missing', { packages: next }],
  ['a version differs', { packages: { ...runner, 'node_modules/next': { version: '16.4.5' } } }],
])('isInstalled is false when %s', (_, installed) => {
  expect(isInstalled(lock, installed, 'all')).toBe(false);
});

it.each([
  ['without packages of the tests', { packages: next }, true],
  ['without Next', { packages: runner }, false],
])('an installation %s serves the shop: %#', (_, installed, serves) => {
  expect(isInstalled(lock, installed, 'shop')).toBe(serves);
});
