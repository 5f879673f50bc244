import { readShopWatches } from './catalogue/shop-catalogue';
import { openGraphOfHome, openGraphOfWatch, openGraphPages } from './open-graph';
import { openGraphPictureAt } from './pictures';
import { ranges } from './ranges';

const watches = readShopWatches();
const pages = openGraphPages(watches);

test('the home page, all watches, each list and each watch have a picture', () => {
  const paths = ['/', '/all', ...ranges.map(({ path }) => path), ...watches.map(({ path }) => path)];
  expect(pages.map(({ path }) => path)).toEqual(paths);
  for (const path of paths) expect(openGraphPictureAt(path)).toMatch(/^\/pictures\/[0-9a-f]{12}-og\.jpg$/);
});

test('a watch of a range is named without its maker, which stands above', () => {
  const lathe = watches.find(({ key }) => key === 'watchnew/1');
  expect(lathe && openGraphOfWatch(lathe)).toMatchObject({
    kicker: 'Archetype',
    title: 'Lathe 43',
    detail: '$549.00',
    alt: 'Archetype Lathe 43, front, $549.00',
  });
});

test('a list says how many watches it has, and from which price', () => {
  expect(pages.find(({ path }) => String(path) === '/all/california')?.detail).toBe('6 watches from $83.00');
});

test('openGraphPictureAt returns undefined without a picture', () => {
  expect(openGraphPictureAt('/all/xerix/7')).toBeUndefined();
  expect(openGraphPages([]).map(({ path }) => path)).toEqual([]);
  expect(openGraphOfHome([])).toBeUndefined();
});
