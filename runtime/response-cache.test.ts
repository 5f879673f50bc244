// Verifies docs/product.md 20.10, 28.7.
import { type IncomingHttpHeaders, IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { isCacheableRequest, isStorable, ResponseCache, storedResponse } from './response-cache';

const MINUTES = 's-maxage=60, stale-while-revalidate=240';
const FOREVER = 'public, max-age=31536000, immutable';
const HIT = { 'Cache-Control': MINUTES, 'x-nextjs-cache': 'HIT' };
const noon = Date.parse('2026-11-18T12:00:00Z');

function requestFor(url: string, headers: IncomingHttpHeaders = {}, method = 'GET'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers, method });
}

function responseWith(headers: OutgoingHttpHeaders, status = 200): ServerResponse {
  const response = new ServerResponse(requestFor('/'));
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  return response;
}

const stored = (headers: OutgoingHttpHeaders, now: number, size = 10) =>
  storedResponse(responseWith(headers), Buffer.alloc(size), now);

/** A cache with one page; `sendsAfter` is true if it serves the page after a time in ms. */
function cacheWith(headers: OutgoingHttpHeaders, storedAt = noon) {
  const cache = new ResponseCache();
  const request = requestFor('/all/xerix/1');
  cache.store(request, stored(headers, storedAt), storedAt);
  return { cache, sendsAfter: (ms: number) => cache.find(request, storedAt + ms) !== undefined };
}

describe('ResponseCache', () => {
  it('a page is served for five seconds, while it is fresh', () => {
    const { sendsAfter } = cacheWith(HIT);
    expect([0, 1, 4999].map(sendsAfter)).toEqual([true, true, true]);
    expect(sendsAfter(5000)).toBe(false);
    const short = cacheWith({ ...HIT, 'Cache-Control': 's-maxage=3, stale-while-revalidate=240' });
    expect([2999, 3000].map(short.sendsAfter)).toEqual([true, false]);
  });

  it('a stale page is served to all but one request a second, which revalidates it', () => {
    const { sendsAfter } = cacheWith(HIT);
    expect([5000, 5001, 5999, 6000, 6001].map(sendsAfter)).toEqual([false, true, true, false, true]);
  });

  it('no page is served after five minutes: one in Next’s cache, then four in this one', () => {
    const { cache, sendsAfter } = cacheWith(HIT);
    expect(sendsAfter(239_000)).toBe(false);
    expect(sendsAfter(239_001)).toBe(true);
    expect(sendsAfter(240_000)).toBe(false);
    expect(cache.bytes).toBe(0);
  });

  it('the revalidated page is served once it is stored', () => {
    const { cache, sendsAfter } = cacheWith(HIT);
    expect(sendsAfter(5000)).toBe(false);
    cache.store(requestFor('/all/xerix/1'), stored(HIT, noon + 5010, 20), noon + 5010);
    expect(cache.find(requestFor('/all/xerix/1'), noon + 5011)?.body).toHaveLength(20);
  });

  it('a revalidated page is compressed again only if its body changed', async () => {
    const compress = jest.fn(async (body: Buffer) => body);
    const cache = new ResponseCache();
    const request = requestFor('/all/xerix/1');
    const revalidate = async (body: string, at: number) => {
      cache.store(request, storedResponse(responseWith(HIT), Buffer.from(body), at, compress), at);
      await cache.find(request, at)?.encoded('br');
    };
    await revalidate('sold out', noon);
    await revalidate('sold out', noon + 5000);
    expect(compress).toHaveBeenCalledTimes(1);
    await revalidate('in stock', noon + 10_000);
    expect(compress).toHaveBeenCalledTimes(2);
  });

  it('no page is served after a price change, fresh or stale, unless it shows both prices', () => {
    const friday = Date.parse('2026-11-20T23:59:59-05:00');
    expect([999, 1000, 1001].map(cacheWith(HIT, friday).sendsAfter)).toEqual([true, false, false]);
    expect(cacheWith({ ...HIT, 'Cache-Control': 's-maxage=31536000' }, friday).sendsAfter(1000)).toBe(true);
  });

  it('an immutable file is served forever', () => {
    expect(cacheWith({ 'Cache-Control': FOREVER }).sendsAfter(1000 * 24 * 60 * 60_000)).toBe(true);
  });

  it('a page is served after the clock was set back', () => {
    expect(cacheWith(HIT).sendsAfter(-5 * 60_000)).toBe(true);
  });

  it('entries are separate by the headers in Vary, except Accept-Encoding', () => {
    const cache = new ResponseCache();
    const vary = { ...HIT, Vary: 'RSC, Next-Router-Prefetch, Accept-Encoding' };
    cache.store(requestFor('/all'), stored(vary, noon, 1), noon);
    cache.store(requestFor('/all', { rsc: '1' }), stored(vary, noon, 2), noon);
    const found = (headers: IncomingHttpHeaders) => cache.find(requestFor('/all', headers), noon)?.body.length;
    expect(found({})).toBe(1);
    expect(found({ 'accept-encoding': 'br' })).toBe(1);
    expect(found({ rsc: '1' })).toBe(2);
    expect(found({ rsc: '1', 'next-router-prefetch': '1' })).toBeUndefined();
    expect(cache.find(requestFor('/all?_rsc=a'), noon)).toBeUndefined();
  });

  it.each([
    ['upper case and no spaces', 'RSC,ACCEPT,Next-Url'],
    ['several headers', ['rsc', 'accept', 'next-url']],
  ])('entries are separate by each header of a Vary with %s, and equal for other Accept headers', (_, Vary) => {
    const cache = new ResponseCache();
    const values = ['', 'a', 'b'].flatMap((rsc) => ['', 'a', 'b'].map((url) => ({ rsc, 'next-url': url })));
    for (const [size, headers] of values.entries())
      cache.store(requestFor('/all', headers), stored({ ...HIT, Vary }, noon, size), noon);
    for (const [size, headers] of values.entries()) {
      const { body } = cache.find(requestFor('/all', { ...headers, accept: 'text/markdown' }), noon) ?? {};
      expect(body).toHaveLength(size);
    }
    expect(cache.find(requestFor('/all', { accept: '*/*' }), noon)?.body).toHaveLength(0);
  });
});

