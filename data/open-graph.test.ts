import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage } from '@/domain/testing/in-language';
import { readShopWatches } from './catalogue/shop-catalogue';
import { openGraphOfHome, openGraphOfWatch, openGraphPages } from './open-graph';
import { openGraphPictureAt } from './pictures';
import { ranges } from './ranges';

const watches = readShopWatches();
const pages = openGraphPages(watches);

// Verifies docs/product.md 24.9 (watch, list, home page).
test('openGraphPages covers the home page, all watches, each list and each watch', () => {
  const paths = ['/', '/all', ...ranges.map(({ path }) => path), ...watches.map(({ path }) => path)];
  expect(pages.map(({ path }) => path)).toEqual(paths);
  for (const path of paths) expect(openGraphPictureAt(path)).toMatch(/^\/pictures\/[0-9a-f]{12}-og\.jpg$/);
});

test('openGraphOfWatch puts the maker into the kicker and omits it from the title', () => {
  const lathe = watches.find(({ key }) => key === 'watchnew/1');
  expect(lathe && openGraphOfWatch(lathe)).toMatchObject({
    kicker: 'Archetype',
    title: 'Lathe 43',
    detail: '$549.00',
    alt: 'Archetype Lathe 43, front, $549.00',
  });
});

test('openGraphPages states the watch count and lowest price of a list', () => {
  expect(pages.find(({ path }) => String(path) === '/all/california')?.detail).toBe('6 watches from $83.00');
});

// Verifies docs/product.md 45.16 (page).
test('openGraphPictureAt returns the picture of a language in its build', async () => {
  const shop = mkdtempSync(join(tmpdir(), 'odd-hours-'));
  mkdirSync(join(shop, 'public/pictures'), { recursive: true });
  for (const [name, content] of [
    ['manifest', {}],
    ['open-graph', { pictures: { '/': 'english-og.jpg' } }],
    ['open-graph.de', { pictures: { '/': 'german-og.jpg' } }],
  ] as const)
    writeFileSync(join(shop, `public/pictures/${name}.json`), JSON.stringify(content));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(shop);
  const inBuild = async (code: string) => (await inLanguage(code, () => import('./pictures'))).openGraphPictureAt('/');
  expect([await inBuild('en'), await inBuild('de'), await inBuild('fr')]).toEqual([
    '/pictures/english-og.jpg',
    '/pictures/german-og.jpg',
    undefined,
  ]);
  cwd.mockRestore();
  rmSync(shop, { recursive: true });
});

test('openGraphPictureAt returns undefined without a picture', () => {
  expect(openGraphPictureAt('/all/xerix/7')).toBeUndefined();
  expect(openGraphPages([]).map(({ path }) => path)).toEqual([]);
  expect(openGraphOfHome([])).toBeUndefined();
});

test('openGraphOfHome shows the first slide of the carousel, or the first watch if that one is not sold', () => {
  const [first] = watches;
  const slide = watches.find(({ key }) => key === 'california/3');
  expect(openGraphOfHome(watches)?.photograph).toBe(slide?.pictures[0]);
  expect(openGraphOfHome(watches.filter((watch) => watch !== slide))?.photograph).toBe(first?.pictures[0]);
});
