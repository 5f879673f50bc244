// Verifies docs/product.md 31.6.
import { type listOf } from '@/data/list-pages';
import { pageMetadata } from './page-metadata';
import { catalogueAt } from './route-params';
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

test('productMetadata has a description of at most 165 characters with the first sentence, or without it', async () => {
  const all = await catalogue.listAll('all');
  const lengths = all.map((watch) => {
    const { description = '' } = productMetadata(watch);
    const [sentence = ''] = (watch.description[0] ?? '').split(/(?<=[.?!]) /);
    const hasSentence = description?.endsWith(` ${sentence}`) ?? false;
    const length = (description?.length ?? 0) + (hasSentence ? 0 : 1 + sentence.length);
    return { key: watch.key, hasSentence, isShort: length <= 165 };
  });
  expect(lengths.filter(({ hasSentence, isShort }) => hasSentence !== isShort)).toEqual([]);
  expect(new Set(lengths.map(({ isShort }) => isShort)).size).toBe(2);
});

test('pageMetadata of a private page has noindex and lets crawlers follow its links', () => {
  const page = { title: 'Cart', description: '', path: '/bascket/mybascket' };
  expect(pageMetadata({ ...page, isPrivate: true }).robots).toEqual({ index: false, follow: true });
  expect(pageMetadata(page).robots).toBeUndefined();
});

test('catalogueAt finds the catalogue of a brand’s route segment alone', async () => {
  const at = (brand: string) => catalogueAt(Promise.resolve({ brand }));
  expect([await at('xerix'), await at('times')]).toEqual(['xerix', 'timex']);
  for (const brand of ['timex', 'rolex', '', 'womens', 'constructor'])
    await expect(at(brand)).rejects.toMatchObject({ digest: expect.stringContaining('404') });
});

test('listMetadata of a later page has its number in title, description and canonical URL', async () => {
  let later: Awaited<ReturnType<typeof listMetadata>> | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/data/list-pages', () => {
      const actual = jest.requireActual<{ listOf: typeof listOf }>('@/data/list-pages');
      return {
        ...actual,
        findListPage: async (name: 'all', page = '1') => ({
          list: actual.listOf(name, 130),
          shown: { watches: [], page: Number(page), pages: 3, count: 130 },
        }),
      };
    });
    const fresh = await import('./watch-metadata');
    later = await fresh.listMetadata('all', '2');
    expect((await fresh.listMetadata('all')).alternates?.canonical).toBe('/all');
  });
  expect(later).toMatchObject({ title: 'All Watches, page 2', alternates: { canonical: '/all/page/2' } });
  expect(later?.description).toMatch(/^All 130 watches at Odd Hours.* [Pp]age 2 of 3\.?$/);
  expect(later?.robots).toBeUndefined();
});
