/** @jest-environment node */
import {
  cacheNames,
  cachePrefix,
  filesOf,
  lazyScriptsOf,
  isPublicPage,
  cachedAt,
  toCachedResponse,
  cachePathOf,
  watchCachePathOf,
  maxPictures,
  maxVisitedPages,
  pagesToRefresh,
  trimCache,
} from './cached-pages';

const pathOf = (address: string) => cachePathOf(new URL(address, 'https://shop.example.com'));
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<title>All</title>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=60', ...headers },
  });

it.each([
  ['/', '/'],
  ['/all/xerix/1', '/all/xerix/1'],
  ['/all?utm_source=mail', '/all'],
  ['/contact/form', '/contact/form'],
])('cachePathOf maps %s to %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

it.each([
  '/api/watches?keys=xerix/1',
  '/thanks?order=secret',
  '/order',
  '/order/asked',
  '/withdraw',
  '/back-in-stock?watch=xerix/1',
  '/error',
  '/return/slip',
  '/pay',
  '/auth/user',
  '/auth',
  '/register/registeruser',
  '/newsletter/confirmed',
  '/all?price=-300',
  '/search?q=moon',
  '/all/xerix/1.md',
  '/feeds/google.xml',
])('cachePathOf returns undefined for %s', (address) => {
  expect(pathOf(address)).toBeUndefined();
});

// Verifies docs/product.md 30.9 (cached with the list).
it.each([
  ['/api/stored-watches?keys=xerix%2F1', '/api/stored-watches/xerix/1'],
  ['/api/stored-watches?keys=xerix%2F1%2Cundone%2F3', undefined],
  ['/api/stored-watches', undefined],
  ['/api/watches?keys=xerix%2F1', undefined],
])('watchCachePathOf maps %s to %s', (address, path) => {
  expect(watchCachePathOf(new URL(address, 'https://shop.example.com'))).toBe(path);
});

it('isPublicPage accepts only pages that shared caches may store', () => {
  expect(isPublicPage(page())).toBe(true);
  expect(isPublicPage(page({ 'Cache-Control': 'private, no-cache, no-store, max-age=0' }))).toBe(false);
  expect(isPublicPage(page({ 'Cache-Control': 'private, s-maxage=60' }))).toBe(false);
  expect(isPublicPage(page({ 'Cache-Control': '' }))).toBe(false);
  expect(isPublicPage(page({ 'Content-Type': 'text/x-component' }))).toBe(false);
  for (const status of [201, 206, 404, 503]) expect([status, isPublicPage(page({}, status))]).toEqual([status, false]);
});

it('toCachedResponse stores the time of caching and removes Vary and the time of the response', async () => {
  const at = Date.UTC(2026, 10, 23, 14, 5);
  const cached = await toCachedResponse(
    page({ Vary: 'Accept, rsc', 'Content-Encoding': 'br', 'Server-Timing': 'now;dur=5' }),
    at,
  );
  expect(cachedAt(cached)).toBe(at);
  expect(cached.headers.get('Server-Timing')).toBe(`kept;dur=${at}`);
  expect(cachedAt(page())).toBeUndefined();
  expect([cached.headers.get('Vary'), cached.headers.get('Content-Encoding')]).toEqual([null, null]);
  expect(await cached.text()).toBe('<title>All</title>');
});

it('filesOf returns each referenced hashed file once', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/1-a_b.css"><script data-deferred="2~c.js 3-d.js">go()</script><script src="/_next/static/chunks/2~c.js" async></script>
    <script>self.__next_f.push([1,"\\"/_next/static/chunks/2~c.js\\",\\"/_next/static/media/x-s.p.0abc.woff2\\""])</script><img src="/pictures/1.avif">`;
  expect(filesOf(html)).toEqual([
    '/_next/static/chunks/1-a_b.css',
    '/_next/static/chunks/2~c.js',
    '/_next/static/media/x-s.p.0abc.woff2',
    '/_next/static/chunks/3-d.js',
  ]);
});

// Verifies docs/product.md 30.9 (later scripts).
it('lazyScriptsOf returns each script that a script loads later once', () => {
  const script =
    't.v(e=>Promise.all(["static/chunks/1~a-b.js","static/chunks/2c.js"].map(t.l)),["static/chunks/2c.js"])';
  expect(lazyScriptsOf(script)).toEqual(['/_next/static/chunks/1~a-b.js', '/_next/static/chunks/2c.js']);
});

it('cacheNames contain the build, except for pictures', () => {
  const [one, two] = [cacheNames('one'), cacheNames('two')];
  expect(Object.values(one).filter((name) => Object.values(two).includes(name))).toEqual([one.pictures]);
  for (const name of Object.values(one)) expect(name.startsWith(cachePrefix)).toBe(true);
});

/** A cache that keeps its entries in the order in which they were put, as browsers do. */
function cacheOf(count: number) {
  const entries = Array.from(
    { length: count },
    (_, index) => new Request(`https://shop.example.com/all/page/${index + 1}`),
  );
  return {
    keys: async () => [...entries],
    delete: async (request: RequestInfo | URL) => entries.splice(entries.indexOf(request as Request), 1).length > 0,
    pages: () => entries.map(({ url }) => Number(url.split('/').at(-1))),
  };
}

// Verifies docs/product.md 30.1.
it.each([
  [50, maxVisitedPages, 1, 50],
  [51, maxVisitedPages, 2, 51],
  [70, maxVisitedPages, 21, 70],
  [201, maxPictures, 2, 201],
])('trimCache of %i entries with a limit of %i keeps the entries %i to %i', async (count, limit, first, last) => {
  const cache = cacheOf(count);
  await trimCache(cache, limit);
  expect(cache.pages()).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
});

// Verifies docs/product.md 30.7.
it('pagesToRefresh returns the last twenty visited pages, and all of fewer', () => {
  const visited = Array.from({ length: maxVisitedPages }, (_, place) => `/all/xerix/${place}`);
  expect(pagesToRefresh(visited)).toEqual(visited.slice(30));
  expect(pagesToRefresh(visited.slice(0, 3))).toEqual(visited.slice(0, 3));
});
