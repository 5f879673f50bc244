// Verifies docs/product.md 19.13.
import { connect } from 'node:net';
import { checkRequest } from './check-request';
import { createHttpServer, type RequestHandler } from './http-server';
import { listen } from './listen';

const headers = { 'X-Content-Type-Options': 'nosniff' };

let opened: Awaited<ReturnType<typeof listen>> | undefined;
let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'info').mockImplementation()));
afterEach(async () => {
  logged.mockRestore();
  await opened?.close();
});

/** Answers as Next does: a page that is missing at every path but `/all`. */
const answerPaths: RequestHandler = (request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.statusCode = request.url?.startsWith('/all') ? 200 : 404;
  response.end(`${request.method} ${request.url} ${request.headers.host} ${request.headers.rsc ?? ''}`);
};

async function open(handle: RequestHandler = answerPaths): Promise<number> {
  const server = createHttpServer(
    (request, response) => {
      response.setHeader('Connection', 'close');
      return handle(request, response);
    },
    { headers, siteUrl: 'https://shop.example', pages: { policyOf: () => "script-src 'none'" } },
  );
  opened = await listen(server, { port: 0, loopbackOnly: true });
  return opened.port;
}

/** Sends bytes and returns everything that the server answers before it closes the connection. */
function send(port: number, bytes: string): Promise<{ status: string; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: head.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3), head, body });
    });
  });
}

const get = (target: string, lines = 'Host: localhost\r\n', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`;

it.each(['/all/%zz', '/all/%', '/all/xerix/caf%E9', '/all/%C3%28?price=1', '/%ff', '/all#part'])(
  'answers 400 with the page of a missing address and one log line for the malformed path %j',
  async (target) => {
    const { status, head, body } = await send(await open(), get(target, 'Host: localhost\r\nRSC: 1\r\n'));
    expect([status, body]).toEqual(['400', 'GET /malformed-address localhost ']);
    expect(head).toContain('X-Content-Type-Options: nosniff');
    expect(head).toContain("Content-Security-Policy: script-src 'none'");
    expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { level: 'info', what: 'request refused', status: 400, reason: 'malformed path', at: expect.any(String) },
    ]);
  },
);

it('answers a malformed path for POST and HEAD with 400', async () => {
  const port = await open();
  expect(await send(port, get('/all/%zz', 'Host: a\r\nContent-Length: 0\r\n', 'POST'))).toMatchObject({
    status: '400',
  });
  expect(await send(port, get('/all/%zz', 'Host: a\r\n', 'HEAD'))).toMatchObject({ status: '400', body: '' });
});

it('passes on a path whose percent-encoding is valid, and a query whatever it holds', async () => {
  const port = await open();
  for (const target of ['/all/caf%C3%A9', '/all?q=%zz', '/all/%2Fevil']) {
    expect(await send(port, get(target))).toMatchObject({ status: '200', body: `GET ${target} localhost ` });
  }
});

it('answers OPTIONS * with 204 and the methods that it serves', async () => {
  const { status, head } = await send(await open(), get('*', undefined, 'OPTIONS'));
  expect(status).toBe('204');
  expect(head).toContain('Allow: GET, HEAD, POST, PUT, DELETE, OPTIONS');
  expect(head).toContain('X-Content-Type-Options: nosniff');
});

it('answers an absolute target for its own host by the target, whatever Host says (RFC 9112, section 3.2.2)', async () => {
  const port = await open();
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `LOCALHOST:${port}`]) {
    const { body } = await send(port, get(`http://${host}/all?price=1`, 'Host: evil.example\r\n'));
    expect(body).toBe(`GET /all?price=1 ${host.toLowerCase()} `);
  }
  expect(await send(port, get('https://shop.example/all'))).toMatchObject({ body: 'GET /all shop.example ' });
  expect(await send(port, get('https://shop.example?price=1'))).toMatchObject({ body: 'GET /?price=1 shop.example ' });
  expect(await send(port, get('https://shop.example/all/%zz'))).toMatchObject({ status: '400' });
});

it.each([
  'http://evil.example/all',
  'http://evil.example',
  'https://shop.example:444/all',
  'http://shop.example.evil.example/',
  'http://localhost:1/',
])('answers 421 for the absolute target %s of another host, without a redirect', async (target) => {
  const host = new URL(target).host;
  const { status, head } = await send(await open(), get(target, `Host: ${host}\r\n`));
  expect(status).toBe('421');
  expect(head).not.toContain('Location');
  expect(head).toContain('X-Content-Type-Options: nosniff');
});

