/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../runtime/root.mjs';
import { answerWorker, writeWorker } from './worker.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-worker-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Asks a server that has nothing but the build's worker. */
async function ask(path) {
  const answers = answerWorker(folder);
  const server = createServer((request, response) => answers(request, response) || response.writeHead(404).end());
  await once(server.listen(0), 'listening');
  const response = await fetch(`http://localhost:${server.address().port}${path}`);
  const text = await response.text();
  server.closeAllConnections();
  server.close();
  return { status: response.status, headers: response.headers, text };
}

it('writes a worker that knows its build, and is asked for again each time', async () => {
  await writeWorker(root, { folder, name: 'build-of-today' });
  const { status, headers, text } = await ask('/worker.js');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
  expect(text).toContain('build-of-today');
  expect(await ask('/worker.js?x')).toMatchObject({ status: 404 });
});

it('weighs no more than a picture', async () => {
  await writeWorker(root, { folder, name: 'build-of-today' });
  expect(gzipSync(readFileSync(join(folder, 'odd-hours-worker.js'))).length).toBeLessThan(6500);
});

it('answers nothing where the build has no worker', async () => {
  expect(await ask('/worker.js')).toMatchObject({ status: 404 });
});
