// Verifies docs/product.md 19.15, 19.16, 19.17.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createHttpServer } from './http-server';
import { listen } from './listen';
import { isSharedPage, PageQueue, staticPathsOf } from './page-queue';

const page = '<p>Odd hours.</p>'.repeat(100);
const busyPage = '<p>The shop is busy.</p>';
const policyOf = (html: string) => `script-src '${html.length}'`;
const CACHE_CONTROL = 'private, no-cache, no-store, max-age=0, must-revalidate';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let opened: ReturnType<typeof createHttpServer> | undefined;
let logged: jest.SpyInstance;
beforeEach(() => void (logged = jest.spyOn(console, 'info').mockImplementation(() => {})));
afterEach(async () => {
  const server = opened;
  opened = undefined;
  server?.closeAllConnections();
  if (server) await new Promise((resolve) => server.close(resolve));
  // Last: requests that still wait are refused by the end of the server, and logged.
  jest.restoreAllMocks();
});

/** Waits until a condition holds, for two seconds at most. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let waits = 0; waits < 400 && !isTrue(); waits += 1) await delay(5);
}

const sendPage: Answer = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Cache-Control', CACHE_CONTROL);
  response.end(page);
};

/** Opens a shop whose `/all`, `/contact` and `/new` are static; other pages wait for `rendering`, unless `answer` is given. */
async function openShop({ answer, proxies = 0 }: { answer?: Answer; proxies?: number } = {}) {
  const rendering: { url: string; render: () => void }[] = [];
  const hold: Answer = (request, response) =>
    rendering.push({ url: request.url ?? '', render: () => sendPage(request, response) });
  const server = createHttpServer(
    (request, response) => {
      return /^\/(?:api\/health|api\/checkout|(?:all|contact|new|a\.js)(?:\?_rsc=\w*)?$)/.test(request.url ?? '')
        ? sendPage(request, response)
        : (answer ?? hold)(request, response);
    },
    {
      headers: { 'X-Content-Type-Options': 'nosniff' },
      pages: {
        policyOf,
        busyPage,
        queue: { isStatic: (path) => ['/all', '/contact', '/new', '/a.js'].includes(path), proxies },
      },
    },
  );
  opened = server;
  const { port } = await listen(server, { port: 0, loopbackOnly: false, host: '127.0.0.1' });
  return {
    port,
    rendering,
    ask: (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
    /** Waits until `count` pages have begun to render. */
    began: async (count: number) => {
      await until(() => rendering.length >= count);
      await delay(20);
      expect(rendering.map(({ url }) => url)).toHaveLength(count);
    },
  };
}

/** Fills the queue of the pages that are the same for everyone: one renders, 64 wait. */
async function fill(shop: Awaited<ReturnType<typeof openShop>>) {
  const waiting = ['/search?q=0', '/all?price=-300', '/compare?w=xerix/1', '/all?_rsc=1&sort=price'];
  const paths = [...waiting, ...Array.from({ length: 61 }, (_, count) => `/search?q=${count + 1}`)];
  const asked = paths.map((path) => shop.ask(path).then(({ status }) => status));
  await shop.began(1);
  return {
    /** Renders all of them and returns their statuses. */
    render: async () => {
      const [first] = shop.rendering;
      first?.render();
      let rendered = 1;
      await until(() => {
        for (const { render, url } of shop.rendering.slice(rendered)) if (isSharedPage(url)) render();
        rendered = shop.rendering.length;
        return rendered >= paths.length;
      });
      return Promise.all(asked);
    },
    count: paths.length,
  };
}

it('renders one shared page at a time, lets 64 wait and answers the next one 503 with Retry-After and the page of a busy shop', async () => {
  const shop = await openShop();
  const filled = await fill(shop);
  const [refused, payload] = await Promise.all([shop.ask('/search?q=65'), shop.ask('/search?_rsc=1&q=65')]);
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([503, '5', busyPage]);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(busyPage),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(payload.status).toBe(503);
  await shop.began(1);
  expect(await filled.render()).toEqual(Array.from({ length: filled.count }, () => 200));
  expect(logged.mock.calls.map(([line]) => JSON.parse(line).status)).toEqual([503]);
});

it('answers static pages, prefetches of them, files, API routes and the checkout while that queue is full', async () => {
  const shop = await openShop();
  const filled = await fill(shop);
  for (const path of ['/all', '/contact', '/new', '/all?_rsc=abc', '/a.js', '/api/health/ready'])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200]);
  expect((await shop.ask('/api/checkout/orders', { method: 'POST', body: '{}' })).status).toBe(200);
  const orders = ['/payment', '/pay', '/thanks?order=a', '/thanks?order=b'].map((path) => shop.ask(path));
  await shop.began(5);
  const others = ['/api/suggestions?q=a', '/api/watches', '/agent/a', '/api/stock?keys=xerix/1'].map((path) =>
    shop.ask(path),
  );
  await shop.began(9);
  const last = shop.ask('/error?order=a');
  await shop.began(9);
  for (const { render } of shop.rendering.slice(1, 9)) render();
  await shop.began(10);
  shop.rendering[9]?.render();
  expect((await Promise.all([...orders, ...others, last])).filter(({ status }) => status !== 200)).toEqual([]);
  shop.rendering.splice(1);
  expect((await filled.render()).filter((status) => status !== 200)).toEqual([]);
});

