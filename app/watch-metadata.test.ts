// Verifies docs/product.md 31.6.
import { listMetadata, narrowedMetadata, productMetadata, watchTitle } from './watch-metadata';
import { catalogue } from '@/data/catalogue/shop-catalogue';

const watchOf = async (key: 'xerix/1' | 'california/3') => {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`the shop sells ${key}`);
  return watch;
};

test('a narrowed list is not for search engines, and names its list as the page to find', async () => {
  const metadata = await narrowedMetadata('xerix');
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.alternates?.canonical).toBe('/all/xerix');
});

test('a list is for search engines', async () => {
  const metadata = await listMetadata('xerix');
  expect(metadata.robots).toBeUndefined();
  expect(metadata.alternates?.canonical).toBe('/all/xerix');
});

test('only new arrivals lead to their feed', async () => {
  expect((await listMetadata('watchnew')).alternates?.types).toEqual({ 'application/atom+xml': '/feeds/new.atom' });
  expect((await listMetadata('all')).alternates?.types).toBeUndefined();
});

test('a title has the diameter, but not twice', async () => {
  expect(watchTitle(await watchOf('xerix/1'))).toBe('Xeric Slow Meridian, 42 mm automatic watch');
  expect(watchTitle(await watchOf('california/3'))).toBe('California Half & Half 40, automatic watch');
});

test('a watch is shown by its own Open Graph picture, which says its name and price in words too', async () => {
  const { openGraph } = productMetadata(await watchOf('xerix/1'));
  expect(openGraph?.images).toEqual([
    {
      url: expect.stringMatching(/^\/pictures\/[0-9a-f]{12}-og\.jpg$/),
      width: 1200,
      height: 630,
      alt: 'Xeric Slow Meridian, front, $249.00',
    },
  ]);
});
