import { inLanguage } from './testing/in-language';

// Verifies docs/product.md 45.2 (addresses).
it('addressOf and pathWithin leave the addresses of the English build unchanged', async () => {
  const { addressOf, pathWithin } = await inLanguage('en', () => import('./language'));
  for (const path of ['/', '/all/xerix?sort=price', '/design']) {
    expect(addressOf(path)).toBe(path);
    expect(pathWithin(path)).toBe(path);
  }
});

// Verifies docs/product.md 45.2 (addresses).
it.each([
  ['/', '/de'],
  ['/?a=1', '/de?a=1'],
  ['/#top', '/de#top'],
  ['/all/xerix?sort=price', '/de/all/xerix?sort=price'],
  ['/design', '/de/design'],
])('in the German build addressOf adds the base path to %s, once, and pathWithin removes it', async (path, address) => {
  const { addressOf, pathWithin } = await inLanguage('de', () => import('./language'));
  expect(addressOf(path)).toBe(address);
  expect(addressOf(address)).toBe(address);
  expect(pathWithin(address)).toBe(path);
  expect(pathWithin(path)).toBe(path);
});

it('in the German build addressOf leaves a whole address unchanged', async () => {
  const { addressOf } = await inLanguage('de', () => import('./language'));
  for (const address of ['https://shop.example/de/search?q=moon', 'https://shop.example/all'])
    expect(addressOf(address)).toBe(address);
});
