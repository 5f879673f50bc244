/** @jest-environment node */
// Verifies docs/product.md 30.9 (later scripts).
import { cacheNames, toCachedResponse } from './cached-pages';

type CacheEvent = { request: { url: string }; response?: Response; cachedResponse?: Response };
type Hook = 'cacheKeyWillBeUsed' | 'cacheWillUpdate' | 'cachedResponseWillBeUsed' | 'handlerDidError';
type Plugin = Record<Hook, (event: CacheEvent) => unknown>;
type StrategyOptions = { cacheName: string; plugins?: readonly Plugin[] };

/** The options of the worker's strategies, by cache name. */
const strategies = new Map<string, StrategyOptions>();

jest.mock('serwist', () => {
  class Strategy {
    constructor(readonly options: StrategyOptions) {
      strategies.set(options.cacheName, options);
    }
    handle = async () => new Response(this.options.cacheName);
  }
  return { CacheFirst: Strategy, NetworkFirst: Strategy };
});

const origin = 'https://shop.example';
const names = cacheNames('test');
const page = '<script src="/_next/static/chunks/page.js"></script>';
const responses: Readonly<Record<string, string>> = {
  '/all': page,
  '/_next/static/chunks/page.js': 'import("static/chunks/filters.js")',
  '/_next/static/chunks/filters.js': 'filters',
};

type Listener = (event: { data: unknown; waitUntil: (done: Promise<unknown>) => void }) => void;

/** Answers a request of the worker as the shop would. */
const answerOf = (path: string) =>
  new Response(responses[path], {
    headers: {
      'Content-Type': 'text/html',
      'Cache-Control': 's-maxage=60',
      'Content-Length': String(responses[path]?.length),
    },
  });

/** The caches of a browser, as far as the worker uses them here. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        match: async (path: string) => cache.get(path)?.clone(),
        put: async (path: string, response: Response) => void cache.set(path, response),
        add: async (path: string) => void cache.set(path, answerOf(path)),
        keys: async () => [...cache.keys()].map((path) => ({ url: origin + path })),
        delete: async (path: string) => cache.delete(path),
      };
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
}

/** Runs the worker on these caches; returns a function that dispatches an event and resolves with its result. */
async function startWorker(caches: ReturnType<typeof fakeCaches>, fetch = async (path: string) => answerOf(path)) {
  const listeners = new Map<string, (event: object) => void>();
  const claim = jest.fn();
  const self = {
    location: { origin },
    registration: {},
    clients: { claim },
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  };
  Object.assign(globalThis, { BUILD: 'test', self, caches, fetch });
  await jest.isolateModulesAsync(async () => void (await import('./worker')));
  const dispatch = async (type: string, event: object = {}) => {
    let result: unknown;
    const take = (promise: Promise<unknown>) => void (result = promise);
    listeners.get(type)?.({ ...event, waitUntil: take, respondWith: take });
    return result;
  };
  return { dispatch, claim };
}

it.each([
  ['a page', '/all', 'navigate', 'GET', names.visited],
  ['a form that is sent', '/all', 'navigate', 'POST', undefined],
  ['a script', '/_next/static/chunks/1.js', 'no-cors', 'GET', names.files],
  ['a picture', '/pictures/1.avif', 'no-cors', 'GET', names.pictures],
  ['the search entries', '/api/search-entries', 'cors', 'GET', names.precached],
  ['one watch', '/api/stored-watches?keys=xerix%2F1', 'cors', 'GET', names.watches],
  ['several watches', '/api/stored-watches?keys=xerix%2F1%2Cxerix%2F2', 'cors', 'GET', undefined],
  ['the route data of a page', '/all?_rsc=1', 'cors', 'GET', undefined],
  ['another origin', 'https://other.example/pictures/1.avif', 'no-cors', 'GET', undefined],
])('the worker answers %s (%s, %s, %s) from the cache %s', async (_, path, mode, method, name) => {
  const { dispatch } = await startWorker(fakeCaches());
  const request = { url: new URL(path, origin).href, mode, method };
  const response = (await dispatch('fetch', { request })) as Response | undefined;
  expect(await response?.text()).toBe(name);
});

it('a navigation caches public pages alone, by path, and opens a page without a network from the precached ones', async () => {
  const caches = fakeCaches();
  const precached = await caches.open(names.precached);
  for (const path of ['/offline', '/bascket']) await precached.put(path, new Response(path));
  await startWorker(caches);
  const [plugin] = strategies.get(names.visited)?.plugins ?? [];
  const eventOf = (path: string) => ({ request: { url: origin + path } });
  const isCached = async (path: string, control: string) => {
    const response = new Response('', { headers: { 'Content-Type': 'text/html', 'Cache-Control': control } });
    return (await plugin?.cacheWillUpdate({ ...eventOf(path), response })) instanceof Response;
  };
  expect(await isCached('/all?utm_source=mail', 's-maxage=60')).toBe(true);
  expect(await isCached('/all', 'private, no-store')).toBe(false);
  for (const path of ['/thanks?order=a', '/auth/user', '/search?q=moon', '/all?price=-300', '/order'])
    expect([path, await isCached(path, 's-maxage=60')]).toEqual([path, false]);
  expect(await plugin?.cacheKeyWillBeUsed(eventOf('/all?utm_source=mail'))).toBe('/all');
  const offline = async (path: string) => ((await plugin?.handlerDidError(eventOf(path))) as Response).text();
  expect([await offline('/bascket?a=b'), await offline('/thanks?order=a')]).toEqual(['/bascket', '/offline']);
});

