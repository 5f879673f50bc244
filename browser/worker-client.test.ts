import { inLanguage } from '@/domain/testing/in-language';
import { readCachedPages } from './visited-pages';
import { cacheWhenIdle, cachedSince, deleteVisitedPages, isCached } from './worker-client';

/** The stubbed Cache Storage: HTML by path, by cache name. */
let cached: Record<string, Record<string, { html: string; at: number }>>;

const open = (name: string) => {
  const pages = cached[name] ?? {};
  return {
    keys: async () => Object.keys(pages).map((path) => ({ url: `http://localhost${path}` })),
    match: async ({ url }: { url: string }) => {
      const page = pages[new URL(url).pathname];
      return page && { text: async () => page.html, headers: new Headers({ 'Server-Timing': `kept;dur=${page.at}` }) };
    },
  };
};

beforeEach(() => {
  cached = {};
  const caches = {
    keys: async () => Object.keys(cached),
    open: async (name: string) => open(name),
    match: async (path: string) => Object.values(cached).find((pages) => path in pages),
    delete: async (name: string) => delete cached[name],
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const page = (title: string, at: number) => ({ html: `<title>${title}</title>`, at });

it('readCachedPages returns visited pages once, newest first, without cart and wishlist', async () => {
  cached = {
    'odd-hours-own-2': { '/offline': page('Offline', 1) },
    'odd-hours-seen-1': { '/all': page('All &amp; more', 1), '/all/xerix': page('Xeric', 2) },
    'odd-hours-seen-2': { '/all': page('All', 5), '/bascket/mybascket': page('Cart', 6), '/': page('Home', 3) },
  };
  expect((await readCachedPages()).map(({ path, title }) => [path, title])).toEqual([
    ['/all', 'All'],
    ['/', 'Home'],
    ['/all/xerix', 'Xeric'],
  ]);
});

it('readCachedPages returns no pages of another language, whose links would lead out of this one', async () => {
  cached = {
    'odd-hours-seen-1': { '/all': page('All', 1) },
    'odd-hours-seen-1-de': { '/de/all': page('Alle', 2) },
  };
  expect((await readCachedPages()).map(({ title }) => title)).toEqual(['All']);
});

it('deleteVisitedPages deletes visited pages and keeps precached ones', async () => {
  cached = {
    'odd-hours-own-1': {},
    'odd-hours-files-1': {},
    'odd-hours-seen-1': {},
    'odd-hours-watches-1': {},
    'odd-hours-pictures': {},
    other: {},
  };
  await deleteVisitedPages();
  expect(Object.keys(cached)).toEqual(['odd-hours-own-1', 'odd-hours-files-1', 'other']);
});

it('isCached returns true for cached pages and search', async () => {
  cached = { 'odd-hours-seen-1': { '/all': page('All', 1) } };
  expect(await isCached('/all')).toBe(true);
  expect(await isCached('/all?price=-300')).toBe(false);
  expect(await isCached('/all/gshock')).toBe(false);
  expect(await isCached('/search?q=moon')).toBe(true);
});

// Verifies docs/product.md 30.2, 45.2 (addresses).
it.each(['/search?q=moon', '/de/search?q=moon', 'http://localhost/de/search?q=moon', 'http://localhost/de/all'])(
  'in the German build isCached returns true for %s',
  async (address) => {
    cached = { 'odd-hours-seen-1-de': { '/de/all': page('Alle', 1) } };
    const german = await inLanguage('de', () => import('./worker-client'));
    expect(await german.isCached(address)).toBe(true);
  },
);

it('cache functions do nothing without a Cache API', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await readCachedPages()).toEqual([]);
  await expect(deleteVisitedPages()).resolves.toBeUndefined();
});

describe('with service workers', () => {
  const register = jest.fn(async () => ({}));
  const postMessage = jest.fn();
  let connection: { saveData: boolean };
  beforeEach(() => {
    jest.useFakeTimers();
    connection = { saveData: false };
    const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    Object.defineProperty(navigator, 'connection', { get: () => connection, configurable: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
    register.mockClear();
    postMessage.mockClear();
  });

  it('cacheWhenIdle caches when idle unless cancelled', async () => {
    cacheWhenIdle({ keep: '/all' })();
    cacheWhenIdle({ keep: '/all/xerix' });
    expect(register).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect(register).toHaveBeenCalledWith('/worker.js', { updateViaCache: 'none' });
    expect(postMessage.mock.calls).toEqual([[{ keep: '/all/xerix' }]]);
  });

  // Verifies docs/product.md 30.9 (cached with the list).
  it('cacheWhenIdle sends the keys of a list to the worker when idle', async () => {
    cacheWhenIdle({ watches: ['xerix/1', 'undone/3'] });
    await jest.runAllTimersAsync();
    expect(postMessage.mock.calls).toEqual([[{ watches: ['xerix/1', 'undone/3'] }]]);
  });

  it('cacheWhenIdle caches nothing with Save-Data', async () => {
    connection.saveData = true;
    cacheWhenIdle({ keep: '/all' });
    await jest.runAllTimersAsync();
    expect(register).not.toHaveBeenCalled();
  });
});

describe('cachedSince', () => {
  const loaded = (url: string, ...serverTiming: { name: string; duration: number }[]) =>
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ name: url, serverTiming }] as unknown as PerformanceEntryList);
  beforeEach(() => {
    // jsdom has no navigation timing.
    performance.getEntriesByType ??= () => [];
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/all', 'http://localhost/all?page=2', 1234, 1234],
    ['/about', 'http://localhost/all', 1234, undefined],
    ['/offline', 'http://localhost/offline', 1234, undefined],
  ])('on %s of a document loaded from %s', (path, url, duration, expected) => {
    loaded(url, { name: 'now', duration: 5 }, { name: 'kept', duration });
    expect(cachedSince(path)).toBe(expected);
  });

  it('is undefined for a fresh page', () => {
    loaded('http://localhost/all', { name: 'now', duration: 5 });
    expect(cachedSince('/all')).toBeUndefined();
  });
});

it('isCached returns false when the cache cannot be read', async () => {
  Object.assign(globalThis.caches, { match: async () => Promise.reject(new Error('disk')) });
  expect(await isCached('/all')).toBe(false);
});