it('a client that reads nothing of a large page or of its React payload occupies no slot', async () => {
  const large = 'x'.repeat(16 * 1024 * 1024);
  let rendered = 0;
  const shop = await openShop({
    // Like Next, writes part by part and waits for the reader.
    answer: async (request, response) => {
      const type = request.headers.rsc ? 'text/x-component' : 'text/html';
      response.setHeader('Content-Type', type).setHeader('Cache-Control', CACHE_CONTROL);
      for (let sent = 0; sent < large.length; sent += 65_536)
        if (!response.write(large.slice(sent, sent + 65_536)))
          await new Promise((resolve) => response.once('drain', resolve));
      response.end();
      rendered += 1;
    },
  });
  const readers = Array.from({ length: 5 }, (_, count) => {
    const socket = connect({ host: '127.0.0.1', port: shop.port });
    socket.pause().write(`GET /search?q=${count} HTTP/1.1\r\nHost: localhost\r\nRSC: ${count % 2}\r\n\r\n`);
    return socket.on('error', () => {});
  });
  await until(() => rendered >= readers.length);
  const answer = await shop.ask('/search?q=last', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  for (const socket of readers) socket.destroy();
});

it('does not render a page whose visitor left while it waited', async () => {
  const shop = await openShop();
  const first = shop.ask('/search?q=first');
  await shop.began(1);
  const leaving = new AbortController();
  const left = shop.ask('/search?q=left', { signal: leaving.signal }).catch(() => 'left');
  const last = shop.ask('/search?q=last');
  await shop.began(1);
  leaving.abort();
  expect(await left).toBe('left');
  await delay(50);
  shop.rendering[0]?.render();
  await shop.began(2);
  expect(shop.rendering[1]?.url).toBe('/search?q=last');
  shop.rendering[1]?.render();
  expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200]);
});

it('frees the slot of a page whose visitor leaves while it renders', async () => {
  const shop = await openShop();
  for (let count = 0; count < 4; count += 1) {
    const leaving = new AbortController();
    const asked = shop.ask(`/search?q=${count}`, { signal: leaving.signal }).catch(() => 'left');
    await shop.began(count + 1);
    leaving.abort();
    await asked;
  }
});

describe('the limit of a caller', () => {
  const statusOf = (port: number, path: string, address?: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { Connection: 'close', ...(address && { 'X-Forwarded-For': address }) };
      requestOf({ host: '127.0.0.1', port, path, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });

  it('answers 429 with Retry-After to a caller over the limit; other callers and static pages are unaffected', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'));
    const { port, ask } = await openShop({ answer: sendPage, proxies: 1 });
    for (let count = 0; count < 200; count += 1)
      expect(await statusOf(port, `/search?q=${count}`, `10.0.0.${count}, 203.0.113.9`)).toBe(200);
    const refused = await ask('/search?q=200', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([429, '1', busyPage]);
    expect(await statusOf(port, '/search?q=200', '203.0.113.10')).toBe(200);
    expect(await statusOf(port, '/all', '203.0.113.9')).toBe(200);
    // The answer to an equal request is stored.
    expect(await statusOf(port, '/search?q=199', '203.0.113.9')).toBe(200);
  });

  it('counts by the socket’s address without proxies, whatever the caller writes', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'));
    const { port } = await openShop({ answer: sendPage });
    for (let count = 0; count < 200; count += 1)
      expect(await statusOf(port, `/search?q=${count}`, `203.0.113.${count}`)).toBe(200);
    expect(await statusOf(port, '/search?q=200', '203.0.113.250')).toBe(429);
  });
});