it.each([
  ['a target with user information', get('http://me:secret@shop.example/all')],
  ['a target of another scheme', get('ftp://shop.example/all')],
  ['* with another method than OPTIONS', get('*')],
  ['no Host', get('/all', '')],
  ['two Hosts', get('/all', 'Host: a\r\nHost: b\r\n')],
  ['a Host that is no host', get('/all', 'Host: a/b\r\n')],
  ['a Host with user information', get('/all', 'Host: me@evil.example\r\n')],
  ['a Host that no URL can have', get('/all', 'Host: [::zz]\r\n')],
])('answers 400 with the headers of every response to %s', async (_, bytes) => {
  const { status, head } = await send(await open(), bytes);
  expect(status).toBe('400');
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(head).toContain("Content-Security-Policy: default-src 'none'");
  expect(head).toContain('Cross-Origin-Resource-Policy: same-origin');
});

it('accepts HTTP/1.0 without Host', async () => {
  expect(await send(await open(), 'GET /all HTTP/1.0\r\n\r\n')).toMatchObject({ status: '200' });
});

it.each(['TRACE', 'PROPFIND', 'PURGE', 'CONNECT'])('answers 405 with Allow to %s', async (method) => {
  const { status, head } = await send(await open(), get(method === 'CONNECT' ? 'a:1' : '/all', undefined, method));
  expect(status).toBe('405');
  expect(head).toContain('Allow: GET, HEAD, POST, PUT, DELETE, OPTIONS');
  expect(head).toContain('X-Content-Type-Options: nosniff');
});

it.each(['/api/search-entries.rsc', '/api/contact.rsc?a=1'])('answers 405 to POST %s', async (target) => {
  const { status } = await send(await open(), get(target, 'Host: a\r\nContent-Length: 0\r\n', 'POST'));
  expect(status).toBe('405');
});

it('answers 405 to a method that pages do not have, and passes it on to route handlers', async () => {
  const port = await open();
  for (const method of ['POST', 'PUT', 'DELETE']) {
    for (const target of ['/all', '/all/xerix/1.md', '/search?q=moon', '/api/../all/xerix/1.md']) {
      const { status, head } = await send(port, get(target, 'Host: a\r\nContent-Length: 0\r\n', method));
      expect([target, status]).toEqual([target, '405']);
      expect(head).toContain('Allow: GET, HEAD, OPTIONS');
    }
    const { body } = await send(port, get('/api/contact', 'Host: a\r\nContent-Length: 0\r\n', method));
    expect(body).toBe(`${method} /api/contact a `);
  }
  expect(await send(port, get('/all', undefined, 'OPTIONS'))).toMatchObject({ status: '204' });
});

// Verifies docs/product.md 19.1.
it.each([
  ['/api/contact', 'POST, OPTIONS'],
  ['/api/contact?a=1', 'POST, OPTIONS'],
  ['/api/stock', 'GET, HEAD, OPTIONS'],
  ['/api/account/addresses', 'GET, HEAD, POST, OPTIONS'],
  ['/api/ucp/checkout-sessions/abc', 'GET, HEAD, PUT, OPTIONS'],
  ['/api/ucp/checkout-sessions/abc/complete', 'POST, OPTIONS'],
])('answers a method that the route at %s lacks with the one error body and Allow: %s', async (target, allow) => {
  const port = await open((_, response) => response.writeHead(405).end());
  const { status, head, body } = await send(port, get(target, 'Host: a\r\nContent-Length: 0\r\n', 'DELETE'));
  expect([status, /^allow: (.*)\r$/im.exec(head)?.[1]]).toEqual(['405', allow]);
  expect(JSON.parse(body)).toEqual({
    error: { code: 'wrong-method', message: 'The route does not have this method.' },
  });
  expect(head).toMatch(/^cache-control: no-store\r$/im);
  expect(head).toMatch(/^content-type: application\/json\r$/im);
});

// Verifies docs/product.md 19.1.
it('answers a multipart form at a route with the one error body', async () => {
  const form = 'Host: a\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 0\r\n';
  const { status, head, body } = await send(await open(), get('/api/contact', form, 'POST'));
  expect(status).toBe('415');
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'wrong-content-type' } });
  expect(head).toMatch(/^cache-control: no-store\r$/im);
});

