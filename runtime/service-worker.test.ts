import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceWorker } from './service-worker';

const build = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(build, { recursive: true }));

const ask = (handle: ReturnType<typeof serviceWorker>, url: string, method = 'GET') => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  const response = new ServerResponse(request);
  return { isAnswered: handle(request, response), headers: response.getHeaders() };
};

it('serviceWorker answers nothing without a worker in the build', () => {
  expect(ask(serviceWorker(build), '/worker.js').isAnswered).toBe(false);
});

it('serviceWorker sends the script, which browsers revalidate, and leaves other requests alone', () => {
  writeFileSync(join(build, 'worker.js'), 'self.a = 1;');
  const handle = serviceWorker(build);
  const { isAnswered, headers } = ask(handle, '/worker.js');
  expect(isAnswered).toBe(true);
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  expect(headers).not.toHaveProperty('service-worker-allowed');
  writeFileSync(join(build, 'worker.js'), 'self.a = 2;');
  expect(ask(serviceWorker(build), '/worker.js').headers.etag).not.toBe(headers.etag);
  for (const [url, method] of [
    ['/worker.js', 'POST'],
    ['/worker.js.map', 'GET'],
    ['/a/worker.js', 'GET'],
  ])
    expect([url, ask(handle, url ?? '', method).isAnswered]).toEqual([url, false]);
});
