import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendStaticFile } from './static-file';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const path = join(folder, 'watch.usdz');
writeFileSync(path, '0123456789');
utimesSync(path, new Date('2026-01-02T03:04:05.678Z'), new Date('2026-01-02T03:04:05.678Z'));

const server = createServer((request, response) =>
  sendStaticFile(request, response, { path, stats: statSync(path), type: 'model/vnd.usdz+zip' }),
).listen(0);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

const ask = (headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = get({ port, method, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on('error', reject);
  });

const etag = 'W/"a-19b7ca98f2e"';

test('a full response has immutable cache headers', async () => {
  const { status, headers, body } = await ask();
  expect([status, body]).toEqual([200, '0123456789']);
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '10',
    'content-type': 'model/vnd.usdz+zip',
    etag,
    'last-modified': 'Fri, 02 Jan 2026 03:04:05 GMT',
  });
});

test('HEAD gets the same headers and no body', async () => {
  const { status, headers, body } = await ask({}, 'HEAD');
  expect([status, headers['content-length'], body]).toEqual([200, '10', '']);
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=9-', '9', 'bytes 9-9/10'],
])('the range %s returns %s', async (range, body, contentRange) => {
  const answer = await ask({ range });
  expect([answer.status, answer.body]).toEqual([206, body]);
  expect(answer.headers['content-range']).toBe(contentRange);
  expect(answer.headers['content-length']).toBe(String(body.length));
});

test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('the range %s outside the file gets 416', async (range) => {
  const { status, headers } = await ask({ range });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
});

test.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
  'the invalid or multiple range %s returns the whole file',
  async (range) => {
    const { status, body } = await ask({ range });
    expect([status, body]).toEqual([200, '0123456789']);
  },
);

test('a range with If-Range of another version returns the whole file', async () => {
  expect(await ask({ range: 'bytes=0-1', 'if-range': 'W/"a-0"' })).toMatchObject({ status: 200, body: '0123456789' });
  for (const known of [etag, 'Fri, 02 Jan 2026 03:04:05 GMT'])
    expect(await ask({ range: 'bytes=0-1', 'if-range': known })).toMatchObject({ status: 206, body: '01' });
  expect((await ask({ range: 'bytes=0-1', 'if-range': 'Fri, 02 Jan 2026 03:04:06 GMT' })).status).toBe(200);
});

test.each<OutgoingHttpHeaders>([
  { 'if-none-match': etag },
  { 'if-none-match': `"other", ${etag}` },
  { 'if-none-match': `"other",${etag},"last"` },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' },
])('%j gets 304', async (headers) => {
  const { status, headers: answered, body } = await ask(headers);
  expect([status, body, answered.etag]).toEqual([304, '', etag]);
});

test.each<OutgoingHttpHeaders>([
  { 'if-none-match': '"other"', 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' },
  { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:04 GMT' },
  { 'if-none-match': etag, 'cache-control': 'no-cache' },
])('%j gets the file', async (headers) => {
  expect(await ask(headers)).toMatchObject({ status: 200, body: '0123456789' });
});
