// Verifies docs/product.md 19.12.
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { channel } from 'node:diagnostics_channel';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { callerAddress } from '@/server/http/read-request';
import { CALLER_HEADER, createHttpServer, type HttpServerOptions } from './http-server';
import { listen, type Where } from './listen';
import { REQUEST_HEADER } from './unavailable-records';

const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
const outside = all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '';
const hasIPv6 = all.some(({ address }) => address === '::1');

let opened: Awaited<ReturnType<typeof listen>> | undefined;
afterEach(() => opened?.close());

/** Opens a server that returns the caller address that the shop sees; returns its port. */
async function open(where: Pick<Where, 'loopbackOnly'>): Promise<number> {
  const server = createHttpServer((asked, response) => {
    response.setHeader('Connection', 'close');
    const headers = Object.entries(asked.headers).map(([name, value]): [string, string] => [name, String(value)]);
    response.end(callerAddress(new Request('http://shop.test/', { headers })));
  });
  opened = await listen(server, { port: 0, ...where });
  return opened.port;
}

function ask(host: string, port: number, headers: Record<string, string | string[]> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
    });
    asked.on('error', reject).end();
  });
}

it('the HTTP server overwrites the address header of a client with the socket’s address', async () => {
  const port = await open({ loopbackOnly: true });
  expect(await ask('127.0.0.1', port)).toBe('127.0.0.1');
  for (const forged of ['203.0.113.9', ['203.0.113.9', '203.0.113.10'], '']) {
    expect(await ask('127.0.0.1', port, { [CALLER_HEADER.toUpperCase()]: forged })).toBe('127.0.0.1');
  }
  expect(await ask('127.0.0.1', port, { 'X-Forwarded-For': '203.0.113.9' })).toBe('127.0.0.1');
});

// Verifies docs/product.md 41.2 (missing page).
it('the HTTP server removes x-middleware-rewrite, which would reveal a hidden page', async () => {
  const server = createHttpServer((_, response) => {
    response.setHeader('x-middleware-rewrite', '/no-page').setHeader('Connection', 'close');
    response.writeHead(404).end();
  });
  opened = await listen(server, { port: 0, loopbackOnly: true });
  const { headers, status } = await fetch(`http://127.0.0.1:${opened.port}/desk`);
  expect([status, headers.get('x-middleware-rewrite')]).toEqual([404, null]);
});

(hasIPv6 ? it : it.skip)('the HTTP server listens on 127.0.0.1 and ::1 with loopbackOnly', async () => {
  const port = await open({ loopbackOnly: true });
  expect(await ask('::1', port)).toBe('0:0:0:0::/64');
  expect(await ask('localhost', port)).not.toBe('');
});

(hasIPv6 ? it : it.skip)('listen fails with EADDRINUSE when another program has the port on ::1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ host: '::1', port: 0 }, resolve));
  const server = createHttpServer(() => {});
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(listen(server, { port, loopbackOnly: true })).rejects.toThrow('EADDRINUSE');
  await Promise.all([other, server].map((each) => new Promise((resolve) => each.close(resolve))));
});

(outside ? it : it.skip)(
  'the HTTP server accepts connections from other machines only without loopbackOnly',
  async () => {
    await expect(ask(outside, await open({ loopbackOnly: true }))).rejects.toThrow('ECONNREFUSED');
    await opened?.close();
    expect(await ask(outside, await open({ loopbackOnly: false }))).toBe(outside);
  },
);

it('close rejects new connections and lets running responses finish', async () => {
  let finish = () => {};
  const server = createHttpServer((_, response) => (finish = () => void response.end('done')));
  opened = await listen(server, { port: 0, loopbackOnly: true });
  const { port } = opened;
  const answer = ask('127.0.0.1', port, { Connection: 'close' });
  await new Promise((resolve) => server.once('request', resolve));
  const closing = opened.close();
  await expect(ask('127.0.0.1', port)).rejects.toThrow('ECONNREFUSED');
  finish();
  expect(await answer).toBe('done');
  await closing;
  opened = undefined;
});