describe('equal requests', () => {
  /** Opens a shop that counts the pages it renders; `at` sets the time in ms. */
  async function openCounted(answer: Answer = sendPage) {
    let rendered = 0;
    const clock = jest.spyOn(Date, 'now');
    const shop = await openShop({
      answer: (request, response) => {
        rendered += 1;
        return answer(request, response);
      },
    });
    const at = (ms: number) => void clock.mockReturnValue(ms);
    at(Date.parse('2026-11-18T12:00:00Z'));
    return { ...shop, at, rendered: () => rendered };
  }
  const noon = Date.parse('2026-11-18T12:00:00Z');

  it('get one rendered page for five seconds, with its headers', async () => {
    const shop = await openCounted();
    const [first, second] = [await shop.ask('/search?q=moon'), await shop.ask('/search?q=moon')];
    expect(await second.text()).toBe(page);
    expect({ ...Object.fromEntries(second.headers), date: '' }).toEqual({
      ...Object.fromEntries(first.headers),
      date: '',
    });
    expect(second.headers.get('cache-control')).toBe(CACHE_CONTROL);
    shop.at(noon + 4999);
    await shop.ask('/search?q=moon');
    expect(shop.rendered()).toBe(1);
    shop.at(noon + 5000);
    await shop.ask('/search?q=moon');
    expect(shop.rendered()).toBe(2);
  });

  it('render one page while they wait together', async () => {
    const shop = await openShop();
    const first = shop.ask('/search?q=first');
    await shop.began(1);
    const equal = [1, 2, 3].map(() => shop.ask('/search?q=equal'));
    await shop.began(1);
    shop.rendering[0]?.render();
    await shop.began(2);
    shop.rendering[1]?.render();
    expect(await Promise.all((await Promise.all(equal)).map((answer) => answer.text()))).toEqual([page, page, page]);
    await shop.began(2);
    await first;
  });

  it('never get a page with the prices of before a change, even if it was rendered across the change', async () => {
    const change = Date.parse('2026-11-21T00:00:00-05:00');
    const shop = await openCounted((request, response) => {
      if (request.url?.includes('slow')) shop.at(change);
      return sendPage(request, response);
    });
    shop.at(change - 1000);
    await shop.ask('/all?price=-300');
    await shop.ask('/all?price=-300');
    expect(shop.rendered()).toBe(1);
    shop.at(change);
    await shop.ask('/all?price=-300');
    expect(shop.rendered()).toBe(2);
    shop.at(change - 1);
    await shop.ask('/search?q=slow');
    await shop.ask('/search?q=slow');
    expect(shop.rendered()).toBe(4);
  });

  it.each([
    ['a page that belongs to one shopper', '/thanks?order=a', {}],
    ['a page of an agent’s session', '/agent/a', {}],
    ['a page with credentials', '/search?q=moon', { authorization: 'Bearer a' }],
  ])('each get %s rendered again', async (_, path, headers) => {
    const shop = await openCounted();
    await shop.ask(path, { headers });
    await shop.ask(path, { headers });
    expect(shop.rendered()).toBe(2);
  });

  it.each<[string, Answer]>([
    ['is missing', (_, response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end(page)],
    ['Next is regenerating', (_, response) => response.setHeader('x-nextjs-cache', 'STALE').end(page)],
    ['sets a cookie', (_, response) => response.setHeader('Set-Cookie', 'a=b').end(page)],
  ])('each get a page that %s', async (_, answer) => {
    const shop = await openCounted(answer);
    await shop.ask('/search?q=moon');
    await shop.ask('/search?q=moon');
    expect(shop.rendered()).toBe(2);
  });
});

it.each([
  ['/search', true],
  ['/search?q=a.b', true],
  ['/compare?w=xerix/1', true],
  ['/payment', true],
  ['/pay', true],
  ['/all?diameter=36.5-', true],
  ['/all/xerix?sort=price', true],
  ['/wfemale?sort=price', true],
  ['/new/allnew?sort=price', true],
  ['/thanks?order=a', false],
  ['/error?order=a', false],
  ['/searching?q=a', false],
  ['/newsletter/confirm?token=a', false],
  ['/bascket/linked?add=xerix-1:1', false],
  ['/back-in-stock?watch=xerix/1', false],
  ['/agent/a?x=/search', false],
])('isSharedPage of %s is %s', (url, isShared) => {
  expect(isSharedPage(url)).toBe(isShared);
});

it('an API route beyond the queue answers 503 busy in the form of every route', async () => {
  const shop = await openShop();
  const asked = Array.from({ length: 66 }, (_, count) => shop.ask(`/api/suggestions?q=${count}`));
  await shop.began(2);
  const refused = await shop.ask('/api/suggestions?q=last');
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '5',
    { error: { code: 'busy', message: 'Too many concurrent requests.', retryAfter: 5 } },
  ]);
  let rendered = 0;
  await until(() => {
    for (const { render } of shop.rendering.slice(rendered)) render();
    rendered = shop.rendering.length;
    return rendered >= asked.length;
  });
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([]);
});

