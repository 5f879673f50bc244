// Verifies docs/product.md 19.11, 19.13.
import { connect } from 'node:net';
import { onSqlite } from '@/server/testing/engines';
import { uniqueCallerAddress } from './ask';
import { ShopProcess } from './shop-process';

jest.setTimeout(900_000);

/** Requests of one run. */
const COUNT = 10_000;

/** A run is repeated with `HOSTILE_SEED`, which a failure names. */
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000);

/** How many connections are open at once. */
const CONNECTIONS = 8;

/** How long a request that is never complete may hold its connection, in ms. */
const PATIENCE_MS = 2000;

/** Mulberry32: a repeatable source of numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const METHODS = 'GET GET GET GET HEAD POST POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND SEARCH get BREW'.split(
  ' ',
);

const PATHS = [
  ...'/ /all /all/xerix /all/xerix/1 /all/xerix/1.md /wfemale /new /search /compare /contact/form /bascket /thanks'.split(
    ' ',
  ),
  ...'/agent /cart-link /bascket/linked /order /error /pay /favorite /auth /found/all /found /dials/xerix/1'.split(' '),
  ...'/api /api/watches /api/stock /api/checkout/quote /api/checkout/orders /api/contact /api/newsletter'.split(' '),
  ...'/api/newsletter/confirm /api/back-in-stock /api/account/orders /api/account/addresses /api/stripe/webhook'.split(
    ' ',
  ),
  ...'/api/health/ready /api/suggestions /api/search-entries /api/stored-watches /api/order-link /api/test-payment'.split(
    ' ',
  ),
  ...'/api/ucp/mcp /api/ucp/catalog/search /api/ucp/checkout-sessions /api/agent-hand-off /.well-known/ucp'.split(' '),
  ...'/internal/price-changes /_next/static/chunks/a.js /_next/image /_next/data/x/all.json /_not-found /404 /500'.split(
    ' ',
  ),
  ...'/sitemap.xml /sitemaps/xerix.xml /feeds/google.xml /robots.txt /llms.txt /worker.js /favicon.ico'.split(' '),
  ...'/pictures/a.avif /newsletter/confirmed /watches/1.jpg /markdown/all /offline /page/2 /all/page/2'.split(' '),
];

const SUFFIXES = [
  ...'/%zz /% /caf%E9 /%00 /%2e%2e /../../etc/passwd //evil.example /\\evil.example /%5Cevil.example /%2F%2Fevil.example'.split(
    ' ',
  ),
  ...'/ // /. /.. ;a=1 .md .rsc .txt /__proto__ /constructor /[id] /%5Bid%5D /%F0%9F%92%A9 /\u00e9 /a%0d%0aX:1 #part'.split(
    ' ',
  ),
  `/${'a'.repeat(3000)}`,
  '/1'.repeat(300),
];

const QUERIES = [
  ...'?%zz ?q=%zz ?q=%00 ?q[]=1 ?__proto__[a]=1 ?price=-300 ?price=NaN ?page=-1 ?page=1e99 ?_rsc=1 ?_rsc=%zz'.split(
    ' ',
  ),
  ...'?url=http://evil.example/a.png&w=64&q=75 ?q=moon&page=2 ?w=xerix/1,%00 ?next=//evil.example ?token=%ff ?sort=x'.split(
    ' ',
  ),
  `?q=${'%20a'.repeat(800)}`,
  `?${'a=1&'.repeat(900)}`,
];

const ORIGINS = [
  ...'http://evil.example https://evil.example:3000 http://localhost ftp://evil.example http://me@localhost'.split(' '),
  ...'http://[::1 //evil.example \\evil.example * evil.example:443'.split(' '),
];

const HEADERS = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Host: a b/',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Port: 99999',
  'X-Forwarded-For: 1.2.3.4:99, [::1',
  'Forwarded: host=evil.example;proto=gopher',
  'Origin: https://evil.example',
  'Origin: null',
  'Origin: http://localhost',
  'Referer: %%%',
  'Accept: text/markdown',
  'Accept: */*;q=zzz, text/markdown;q=9',
  'Accept-Encoding: br;q=1e9, gzip;;;, *;q=-1',
  'Accept-Encoding: identity;q=0, *;q=0',
  'Range: bytes=0-1,5-2,-',
  'If-None-Match: "a, W/*, \\"',
  'If-Modified-Since: yesterday',
  'Cookie: __prerender_bypass=1; __next_preview_data=%zz; a=%',
  'Authorization: Bearer e30.e30.',
  'Authorization: Basic %%%',
  'Idempotency-Key: %00',
  'X-HTTP-Method-Override: DELETE',
  'RSC: 1',
  'RSC: 1\r\nNext-Router-State-Tree: %5B%22',
  'RSC: 1\r\nNext-Router-State-Tree: {"a":1}',
  'RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /../../x',
  'Next-Router-Segment-Prefetch: /%zz',
  'Next-Url: //evil.example/%zz',
  'Next-Action: 0123456789abcdef0123456789abcdef01234567',
  'Next-Action: x',
  'x-middleware-subrequest: src/middleware:src/middleware',
  'x-middleware-rewrite: http://evil.example/',
  'x-nextjs-data: 1',
  'x-matched-path: /internal/price-changes',
  'x-invoke-path: /500\r\nx-invoke-status: 500',
  'x-now-route-matches: 1=%zz',
  'x-prerender-revalidate: 1',
  'next-resume: 1',
  'Purpose: prefetch',
  'Sec-Fetch-Dest: image',
  'Sec-Fetch-Site: cross-site',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
  'Upgrade: websocket\r\nSec-WebSocket-Key: a\r\nSec-WebSocket-Version: 13',
  'Expect: 100-continue',
  'Expect: cake',
  'Te: trailers',
  'Via: 1.1 %zz',
  'Max-Forwards: 0',
  'X-Odd-Hours-Caller: ::1',
  'X-Request-Id: <script>',
  'X-\u00e9: \u00e9',
  `X-Long: ${'a'.repeat(9000)}`,
  Array.from({ length: 110 }, (_, index) => `X-${index}: 1`).join('\r\n'),
  'Bad Header: 1',
  ': 1',
  'Folded: a\r\n b',
];