it('the HTTP server sends no-cache shortly before a price change', async () => {
  const minutes = 's-maxage=60, stale-while-revalidate=240';
  const server = createHttpServer((_, response) => {
    response.setHeader('Cache-Control', minutes);
    response.setHeader('Connection', 'close');
    response.end();
  });
  opened = await listen(server, { port: 0, loopbackOnly: true });
  const { port } = opened;
  const cacheControlAt = async (now: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const answer = await fetch(`http://127.0.0.1:${port}/`).finally(() => jest.restoreAllMocks());
    return answer.headers.get('Cache-Control');
  };
  expect(await cacheControlAt('2026-11-20T23:50:00-05:00')).toBe(minutes);
  expect(await cacheControlAt('2026-11-20T23:58:00-05:00')).toBe('no-cache');
  expect(await cacheControlAt('2026-11-21T00:00:00-05:00')).toBe(minutes);
});

describe('with pages', () => {
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin' };
  const policyOf = (html: string) => `script-src '${html.length}'`;
  const page = '<p>Odd hours.</p>'.repeat(100);

  type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

  /** Opens a server with this handler; returns a client. */
  async function openShop(answer: Answer, options: HttpServerOptions = { headers, pages: { policyOf } }) {
    const server = createHttpServer((request, response) => {
      response.setHeader('Connection', 'close');
      answer(request, response);
    }, options);
    opened = await listen(server, { port: 0, loopbackOnly: true });
    const { port } = opened;
    return (path = '/', asked: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...asked });
  }
  const answerPage: Answer = (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('ETag', '"one"').setHeader('Vary', 'RSC');
    response.end(page);
  };

  it('a page gets the content security policy of its body, and is compressed', async () => {
    const answer = await (await openShop(answerPage))('/contact/form');
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-security-policy')).toBe(policyOf(page));
    expect(answer.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(answer.headers.get('vary')).toBe('RSC, Accept-Encoding');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('policy and ETag of a transformed page match the transformed body', async () => {
    const askShop = await openShop(answerPage, {
      headers,
      pages: { policyOf, transform: (html) => `${html}<!-- late -->` },
    });
    const answer = await askShop();
    expect(await answer.text()).toBe(`${page}<!-- late -->`);
    expect(answer.headers.get('content-security-policy')).toBe(policyOf(`${page}<!-- late -->`));
    const tag = answer.headers.get('etag') ?? '';
    expect((await askShop('/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    // The ETag of the untransformed page does not match.
    expect((await askShop('/', { headers: { 'If-None-Match': '"one"' } })).status).toBe(200);
  });

  // RFC 9110, section 8.8.3.3: a strong tag would be of one encoding.
  it('a text has one weak ETag in every encoding, from the cache too, and another file keeps its strong one', async () => {
    const askShop = await openShop((request, response) => {
      const type = request.url === '/a.avif' ? 'image/avif' : 'text/html; charset=utf-8';
      response.setHeader('Content-Type', type).setHeader('ETag', '"one"').setHeader('x-nextjs-cache', 'HIT');
      response.setHeader('Cache-Control', request.url === '/new' ? 'no-store' : 's-maxage=60').end(page);
    });
    const tagOf = async (path: string, encoding: string) =>
      (await askShop(path, { headers: { 'Accept-Encoding': encoding } })).headers.get('etag');
    for (const path of ['/all', '/all', '/new'])
      for (const encoding of ['br', 'gzip', 'identity'])
        expect([path, encoding, await tagOf(path, encoding)]).toEqual([path, encoding, 'W/"one"']);
    expect(await tagOf('/a.avif', 'br')).toBe('"one"');
    for (const known of ['"one"', 'W/"one"'])
      expect((await askShop('/all', { headers: { 'If-None-Match': known } })).status).toBe(304);
  });

  it('HEAD gets the headers of GET and no body', async () => {
    const askShop = await openShop(answerPage);
    const [get, head] = [await askShop(), await askShop('/', { method: 'HEAD' })];
    expect(await head.text()).toBe('');
    const headersOf = ({ headers }: Response) => ({ ...Object.fromEntries(headers), date: '', 'server-timing': '' });
    expect(headersOf(head)).toEqual(headersOf(get));
  });

  it('HEAD with a Range gets the headers of the whole file', async () => {
    const askShop = await openShop((request, response) => {
      const range = request.headers.range;
      if (range !== undefined) response.setHeader('Content-Range', 'bytes 0-1/9');
      response.setHeader('Content-Type', 'image/avif').writeHead(range === undefined ? 200 : 206);
      response.end('a picture'.slice(0, range === undefined ? 9 : 2));
    });
    const answers = ['HEAD', 'GET'].map((method) => askShop('/a.avif', { method, headers: { Range: 'bytes=0-1' } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 206]);
  });

  // Verifies docs/product.md 28.9.
  it('only pages have the server’s time, also from the cache and as 304', async () => {
    let renderings = 0;
    const askShop = await openShop((request, response) => {
      renderings += 1;
      const type = request.url === '/feed' ? 'application/xml' : 'text/html; charset=utf-8';
      response.setHeader('Content-Type', type).setHeader('x-nextjs-cache', 'HIT');
      response.setHeader('Cache-Control', 's-maxage=60').end('<p>A page</p>');
    });
    const first = await askShop('/all');
    const known = first.headers.get('etag') ?? '';
    for (const answer of [
      first,
      await askShop('/all'),
      await askShop('/all', { headers: { 'If-None-Match': known } }),
    ]) {
      const [, at] = /^now;dur=(\d+)$/.exec(answer.headers.get('server-timing') ?? '') ?? [];
      expect(Math.abs(Number(at) - Date.now())).toBeLessThan(5000);
    }
    expect(renderings).toBe(1);
    expect((await askShop('/feed')).headers.get('server-timing')).toBeNull();
    // Verifies docs/product.md 43.2: a page follows the clock that the test desk has set, and comes from no cache.
    globalThis.aheadMs = 86_400_000;
    const moved = await askShop('/all');
    globalThis.aheadMs = undefined;
    const [, at] = /^now;dur=(\d+)$/.exec(moved.headers.get('server-timing') ?? '') ?? [];
    expect(Math.abs(Number(at) - Date.now() - 86_400_000)).toBeLessThan(5000);
    expect(renderings).toBe(3);
  });

  it('the page of a missing address has the server’s time too', async () => {
    const askShop = await openShop((_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page),
    );
    const answer = await askShop('/nowhere');
    expect([answer.status, answer.headers.get('server-timing')]).toEqual([404, expect.stringMatching(/^now;dur=\d+$/)]);
  });

  it('the page of a missing address stays 404 for a client that has it', async () => {
    const askShop = await openShop((_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ETag: '"gone"' }).end(page),
    );
    for (const known of ['*', '"gone"']) {
      const answer = await askShop('/nowhere', { headers: { 'If-None-Match': known } });
      expect([answer.status, await answer.text()]).toEqual([404, page]);
    }
  });

  it('a 304 response has the policy of its page', async () => {
    const askShop = await openShop((request, response) => {
      // Next answers without the page.
      if (request.headers['if-none-match']) return response.writeHead(304).end();
      return answerPage(request, response);
    });
    for (const known of ['"one"', 'W/"one"', '"two", "one"', '*']) {
      const answer = await askShop('/all', { headers: { 'If-None-Match': known } });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('content-security-policy')).toBe(policyOf(page));
      expect(await answer.text()).toBe('');
    }
    expect((await askShop('/all', { headers: { 'If-None-Match': '"three"' } })).status).toBe(200);
  });

  it('a 304 response of a file is passed on', async () => {
    const askShop = await openShop((request, response) =>
      response.writeHead(request.headers['if-none-match'] ? 304 : 200).end(),
    );
    const answer = await askShop('/_next/static/chunks/a.js', { headers: { 'If-None-Match': '"one"' } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    [204, undefined],
    [308, undefined],
    [404, 'application/json'],
    [500, 'text/plain'],
  ])('a %s response gets the security headers and a policy that allows nothing', async (status, type) => {
    const askShop = await openShop((_, response) =>
      response.writeHead(status, { ...(type && { 'Content-Type': type }) }).end(),
    );
    const answer = await askShop();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('a header set by a page is kept', async () => {
    const askShop = await openShop((_, response) => response.setHeader('Referrer-Policy', 'same-origin').end());
    expect((await askShop()).headers.get('referrer-policy')).toBe('same-origin');
  });

  it('an image is sent unchanged and uncompressed', async () => {
    const askShop = await openShop((_, response) => response.setHeader('Content-Type', 'image/avif').end(page));
    const answer = await askShop('/pictures/a.avif');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toBe(page);
  });

  it('a response whose policy fails is aborted, and the server keeps serving', async () => {
    const askShop = await openShop(answerPage, {
      headers,
      pages: {
        policyOf: () => {
          throw new Error('No policy.');
        },
      },
    });
    await expect(askShop()).rejects.toThrow();
    await expect(askShop()).rejects.toThrow();
    expect(console.error).toHaveBeenCalledTimes(2);
    jest.mocked(console.error).mockClear();
  });

  it('a request slower than the timeout gets 408', async () => {
    const limits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
    await openShop(answerPage, { headers, pages: { policyOf }, limits });
    const response = await askRaw('GET / HTTP/1.1\r\nHost: a\r\n');
    expect(response).toMatch('HTTP/1.1 408 Request Timeout\r\n');
    expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
  });

  it('If-None-Match is ignored for POST', async () => {
    const askShop = await openShop(answerPage);
    expect((await askShop('/api/contact', { method: 'POST', headers: { 'If-None-Match': '*' } })).status).toBe(200);
  });

  describe('from the cache', () => {
    const FOREVER = 'public, max-age=31536000, immutable';
    const MINUTES = 's-maxage=60, stale-while-revalidate=240';

    /** Opens a shop that always returns the same response and counts requests. */
    async function openCounted(given: Record<string, string | number | string[]>, body = page) {
      let asked = 0;
      const client = await openShop((_, response) => {
        asked += 1;
        for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
        response.end(body);
      });
      return { ask: client, asked: () => asked };
    }
    const headersOf = (answer: Response) => ({ ...Object.fromEntries(answer.headers), date: '', connection: '' });

    it('an immutable file is served from the cache in each encoding, to HEAD and as 304', async () => {
      const shop = await openCounted({ 'Content-Type': 'text/css', 'Cache-Control': FOREVER });
      const first = await shop.ask('/_next/static/a.css');
      const second = await shop.ask('/_next/static/a.css');
      expect(headersOf(second)).toEqual({ ...headersOf(first), 'keep-alive': second.headers.get('keep-alive') });
      expect(await second.text()).toBe(page);
      const plain = await shop.ask('/_next/static/a.css', { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toBe(page);
      expect((await shop.ask('/_next/static/a.css', { method: 'HEAD' })).headers.get('etag')).toBe(
        first.headers.get('etag'),
      );
      const known = { 'If-None-Match': second.headers.get('etag') ?? '' };
      const identity = { 'Accept-Encoding': 'identity' };
      const notModified = await shop.ask('/_next/static/a.css', { headers: { ...known, ...identity } });
      expect([notModified.status, notModified.headers.get('content-length')]).toEqual([304, null]);
      const sized = await shop.ask('/_next/static/a.css', { headers: identity });
      expect(sized.headers.get('content-length')).toBe(String(page.length));
      expect(shop.asked()).toBe(1);
    });

    it('a cached response has each header of the shop once', async () => {
      const own = { 'Content-Type': 'text/css', 'Cache-Control': FOREVER, 'referrer-policy': 'same-origin' };
      const shop = await openCounted({ ...own, Vary: ['RSC', 'Accept'] });
      await shop.ask('/_next/static/a.css');
      const again = await shop.ask('/_next/static/a.css');
      expect(again.headers.get('referrer-policy')).toBe('same-origin');
      expect(again.headers.get('vary')).toBe('RSC, Accept, Accept-Encoding');
      expect(shop.asked()).toBe(1);
    });

    it('a cached page gets a current Cache-Control and an Age', async () => {
      const shop = await openCounted({
        'Content-Type': 'text/html',
        'Cache-Control': MINUTES,
        'x-nextjs-cache': 'HIT',
      });
      const storedAt = Date.parse('2026-11-20T23:54:58.500-05:00');
      const headersAfter = async (seconds: number) => {
        jest.spyOn(Date, 'now').mockReturnValue(storedAt + seconds * 1000);
        const answer = await shop.ask('/all/xerix/1').finally(() => jest.restoreAllMocks());
        return [answer.headers.get('cache-control'), answer.headers.get('age')];
      };
      expect(await headersAfter(0)).toEqual([MINUTES, null]);
      expect(await headersAfter(1)).toEqual([MINUTES, '1']);
      expect(await headersAfter(1.5)).toEqual(['no-cache', '1']);
      expect(await headersAfter(3)).toEqual(['no-cache', '3']);
      expect(shop.asked()).toBe(1);
    });

    // Verifies docs/product.md 28.7.
    it('a page that Next answers across a price change is kept by no cache', async () => {
      const saturday = Date.parse('2026-11-21T00:00:00-05:00');
      let asked = 0;
      const at = jest.spyOn(Date, 'now').mockReturnValue(saturday - 1);
      const ask = await openShop((_, response) => {
        asked += 1;
        at.mockReturnValue(saturday + asked);
        response.setHeader('Content-Type', 'text/html').setHeader('x-nextjs-cache', 'HIT');
        response.setHeader('Cache-Control', MINUTES).end(page);
      });
      const headerOf = async () => (await ask('/all/timex/1')).headers.get('cache-control');
      expect([await headerOf(), await headerOf(), asked]).toEqual(['no-cache', MINUTES, 2]);
      at.mockRestore();
    });

    it('a picture is served from the cache unchanged', async () => {
      const given = { 'Content-Type': 'image/avif', 'Cache-Control': FOREVER, 'Content-Length': page.length };
      const shop = await openCounted(given);
      await shop.ask('/pictures/a.avif');
      const again = await shop.ask('/pictures/a.avif');
      expect(await again.text()).toBe(page);
      expect(again.headers.get('vary')).toBeNull();
      expect(shop.asked()).toBe(1);
    });

    it.each([
      ['a page that Next is regenerating', { 'Cache-Control': MINUTES, 'x-nextjs-cache': 'STALE' }],
      ['a page that was rendered for this request', { 'Cache-Control': 'private, no-store' }],
      ['a page without an x-nextjs-cache header', { 'Cache-Control': MINUTES }],
    ])('%s is not served from the cache', async (_, given) => {
      const shop = await openCounted({ 'Content-Type': 'text/html', ...given });
      await shop.ask('/all');
      await shop.ask('/all');
      expect(shop.asked()).toBe(2);
    });

    it('a cached page is served with its policy while fresh, and requested again when stale', async () => {
      const shop = await openCounted({
        'Content-Type': 'text/html',
        'Cache-Control': MINUTES,
        'x-nextjs-cache': 'HIT',
      });
      const now = Date.parse('2026-11-18T12:00:00Z');
      const askAfter = (ms: number) => {
        jest.spyOn(Date, 'now').mockReturnValue(now + ms);
        return shop.ask('/all/undone/1').finally(() => jest.restoreAllMocks());
      };
      for (const ms of [0, 1, 4999]) {
        expect((await askAfter(ms)).headers.get('content-security-policy')).toBe(policyOf(page));
      }
      expect(shop.asked()).toBe(1);
      await askAfter(5000);
      expect(shop.asked()).toBe(2);
    });
  });

  it('a streamed response is compressed and sent part by part', async () => {
    let finish = () => {};
    const askShop = await openShop((_, response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.write('first part\n');
      finish = () => void response.end('last part\n');
    });
    const answer = await askShop('/stream', { headers: { 'Accept-Encoding': 'gzip' } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('first part\n');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    finish();
    expect((await reader?.read())?.value).toBe('last part\n');
  });

  describe('Markdown', () => {
    const askedOf = async (path: string, accept: string) => {
      const askShop = await openShop((request, response) => {
        response.setHeader('Content-Type', 'text/plain').end(`${request.url}`);
      });
      const answer = await askShop(path, { headers: { accept } });
      return [await answer.text(), answer.headers.get('vary')];
    };

    it.each([
      ['/all/xerix/1', 'text/markdown', '/all/xerix/1.md', 'Accept, Accept-Encoding'],
      ['/all?x=1', 'text/markdown, text/html;q=0.5', '/all.md?x=1', 'Accept, Accept-Encoding'],
      ['/privacy', 'text/plain, text/markdown', '/privacy.md', 'Accept, Accept-Encoding'],
      ['/', 'text/markdown', '/llms.txt', 'Accept, Accept-Encoding'],
      ['/all/xerix/1', 'text/html, text/markdown', '/all/xerix/1', 'Accept, Accept-Encoding'],
      ['/all/xerix/1', '*/*', '/all/xerix/1', 'Accept, Accept-Encoding'],
      ['/all', 'text/html;q=0.5, text/markdown;q=0.9', '/all.md', 'Accept, Accept-Encoding'],
      ['/all', 'text/markdown;q=0.5, text/html;q=0.9', '/all', 'Accept, Accept-Encoding'],
      ['/all', 'text/markdown, text/html', '/all.md', 'Accept, Accept-Encoding'],
      ['/all', 'text/markdown;q=0.5, */*', '/all', 'Accept, Accept-Encoding'],
      ['/all', 'text/*;q=0.2, text/markdown', '/all.md', 'Accept, Accept-Encoding'],
      ['/all', 'TEXT/MARKDOWN', '/all.md', 'Accept, Accept-Encoding'],
      ['/all', 'text/markdown;q=0', '/all', 'Accept, Accept-Encoding'],
      ['/all', 'text/markdown-ish', '/all', 'Accept, Accept-Encoding'],
      ['/all', 'text/markdown;q=nonsense', '/all', 'Accept, Accept-Encoding'],
      ['/all?movement=automatic', 'text/markdown', '/all?movement=automatic', 'Accept-Encoding'],
      ['/all/xerix?a=b&%70rice=-300', 'text/markdown', '/all/xerix?a=b&%70rice=-300', 'Accept-Encoding'],
      ['/contact/form', 'text/markdown', '/contact/form', 'Accept-Encoding'],
      ['/all/xerix/1.md', 'text/markdown', '/all/xerix/1.md', 'Accept-Encoding'],
    ])('%s with Accept: %s is rewritten to %s and varies by %s', async (path, accept, asked, vary) => {
      const [text, varies] = await askedOf(path, accept);
      expect(text).toBe(asked);
      expect(varies?.split(', ').sort()).toEqual(vary.split(', '));
    });
  });

  /** Sends raw bytes and returns the response text. */
  function askRaw(bytes: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: opened?.port ?? 0 }, () => socket.write(bytes));
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
  }

  it.each([
    ['400 Bad Request', 'GET nowhere\r\n\r\n'],
    ['431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('an invalid request gets %s with the security headers', async (status, bytes) => {
    await openShop(answerPage);
    const response = await askRaw(bytes);
    expect(response).toMatch(`HTTP/1.1 ${status}\r\n`);
    expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
  });
});

// Verifies docs/product.md 19.7.
it.each([
  ['a page', 500, 'text/html', true, [503, '5']],
  ['a payload of the router', 200, 'text/x-component', true, [503, '5']],
  ['a page with another error', 500, 'text/html', false, [500, null]],
  ['a page that shows a part without the records', 200, 'text/html', true, [200, null]],
] as const)('the HTTP server answers %s with 503 and Retry-After if the records are unavailable', async (...given) => {
  const [, status, type, isUnavailable, expected] = given;
  const server = createHttpServer(
    (asked, response) => {
      const message = { request: asked.headers[REQUEST_HEADER] };
      if (isUnavailable) channel('odd-hours:records-unavailable').publish(message);
      response.writeHead(status, { 'content-type': type, connection: 'close' }).end('broken');
    },
    { pages: { policyOf: () => '', queue: { isStatic: () => false, proxies: 0 } } },
  );
  opened = await listen(server, { port: 0, loopbackOnly: true });
  const headers = { [REQUEST_HEADER]: 'forged' };
  const response = await fetch(`http://127.0.0.1:${opened.port}/thanks?order=a`, { headers });
  expect([response.status, response.headers.get('retry-after')]).toEqual(expected);
});