describe('memory of ResponseCache', () => {
  const FILE = { 'Cache-Control': FOREVER };
  const storeFile = (cache: ResponseCache, url: string, now = noon, size = 1000) =>
    cache.store(requestFor(url), stored(FILE, now, size), now);

  it('the least recently used entry is evicted first when the limit is reached', () => {
    const cache = new ResponseCache({ maxBytes: 4000 });
    for (const url of ['/a', '/b', '/c', '/d']) {
      storeFile(cache, url);
      expect(cache.bytes).toBeLessThanOrEqual(4000);
    }
    expect(['/a', '/b', '/c', '/d'].filter((url) => cache.find(requestFor(url), noon))).toEqual(['/c', '/d']);
  });

  it('an entry that was used a second later than the others stays', () => {
    const cache = new ResponseCache({ maxBytes: 4000 });
    for (const url of ['/a', '/b']) storeFile(cache, url);
    cache.find(requestFor('/a'), noon + 1000);
    storeFile(cache, '/c', noon + 1000);
    expect(['/a', '/b', '/c'].filter((url) => cache.find(requestFor(url), noon + 1000))).toEqual(['/a', '/c']);
  });

  /** The URLs that a cache still has, after a second in which no entry moves. */
  const keptOf = (cache: ResponseCache, urls: readonly string[]) =>
    urls.filter((url) => cache.find(requestFor(url), noon + 999));

  it('entries that fill the limit exactly stay, and one byte less evicts the oldest alone', () => {
    const urls = ['/a', '/b', '/c'];
    const filled = (maxBytes: number) => {
      const cache = new ResponseCache({ maxBytes });
      for (const url of urls) storeFile(cache, url);
      return cache;
    };
    const { bytes } = filled(Infinity);
    expect(keptOf(filled(bytes), urls)).toEqual(urls);
    expect(keptOf(filled(bytes - 1), urls)).toEqual(['/b', '/c']);
    expect([filled(bytes).bytes, filled(bytes - 1).bytes]).toEqual([bytes, (bytes / 3) * 2]);
    expect(filled(bytes / 3 - 1).bytes).toBe(0);
  });

  it('a full cache that stores an entry again evicts none, and then the one that was stored first', () => {
    const cache = new ResponseCache({ maxBytes: 4000 });
    for (const url of ['/a', '/b', '/a']) storeFile(cache, url);
    expect(keptOf(cache, ['/a', '/b'])).toEqual(['/a', '/b']);
    storeFile(cache, '/c');
    expect(keptOf(cache, ['/a', '/b', '/c'])).toEqual(['/a', '/c']);
  });

  it('a stale page that a request revalidates keeps its place in the order of eviction', () => {
    const cache = new ResponseCache({ maxBytes: 4000 });
    cache.store(requestFor('/a'), stored(HIT, noon, 1000), noon);
    storeFile(cache, '/b', noon + 1);
    expect(cache.find(requestFor('/a'), noon + 5000)).toBeUndefined();
    storeFile(cache, '/c', noon + 5000);
    expect(keptOf(cache, ['/a', '/b', '/c'])).toEqual(['/b', '/c']);
  });

  it('no entry moves twice within a second, as each move leaves garbage', () => {
    const cache = new ResponseCache();
    storeFile(cache, '/a');
    const moved = jest.spyOn(Map.prototype, 'delete');
    for (let asked = 0; asked < 1000; asked += 1) cache.find(requestFor('/a'), noon + asked);
    expect(moved).not.toHaveBeenCalled();
    moved.mockRestore();
  });

  it('a replaced entry counts once', () => {
    const cache = new ResponseCache();
    storeFile(cache, '/a');
    const { bytes } = cache;
    storeFile(cache, '/a');
    expect(cache.bytes).toBe(bytes);
  });

  it('a body over 512 KiB is not stored', () => {
    const cache = new ResponseCache();
    storeFile(cache, '/a', noon, 512 * 1024 + 1);
    expect(cache.bytes).toBe(0);
    storeFile(cache, '/a', noon, 512 * 1024);
    expect(cache.bytes).toBeGreaterThan(512 * 1024);
  });

  it('clear frees the memory of every entry', () => {
    const cache = new ResponseCache({ maxBytes: 4000 });
    for (const url of ['/a', '/b']) storeFile(cache, url);
    cache.clear();
    expect([cache.bytes, cache.find(requestFor('/a'), noon)]).toEqual([0, undefined]);
    for (const url of ['/c', '/d']) storeFile(cache, url);
    expect(['/c', '/d'].filter((url) => cache.find(requestFor(url), noon))).toEqual(['/c', '/d']);
  });
});