// Verifies docs/product.md 12.4 (one click in the email program).
it('accepts a multipart form only at the one-click unsubscribe, whatever its query', async () => {
  const port = await open((_request, response) => response.end('here'));
  const form = 'Host: a\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 0\r\n';
  const statusOf = async (path: string) => (await send(port, get(path, form, 'POST'))).status;
  expect(await statusOf('/api/newsletter/unsubscribe?token=abc')).toBe('200');
  expect(await statusOf('/api/newsletter/unsubscribed')).toBe('415');
  expect(await statusOf('/api/contact?a=/api/newsletter/unsubscribe')).toBe('415');
  expect(await statusOf('/all')).toBe('415');
});

it('keeps requests that look like server actions from Next', async () => {
  const port = await open((request, response) => response.end(String(request.headers['next-action'])));
  const action = 'Host: a\r\nNext-Action: 0123\r\nContent-Length: 0\r\n';
  expect(await send(port, get('/api/contact', action, 'POST'))).toMatchObject({ status: '200', body: 'undefined' });
  const form = 'Host: a\r\nContent-Type: Multipart/Form-Data; boundary=b\r\nContent-Length: 0\r\n';
  expect(await send(port, get('/api/contact', form, 'POST'))).toMatchObject({ status: '415' });
});

it('answers 431 to more than 100 header lines, and reads 100', async () => {
  const port = await open();
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1\r\n`).join('');
  expect(await send(port, get('/all', `Host: a\r\n${lines(98)}`))).toMatchObject({ status: '200' });
  const { status, head } = await send(port, get('/all', `Host: a\r\n${lines(99)}`));
  expect(status).toBe('431');
  expect(head).toContain('X-Content-Type-Options: nosniff');
});

it('answers 417 to an expectation that it does not know', async () => {
  const { status, head } = await send(await open(), get('/all', 'Host: a\r\nExpect: cake\r\n'));
  expect(status).toBe('417');
  expect(head).toContain('X-Content-Type-Options: nosniff');
});

it.each(['h2c', 'websocket', 'TLS/1.0'])(
  'ignores an upgrade to %s and answers in HTTP/1.1 (RFC 9110, 7.8)',
  async (to) => {
    const port = await open();
    const upgrade = `Host: a\r\nUpgrade: ${to}\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n`;
    const bytes = `GET /all HTTP/1.1\r\n${upgrade}Connection: Upgrade, HTTP2-Settings, close\r\n\r\n`;
    expect(await send(port, bytes)).toMatchObject({ status: '200', body: 'GET /all a ' });
  },
);

it('closes a connection instead of writing an error into a response that is under way', async () => {
  const port = await open((_, response) => {
    response.setHeader('Content-Type', 'image/avif').write('first part');
    setTimeout(() => response.end('last part'), 200);
  });
  const { body } = await send(port, `${get('/all').replace('close', 'keep-alive')}NONSENSE\r\n\r\n`);
  expect(body).not.toContain('HTTP/1.1 400');
});

it.each([
  ['http://localhost/all', '127.0.0.1', 80, undefined],
  ['http://localhost/all', '127.0.0.1', 443, 421],
  ['https://localhost/all', '127.0.0.1', 443, undefined],
  ['https://localhost/all', '127.0.0.1', 80, 421],
  ['http://192.0.2.7:3000/all', '::ffff:192.0.2.7', 3000, undefined],
  ['http://192.0.2.8:3000/all', '::ffff:192.0.2.7', 3000, 421],
  ['http://[2001:db8::7]:3000/all', '2001:db8::7', 3000, undefined],
  ['HTTPS://SHOP.EXAMPLE/all', '192.0.2.7', 3000, undefined],
])('the absolute target %s on %s, port %d, gets the status %p', (url, localAddress, localPort, status) => {
  const request = { method: 'GET', url, httpVersion: '1.1', headers: { host: 'a' }, rawHeaders: ['Host', 'a'] };
  const checked = Object.assign(request, { socket: { localAddress, localPort } });
  expect(checkRequest(checked as never, 'https://shop.example')?.status).toBe(status);
  expect(checked.url).toBe(status === undefined ? '/all' : url);
});
