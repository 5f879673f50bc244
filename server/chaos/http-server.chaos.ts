import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { onSqlite } from '@/server/testing/engines';
import { ShopProcess } from './shop-process';

jest.setTimeout(240_000);

/** The revalidation time of a page plus rendering on a busy machine, in ms. */
const REGENERATION_MS = 75_000;

type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** Headers of a prefetch by Next's router. */
const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

onSqlite((where) => {
  let shop: ShopProcess;
  beforeEach(async () => void (shop = await ShopProcess.open({ DATABASE_URL: where().url })));
  afterEach(() => shop.kill());

  /** Sends a request with the literal path, decompresses the body, and drops headers that vary per response. */
  function ask(path: string, requestHeaders: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(shop.url);
      const asked = request({ hostname, port, path, method, headers: requestHeaders }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const kept = { ...response.headers, age: '', date: '', 'server-timing': '', 'keep-alive': '' };
          const body = Buffer.concat(chunks);
          const open = { br: brotliDecompressSync, gzip: gunzipSync }[String(kept['content-encoding'])];
          const isOpen = open && body.length > 0;
          resolve({ status: response.statusCode ?? 0, headers: kept, text: String(isOpen ? open(body) : body) });
        });
      });
      asked.on('error', reject).end();
    });
  }

  /** Repeats a request until Next serves it from its cache, so that the response is stable. */
  async function askUntilCached(path: string, headers?: Record<string, string>): Promise<Answer> {
    for (;;) {
      const answer = await ask(path, headers);
      if (!['STALE', 'MISS', 'REVALIDATED'].includes(String(answer.headers['x-nextjs-cache']))) return answer;
      await delay(200);
    }
  }

  it('the HTTP server answers from memory exactly as Next does: pages, aliases, prefetches, feeds, Markdown, files', async () => {
    const home = await ask('/');
    const script = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(home.text)?.[0] ?? '';
    const tree = await computeCacheBustingSearchParam('1', '/_tree', undefined, undefined);
    const kinds: [string, Record<string, string>?][] = [
      ['/'],
      ['/main'],
      ['/all/xerix'],
      ['/all/xerix/1'],
      ['/wfemale'],
      ['/all/xerix/1.md'],
      ['/feeds/google.xml'],
      ['/sitemap.xml'],
      ['/all/xerix/1?_rsc=', { rsc: '1' }],
      [`/all/xerix/1?_rsc=${tree}`, prefetch],
      [script],
    ];
    for (const [path, headers = {}] of kinds) {
      await askUntilCached(path, headers);
      for (const encoding of ['br', 'gzip', 'identity']) {
        const asked = { ...headers, 'accept-encoding': encoding };
        const kept = await ask(path, asked);
        // A request with credentials bypasses the cache (RFC 9111, section 3.5).
        const nexts = await askUntilCached(path, { ...asked, authorization: 'none' });
        // Next sets ETags on pages and files only, and a cached page may use a better compressed build asset.
        const { etag, 'content-length': length } = kept.headers;
        const expected = { ...nexts.headers, etag: nexts.headers.etag ?? etag, 'content-length': length };
        expect({ path, encoding, ...kept }).toEqual({ path, encoding, ...nexts, headers: expected });
        const head = await ask(path, asked, 'HEAD');
        expect({ ...head, text: kept.text }).toEqual(kept);
        const same = await ask(path, { ...asked, 'if-none-match': String(kept.headers.etag) });
        expect({ path, status: same.status, text: same.text }).toEqual({ path, status: 304, text: '' });
        expect(same.headers['content-security-policy']).toBe(kept.headers['content-security-policy']);
      }
    }
  });

  it('the HTTP server does not cache responses to other requests', async () => {
    await askUntilCached('/all');
    const plain = await ask('/all');
    expect((await ask('/all', { accept: 'text/markdown' })).headers['content-type']).toContain('text/markdown');
    expect((await ask('/all?price=-300')).headers['cache-control']).toContain('no-store');
    expect((await ask('/all?utm_source=x')).text).toBe(plain.text);
    expect(await ask('/all/')).toMatchObject({ status: 308, headers: { location: '/all' } });
    expect((await ask('/found/all')).status).toBe(308);
    expect(await ask('/all/xerix/7')).toMatchObject({ status: 404 });
    expect((await ask('/all', { rsc: '1' })).status).toBe(307);
    expect((await ask('/all', {}, 'POST')).status).toBeGreaterThanOrEqual(400);
    for (const path of ['//all', '/all/../../etc/passwd', '/all/%2e%2e', '/.next/BUILD_ID', '/all%00']) {
      expect((await ask(path)).text).not.toContain('<h1>All Watches');
    }
    expect((await ask('/all')).text).toBe(plain.text);
  });

  it('the HTTP server allows shared caches to keep a page for at most a minute', async () => {
    for (const path of ['/', '/all', '/contact/form', '/sitemap.xml', '/all/xerix/1']) {
      for (const time of ['first', 'second']) {
        const { headers } = await ask(path);
        expect([path, time, headers['cache-control']]).toEqual([path, time, 's-maxage=60, stale-while-revalidate=240']);
      }
    }
  });

  it('the HTTP server serves a regenerated page, and keeps no page longer than a minute', async () => {
    const path = '/all/undone/3';
    const setStockOnHand = (pieces: number) =>
      where().db.updateTable('stock').set({ available: pieces }).where('watch', '=', 'undone/3').execute();
    const availability = async () => /"availability":"https:\/\/schema\.org\/(\w+)"/.exec((await ask(path)).text)?.[1];
    /** Waits until the page shows the value and returns the time, in ms. */
    const timeUntilShown = async (wanted: string) => {
      const began = Date.now();
      while ((await availability()) !== wanted && Date.now() - began < REGENERATION_MS) await delay(250);
      expect(await availability()).toBe(wanted);
      return Date.now() - began;
    };
    const before = await where().db.selectFrom('stock').selectAll().where('watch', '=', 'undone/3').executeTakeFirst();
    expect(before?.available).toBeGreaterThan(0);
    await setStockOnHand(0);
    await timeUntilShown('SoldOut');
    expect((await ask(path)).headers['content-security-policy']).toContain("'sha256-");
    // Other tests of this build request the page too.
    await setStockOnHand(before?.available ?? 0);
    expect(await timeUntilShown('InStock')).toBeGreaterThan(1000);
  });
});