it.each([
  ['a page', '/all', {}, 'GET', true],
  ['a page by HEAD', '/all', {}, 'HEAD', true],
  ['a page with a cookie', '/all', { cookie: '__stripe_mid=1' }, 'GET', true],
  ['a prefetch of the router', '/all?_rsc=abc', { rsc: '1' }, 'GET', true],
  ['a form that is sent', '/api/contact', {}, 'POST', false],
  ['a query', '/all?price=-300', {}, 'GET', false],
  ["a query beside the router's", '/all?_rsc=a&price=-300', {}, 'GET', false],
  ['an escaped path', '/%61ll', {}, 'GET', false],
  ['another machine in the path', 'http://shop.example/all', {}, 'GET', false],
  ['a part of a file', '/_next/static/a.js', { range: 'bytes=0-1' }, 'GET', false],
  ['a request with credentials', '/all', { authorization: 'Bearer a' }, 'GET', false],
])('isCacheableRequest: %s (%s)', (...[, url, headers, method, expected]) => {
  expect(isCacheableRequest(requestFor(url, headers, method))).toBe(expected);
});

it.each([
  ['a page that Next has in its cache', HIT, 200, true],
  ['a file that never changes', { 'Cache-Control': FOREVER }, 200, true],
  ['a page that Next is regenerating', { ...HIT, 'x-nextjs-cache': 'STALE' }, 200, false],
  ['a page that was rendered for this request', { ...HIT, 'x-nextjs-cache': 'MISS' }, 200, false],
  ['a page for one visitor', { 'Cache-Control': 'private, no-store' }, 200, false],
  ['a response that sets a cookie', { ...HIT, 'Set-Cookie': 'a=b' }, 200, false],
  ['a page that varies by what no header says', { ...HIT, Vary: 'RSC, *' }, 200, false],
  ['a file that varies by what no header says', { 'Cache-Control': FOREVER, Vary: ['RSC', ' *'] }, 200, false],
  [
    'a page that browsers must revalidate',
    { 'x-nextjs-cache': 'HIT', 'Cache-Control': 'public, max-age=0' },
    200,
    false,
  ],
  ['a page that does not exist', HIT, 404, false],
  ['a file of more than 512 KiB', { 'Cache-Control': FOREVER, 'Content-Length': 512 * 1024 + 1 }, 200, false],
  ['a file of 512 KiB', { 'Cache-Control': FOREVER, 'Content-Length': 512 * 1024 }, 200, true],
])('isStorable: %s', (_, headers, status, expected) => {
  expect(isStorable(responseWith(headers, status))).toBe(expected);
});

it('storedResponse keeps all headers except Connection, and compresses once per encoding', async () => {
  const compress = jest.fn(async (body: Buffer, encoding: string) => Buffer.from(`${body} as ${encoding}`));
  const response = responseWith({ ...HIT, Vary: 'RSC', Connection: 'close' });
  const { headers, etag, encoded } = storedResponse(response, Buffer.from('hours'), noon, compress);
  expect(headers).toMatchObject({ vary: 'RSC', etag });
  expect(headers).not.toHaveProperty('connection');
  expect(String(await encoded('br'))).toBe('hours as br');
  expect(Buffer.isBuffer(encoded('br'))).toBe(true);
  expect(compress).toHaveBeenCalledTimes(1);
});