const TYPES = [
  ...'application/json application/x-www-form-urlencoded text/plain text/x-component application/octet-stream x'.split(
    ' ',
  ),
  'application/json; charset=\u00ff',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
];

const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '{"a":',
  '"\\u0000"',
  '{"__proto__":{"a":1},"lines":[{"catalogue":"xerix","id":1e99}]}',
  '['.repeat(5000),
  '[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","id":1,"method":"tools/list"}]',
  '{"jsonrpc":"2.0","id":{},"method":"tools/call","params":{"name":"__proto__"}}',
  'a=%zz&a[]=1&email=%00',
  '--b\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n["$F1"]\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--b--\r\n',
  '\u0000\u00ff\u00fe',
  'x'.repeat(70_000),
];

/** Makes hostile requests, as the bytes that a socket sends. */
function makerOf(seed: number, port: number): () => string {
  const random = randomOf(seed);
  const chance = (share: number) => random() < share;
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const target = () => {
    if (chance(0.02)) return '*';
    if (chance(0.02)) return one(['nowhere', '', 'http:/', 'http://', '?q=1', '/ /']);
    const path = `${one(PATHS)}${chance(0.5) ? one(SUFFIXES) : ''}${chance(0.3) ? one(QUERIES) : ''}`;
    return chance(0.12) ? `${chance(0.3) ? `http://localhost:${port}` : one(ORIGINS)}${path}` : path;
  };
  const host = () =>
    chance(0.8)
      ? [`Host: localhost:${port}`]
      : one([
          [],
          ['Host:'],
          ['Host: evil.example'],
          ['Host: a b'],
          ['Host: [::zz]'],
          ['Host: a', 'Host: b'],
          ['Host: a/b@c'],
        ]);
  const framed = (): [string[], string] => {
    const body = one(BODIES);
    const type = `Content-Type: ${one(TYPES)}`;
    if (chance(0.5)) return [[type, `Content-Length: ${Buffer.byteLength(body, 'latin1')}`], body];
    if (chance(0.5)) {
      const size = chance(0.9) ? body.length.toString(16) : 'zz';
      const chunks = `${size}${chance(0.2) ? ';a="b' : ''}\r\n${body}\r\n0\r\n`;
      const trailers = chance(0.5) ? 'Content-Length: 5\r\nHost: evil.example\r\n\r\n' : '\r\n';
      return [
        [type, 'Transfer-Encoding: chunked', 'Trailer: Host'],
        body === '' ? '0\r\n\r\n' : `${chunks}${trailers}`,
      ];
    }
    return one<[string[], string]>([
      [[type, 'Content-Length: -1'], body],
      [[type, 'Content-Length: 1', 'Content-Length: 2'], body],
      [[type, 'Content-Length: 5', 'Transfer-Encoding: chunked'], body],
      [[type, 'Transfer-Encoding: gzip'], body],
      [[type, `Content-Length: ${body.length + 100}`], body],
      [[type, `Content-Encoding: gzip`, `Content-Length: ${Buffer.byteLength(body, 'latin1')}`], body],
    ]);
  };
  return () => {
    const method = one(METHODS);
    const [framing, body] = chance(['POST', 'PUT', 'PATCH'].includes(method) ? 0.9 : 0.05) ? framed() : [[], ''];
    const others = Array.from({ length: Math.floor(random() * 4) }, () => one(HEADERS));
    const version = chance(0.94) ? 'HTTP/1.1' : one(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTPS/1.1', '']);
    const upgrades = others.some((line) => line.startsWith('Upgrade'));
    // No limit of a caller keeps a request from its page (docs/product.md 19.16).
    const caller = others.some((line) => line.startsWith('X-Forwarded-For'))
      ? []
      : [`X-Forwarded-For: ${uniqueCallerAddress()}`];
    const lines = [...host(), ...others, ...caller, ...framing, `Connection: ${upgrades ? 'Upgrade, ' : ''}close`];
    return `${method} ${target()} ${version}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
  };
}

/** Sends the bytes, and returns what came back before the connection was closed or patience ended. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(bytes, 'latin1'));
    let text = '';
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    // A server may reset a connection whose request it has refused.
    socket
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(timer);
        resolve(text);
      });
  });
}

const REQUIRED = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
];

const STACK = /\n\s+at .*:\d+:\d+|node:internal|node_modules|\b(?:Type|Reference|Syntax|Range)Error\b/;

/** Everything that a response must not be; empty for a good one. */
function problemsOf(answer: string, port: number): string[] {
  const text = answer.replace(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)+/, '');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const head = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = text.slice(end + 4);
  const status = Number(first.split(' ')[1]);
  const own = new Set(['shop.test', `localhost:${port}`]);
  const leads = [head.get('location'), head.get('refresh')?.replace(/^\d+;url=/, '')].flatMap((link) => link ?? []);
  const hostOf = (link: string) =>
    URL.canParse(link, 'http://shop.test/') ? new URL(link, 'http://shop.test/').host : '';
  return [
    ...(Number.isInteger(status) ? [] : [`no status: ${first.slice(0, 80)}`]),
    ...(status >= 500 && status !== 503 ? [`status ${status}`] : []),
    ...(status === 503 && !head.has('retry-after') ? ['503 without Retry-After'] : []),
    ...leads.filter((link) => !own.has(hostOf(link))).map((link) => `leads to ${link.slice(0, 200)}`),
    ...REQUIRED.filter((name) => !head.has(name)).map((name) => `no ${name} (${status})`),
    // Compressed bodies hold no readable text; the request then named an encoding.
    ...(head.has('content-encoding') || !STACK.test(body) ? [] : [`stack: ${STACK.exec(body)?.[0].slice(0, 100)}`]),
  ];
}

onSqlite((where) => {
  let shop: ShopProcess;
  beforeEach(async () => void (shop = await ShopProcess.open({ DATABASE_URL: where().url })));
  afterEach(() => shop.kill());

  it(`answers ${COUNT} hostile requests (seed ${SEED}) without 5xx but 503, stack, foreign redirect or missing header`, async () => {
    const port = Number(new URL(shop.url).port);
    const next = makerOf(SEED, port);
    const statuses = () =>
      Promise.all(
        PATHS.map(async (path) => {
          const headers = { 'X-Forwarded-For': uniqueCallerAddress() };
          return `${path} ${(await fetch(`${shop.url}${path}`, { redirect: 'manual', headers })).status}`;
        }),
      );
    const before = await statuses();
    const found: { problems: string[]; bytes: string }[] = [];
    let answers = 0;
    let left = COUNT;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        const bytes = next();
        const answer = await send(port, bytes);
        // A request that is never complete, or only an interim response to it.
        if (answer === '' || answer === 'HTTP/1.1 100 Continue\r\n\r\n') continue;
        answers += 1;
        const problems = problemsOf(answer, port);
        if (problems.length > 0) found.push({ problems, bytes: bytes.slice(0, 600) });
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    expect([...found, ...exceptionsIn(shop)]).toEqual([]);
    expect(await statuses()).toEqual(before);
    // The rest are requests that were never complete.
    expect(answers).toBeGreaterThan(COUNT * 0.8);
  });

  it('logs no error when clients disconnect: during an upload, before a response and during one', async () => {
    const port = Number(new URL(shop.url).port);
    const host = `Host: localhost:${port}\r\n`;
    const json = 'Content-Type: application/json\r\nContent-Length: 5000';
    const uploads = PATHS.map((path) => `POST ${path} HTTP/1.1\r\n${host}${json}\r\n\r\n{"a":`);
    const parts = PATHS.map(
      (path) =>
        `POST ${path} HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b`,
    );
    const chunks = PATHS.map(
      (path) =>
        `PUT ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n5\r\n{"a":`,
    );
    const reads = [...PATHS, '/search?q=moon', '/all?price=-300', '/compare?w=xerix/1,xerix/2'].map(
      (path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`,
    );
    for (const bytes of [...uploads, ...parts, ...chunks, ...reads]) {
      await Promise.all([0, 1, 5, 30].map((ms) => sendAndLeave(port, bytes, ms)));
    }
    expect((await fetch(`${shop.url}/api/health/ready`)).status).toBe(200);
    expect(exceptionsIn(shop)).toEqual([]);
    expect(shop.output.filter((line) => line.includes('"code":"interrupted"')).length).toBeGreaterThan(10);
  });
});

/** Lines of the log that report an exception. */
const exceptionsIn = (shop: ShopProcess) =>
  shop.output.filter((line) => /"level":"error"|^\s+at |^⨯|Error:/.test(line));

/** Sends the bytes and resets the connection after a time, in ms. */
function sendAndLeave(port: number, bytes: string, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(bytes, 'latin1');
      setTimeout(() => socket.resetAndDestroy(), ms);
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });
}