// Verifies docs/product.md 30.4.
it('cart and wishlist open after five seconds without a response, although no visit has cached them', async () => {
  const caches = fakeCaches();
  const precached = await caches.open(names.precached);
  for (const path of ['/offline', '/bascket']) await precached.put(path, new Response(path));
  await startWorker(caches);
  const [plugin] = strategies.get(names.visited)?.plugins ?? [];
  const used = async (path: string, cachedResponse?: Response) =>
    ((await plugin?.cachedResponseWillBeUsed({ request: { url: origin + path }, cachedResponse })) as Response)?.text();
  expect(await used('/bascket')).toBe('/bascket');
  expect(await used('/bascket', new Response('visited'))).toBe('visited');
  // A page that nothing has cached waits for the shop.
  expect(await used('/all')).toBeUndefined();
});

it('the worker fetches no personal page that reports itself, and caches no page that the shop calls private', async () => {
  const caches = fakeCaches();
  let control = 's-maxage=60';
  const fetch = jest.fn<Promise<Response>, [string, object?]>(
    async () => new Response('', { headers: { 'Content-Type': 'text/html', 'Cache-Control': control } }),
  );
  const { dispatch } = await startWorker(caches, fetch);
  const keep = async (path: string) => {
    await dispatch('message', { data: { keep: path } });
    return (await (await caches.open(names.visited)).keys()).map(({ url }) => url.replace(origin, ''));
  };
  expect([await keep('/thanks?order=a'), await keep('/auth/user'), fetch.mock.calls]).toEqual([[], [], []]);
  expect(await keep('/all?utm_source=mail')).toEqual(['/all']);
  expect(fetch.mock.calls).toEqual([['/all', { credentials: 'omit' }]]);
  control = 'private, no-store';
  expect(await keep('/all/xerix')).toEqual(['/all']);
});

it('a new worker deletes the caches of earlier builds, and none of another language or site', async () => {
  const caches = fakeCaches();
  const foreign = ['odd-hours-seen-old-de', 'another-site'];
  for (const name of [...Object.values(names), 'odd-hours-seen-old', 'odd-hours-files-old', ...foreign])
    await caches.open(name);
  const { dispatch, claim } = await startWorker(caches);
  await dispatch('activate');
  expect(new Set(await caches.keys())).toEqual(new Set([...Object.values(names), ...foreign]));
  expect(claim).toHaveBeenCalledTimes(1);
});

it('the worker fetches only the watches of a list that it lacks, in one request without credentials', async () => {
  const caches = fakeCaches();
  const kept = await caches.open(names.watches);
  await kept.put('/api/stored-watches/xerix/1', new Response('kept'));
  const fetch = jest.fn<Promise<Response>, [string, object?]>(async () =>
    Response.json({ watches: [{ catalogue: 'undone', id: 3, name: 'Dive' }] }),
  );
  const { dispatch } = await startWorker(caches, fetch);
  const list = { watches: ['xerix/1', 'undone/3', 'no key', 'timex/9'] };
  await dispatch('message', { data: list });
  expect(fetch.mock.calls).toEqual([['/api/stored-watches?keys=undone%2F3%2Ctimex%2F9', { credentials: 'omit' }]]);
  expect((await kept.keys()).map(({ url }) => url.replace(origin, ''))).toEqual([
    '/api/stored-watches/xerix/1',
    '/api/stored-watches/undone/3',
  ]);
  const stored = await kept.match('/api/stored-watches/undone/3');
  expect(await stored?.json()).toEqual({ watches: [{ catalogue: 'undone', id: 3, name: 'Dive' }] });
  expect(await (await kept.match('/api/stored-watches/xerix/1'))?.text()).toBe('kept');
});

it('a new worker keeps cart, wishlist and the offline page under all their addresses, and refreshes visited pages', async () => {
  const caches = fakeCaches();
  await (await caches.open('odd-hours-seen-old')).put('/all', new Response('old'));
  await (await caches.open('odd-hours-seen-old-de')).put('/de/all', new Response('alt'));
  const { dispatch } = await startWorker(caches);
  await dispatch('install');
  const pathsOf = async (name: string) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url.replace(origin, ''));
  expect(await pathsOf(names.precached)).toEqual([
    '/offline',
    ...['/bascket/mybascket', '/bascket', '/favorite/myfavorite', '/favorite', '/api/search-entries'],
  ]);
  expect(await pathsOf(names.visited)).toEqual(['/all']);
});

it.each([
  ['has just cached', 1000],
  ['cached an hour ago', 3_600_000],
  ['has not cached', undefined],
])(
  'filters work offline on a page that a navigation %s: the worker caches the scripts it loads later',
  async (_, age) => {
    const listeners = new Map<string, Listener>();
    const caches = fakeCaches();
    const self = {
      location: { origin },
      addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    };
    Object.assign(globalThis, { BUILD: 'test', self, caches, fetch: async (path: string) => answerOf(path) });
    await jest.isolateModulesAsync(async () => void (await import('./worker')));
    const visited = await caches.open(names.visited);
    if (age) await visited.put('/all', await toCachedResponse(answerOf('/all'), Date.now() - age));

    let done: Promise<unknown> = Promise.reject(new Error('The worker ignores the message.'));
    done.catch(() => {});
    listeners.get('message')?.({ data: { keep: '/all' }, waitUntil: (promise) => void (done = promise) });
    await done;
    const files = await caches.open(names.files);
    expect((await files.keys()).map(({ url }) => url)).toContain(`${origin}/_next/static/chunks/filters.js`);
  },
);
