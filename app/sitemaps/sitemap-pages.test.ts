/** @jest-environment node */
import { newArrivalsAtom } from '@/app/feeds/new-arrivals-feed';
import { publishedRecords, sharePublishedRecords } from '@/data/catalogue/published-records';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { helpLinks } from '@/data/navigation';
import { datesOf } from '@/data/page-dates';
import { absoluteUrl, site } from '@/data/site';
import { changeOfSitemap, pagesOfSitemap, sitemapNames } from './sitemap-pages';

test('pagesOfSitemap dates only watches and lists, by their content', async () => {
  const pages = (await Promise.all(sitemapNames.map(pagesOfSitemap))).flatMap((some) => some ?? []);
  expect(pages).toHaveLength(75);
  expect(pages.filter(({ changed }) => changed === undefined).map(({ path }) => path)).toEqual([
    '/',
    '/contact/form',
    ...helpLinks.map(({ href }) => href),
  ]);
  for (const { path, changed } of pages) expect(changed).toBe(datesOf(path)?.changed);
});

// Verifies docs/product.md 24.6.
test('pagesOfSitemap and the Atom feed date a watch and its lists by a later publication', async () => {
  const at = '2027-01-02T03:04:05.000Z';
  const changedOf = async (name: string) =>
    new Map((await pagesOfSitemap(name))?.map(({ path, changed }) => [String(path), changed]));
  const [lists, watches] = [await changedOf('pages'), await changedOf('watchnew')];
  sharePublishedRecords({ ...publishedRecords(), revision: 'edited', changes: new Map([['watchnew/2', at]]) });
  try {
    expect(await changedOf('watchnew')).toEqual(new Map([...watches, ['/new/allnew/2', at]]));
    expect(await changedOf('pages')).toEqual(new Map([...lists, ['/all', at], ['/new/allnew', at]]));
    expect(await changeOfSitemap('watchnew')).toBe(at);
    const { xml } = newArrivalsAtom(await catalogue.listAll('watchnew'), new Date());
    expect(xml.split(`<updated>${at}</updated>`)).toHaveLength(3);
  } finally {
    sharePublishedRecords(undefined);
  }
});

test('changeOfSitemap returns the date of the latest page', async () => {
  const dates = (await catalogue.listAll('xerix')).map(({ path }) => String(datesOf(path)?.changed));
  expect(await changeOfSitemap('xerix')).toBe(dates.toSorted().at(-1));
});

test('pagesOfSitemap returns undefined for an unknown name', async () => {
  expect(await pagesOfSitemap('rolex')).toBeUndefined();
});

test('the file of a sitemap has the date and every picture of each watch, as addresses of the shop', async () => {
  const { GET } = await import('./[file]/route');
  const answer = await GET(new Request('http://localhost'), { params: Promise.resolve({ file: 'xerix.xml' }) });
  const [head = '', ...urls] = (await answer.text()).split('<url>');
  expect(head).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  // Search engines know the extension by this name (developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps).
  expect(head).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  const watches = await catalogue.listAll('xerix');
  expect(urls).toHaveLength(watches.length);
  for (const [index, { path, pictures }] of watches.entries()) {
    expect(urls[index]).toContain(`<loc>${absoluteUrl(path)}</loc>`);
    expect(urls[index]).toContain(`<lastmod>${datesOf(path)?.changed}</lastmod>`);
    const listed = [...(urls[index]?.matchAll(/<image:loc>([^<]*)</g) ?? [])].map(([, address]) => address);
    expect(listed.slice(0, 3)).toEqual(pictures.map((picture) => absoluteUrl(picture)));
    expect(listed.every((address) => address?.startsWith(site.url))).toBe(true);
  }
});

describe('a larger shop', () => {
  const later: Readonly<Record<string, string[]>> = { all: ['2', '3'], timex: ['2'] };
  const dates: Readonly<Record<string, string>> = {
    '/all/xerix/1': '2026-03-01T00:00:00Z',
    '/all/xerix/2': '2026-11-01T00:00:00Z',
    '/all/xerix/3': '2026-09-30T00:00:00Z',
  };
  const open = () =>
    jest.isolateModulesAsync(async () => {
      jest.doMock('@/data/list-pages', () => ({
        ...jest.requireActual<object>('@/data/list-pages'),
        laterPages: async (name: string) => later[name] ?? [],
      }));
      jest.doMock('@/data/page-dates', () => ({
        datesOf: (path: string) => dates[path] && { added: dates[path], changed: dates[path] },
      }));
      larger = await import('./sitemap-pages');
    });
  let larger: { changeOfSitemap: typeof changeOfSitemap; pagesOfSitemap: typeof pagesOfSitemap };

  test('pagesOfSitemap lists the later pages of each list, below its own path', async () => {
    await open();
    const paths = (await larger.pagesOfSitemap('pages'))?.map(({ path }) => String(path)) ?? [];
    expect(paths.filter((path) => path.includes('/page/'))).toEqual([
      '/all/page/2',
      '/all/page/3',
      '/all/times/page/2',
    ]);
    expect(paths.indexOf('/all/page/2')).toBe(paths.indexOf('/all') + 1);
  });

  test('changeOfSitemap returns the latest of dates in any order, and undefined without dates', async () => {
    await open();
    expect(await larger.changeOfSitemap('xerix')).toBe('2026-11-01T00:00:00Z');
    expect(await larger.changeOfSitemap('pages')).toBeUndefined();
  });
});
