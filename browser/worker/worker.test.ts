/** @jest-environment node */
// Verifies docs/product.md 30.9 (later scripts).
import { cacheNames, toCachedResponse } from './cached-pages';

jest.mock('serwist', () => ({ CacheFirst: class {}, NetworkFirst: class {} }));

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
  };
}

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