it.each([
  ['GET', '/search?q=a.b', true],
  ['HEAD', '/all?price=-300', true],
  ['GET', '/all?utm_source=a', true],
  ['GET', '/a.js?1', true],
  ['GET', '/nowhere', true],
  ['GET', '/nowhere.js', true],
  ['GET', '/%61ll', true],
  ['GET', '/../all', true],
  ['GET', '/api/suggestions?q=a', true],
  ['GET', '/all', false],
  ['GET', '/all?_rsc=abc', false],
  ['GET', '/a.js', false],
  ['GET', '/api/stock', true],
  ['GET', '/api/health/ready?x=1', false],
  ['GET', '/api/account/orders', false],
  ['POST', '/api/checkout/orders', false],
  ['POST', '/internal/price-changes', false],
])('isRendered of %s %s is %s', (method, url, isRendered) => {
  const queue = new PageQueue({ isStatic: (path) => ['/all', '/a.js'].includes(path), proxies: 0 });
  expect(queue.isRendered(Object.assign(new IncomingMessage(new Socket()), { method, url }))).toBe(isRendered);
});

it('staticPathsOf finds pages, aliases, Markdown and feeds of a build, and public files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    const pages = ['index.html', 'all.html', 'all/xerix/1.html', 'contact/form.html'];
    const answers = ['feeds/google.xml.body', 'markdown/all.body'];
    const files = [...[...pages, ...answers].map((name) => `build/server/app/${name}`), 'public/icons/a.png'];
    for (const file of files.map((name) => join(folder, name))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page);
    }
    const isStatic = staticPathsOf(join(folder, 'build'), join(folder, 'public'));
    const held = ['/', '/main', '/all', '/all/xerix/1', '/contact', '/feeds/google.xml', '/all.md', '/icons/a.png'];
    const asked = [...held, '/_next/static/chunks/a.js', '/worker.js'];
    expect(asked.filter((path) => !isStatic(path))).toEqual([]);
    expect(['/all/xerix/7', '/search', '/new', '/icons', '/icons/b.png', '/b.md'].filter(isStatic)).toEqual([]);
    const rejected = [`/${'a'.repeat(300)}`, `/${'a/'.repeat(3000)}`, '/all/xerix/1.html/a', '/\0'];
    expect(rejected.filter(isStatic)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('answers each kind of rejection with its own status, wait and body, whichever came first', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'));
  const shop = await openShop();
  const leaving = new AbortController();
  const leave = (path: string) => shop.ask(path, { signal: leaving.signal }).catch(() => undefined);
  const waiting = [
    ...Array.from({ length: 65 }, (_, count) => leave(`/search?q=${count}`)),
    ...Array.from({ length: 66 }, (_, count) => leave(`/api/suggestions?q=${count}`)),
  ];
  await shop.began(3);
  const rejected = async (path: string) => {
    const { status, headers } = await shop.ask(path);
    return [status, headers.get('retry-after'), headers.get('content-type')?.split(';')[0]].join(' ');
  };
  const full = await Promise.all(Array.from({ length: 135 }, (_, count) => rejected(`/search?full=${count}`)));
  const over = await rejected('/search?q=over');
  const route = await rejected('/api/suggestions?q=last');
  expect(new Set(full)).toEqual(new Set(['503 5 text/html']));
  expect([over, route]).toEqual(['429 1 text/html', '503 5 application/json']);
  leaving.abort();
  await Promise.all(waiting);
});

it.each([
  ['/payment', 4],
  ['/pay?order=a', 4],
  ['/thanks?order=a', 4],
  ['/thanks/invoice?order=a', 4],
  ['/error', 4],
  ['/agent/a', 4],
  ['/newsletter/confirm?token=a', 4],
  ['/back-in-stock?watch=xerix/1', 4],
  ['/bascket/linked?add=xerix-1:1', 4],
  ['/cart-link/xerix-1:1', 4],
  ['/api/stock?keys=xerix/1', 4],
  ['/api/stocks', 2],
  ['/api/suggestions?q=a', 2],
  ['/search?q=/thanks', 1],
  ['/thanks/other', 1],
  ['/payments', 1],
  ['/newsletters', 1],
])('%s is in a queue that renders %d at once', async (url, concurrent) => {
  jest.useFakeTimers();
  const queue = new PageQueue({ isStatic: () => false, proxies: 0 });
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
  let entered = 0;
  for (let asked = 0; asked < 6; asked += 1) void queue.enter(request, 0).then(() => (entered += 1));
  await jest.advanceTimersByTimeAsync(0);
  expect(entered).toBe(concurrent);
  jest.useRealTimers();
});
