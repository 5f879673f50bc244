// Verifies docs/product.md 31.6.
import { listMetadata, narrowedMetadata, productMetadata, watchTitle } from './watch-metadata';
import { catalogue } from '@/data/catalogue/shop-catalogue';

const watchOf = async (key: 'xerix/1' | 'california/3') => {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`${key} is not in the catalogue`);
  return watch;
};

test('narrowedMetadata sets noindex and the canonical URL of the list', async () => {
  const metadata = await narrowedMetadata('xerix');
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.alternates?.canonical).toBe('/all/xerix');
});

test('listMetadata allows indexing', async () => {
  const metadata = await listMetadata('xerix');
  expect(metadata.robots).toBeUndefined();
  expect(metadata.alternates?.canonical).toBe('/all/xerix');
});

test('listMetadata links the Atom feed only for new arrivals', async () => {
  expect((await listMetadata('watchnew')).alternates?.types).toEqual({ 'application/atom+xml': '/feeds/new.atom' });
  expect((await listMetadata('all')).alternates?.types).toBeUndefined();
});

test('watchTitle adds the diameter unless the name ends with it', async () => {
  expect(watchTitle(await watchOf('xerix/1'))).toBe('Xeric Slow Meridian, 42 mm automatic watch');
  expect(watchTitle(await watchOf('california/3'))).toBe('California Half & Half 40, automatic watch');
});

test('productMetadata uses the watch’s own Open Graph picture with name and price as alternative text', async () => {
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
