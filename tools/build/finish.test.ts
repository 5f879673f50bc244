import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGE_MODULE } from '@/runtime/builds';
import { serviceWorker } from '@/runtime/service-worker';
import { finishBuild } from './finish';

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'odd-hours-build-'));
  mkdirSync(join(build, 'server', 'app'), { recursive: true });
});
afterEach(() => rmSync(build, { recursive: true }));

/** Requests a path from a server with only the build's service worker. */
async function ask(path: string) {
  const sends = serviceWorker(build);
  const server = createServer((request, response) => void (sends(request, response) || response.writeHead(404).end()));
  await once(server.listen(0), 'listening');
  const address = server.address();
  const response = await fetch(`http://localhost:${typeof address === 'object' && address ? address.port : 0}${path}`);
  const text = await response.text();
  server.closeAllConnections();
  server.close();
  return { status: response.status, headers: response.headers, text };
}

it('finishBuild writes a service worker with the build’s name, served with no-cache', async () => {
  await finishBuild(build, { name: 'build-of-today' });
  const { status, headers, text } = await ask('/worker.js');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
  expect(text).toContain('build-of-today');
  expect(await ask('/worker.js?x')).toMatchObject({ status: 404 });
});

it('the compressed service worker is smaller than 6.5 kB', async () => {
  await finishBuild(build, { name: 'build-of-today' });
  expect(gzipSync(readFileSync(join(build, 'worker.js'))).length).toBeLessThan(6500);
});

it('finishBuild bundles the HTTP server without the tools', async () => {
  await finishBuild(build, { name: 'build-of-today' });
  const server = readFileSync(join(build, 'serve.js'), 'utf8');
  expect(server).toContain('createHttpServer');
  expect(server).not.toContain('esbuild');
});

// Verifies docs/product.md 45.13 (mails).
it.each([
  ['en', false],
  ['en,de', true],
])('finishBuild of LANGUAGES=%s bundles the mails of its language: %s', async (languages, isBundled) => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, LANGUAGES: languages });
  await finishBuild(build, { name: 'build-of-today' });
  env.restore();
  expect(existsSync(join(build, LANGUAGE_MODULE))).toBe(isBundled);
});

// Verifies docs/product.md 45.7 (amounts), 45.13 (mails).
it('the bundles of a language that only SHOP_LANGUAGE names have its locale and its currency', async () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, LANGUAGES: 'en,ja', SHOP_LANGUAGE: 'ja' });
  await jest.isolateModulesAsync(async () => {
    const { finishBuild: finishJapanese } = await import('./finish');
    await finishJapanese(build, { name: 'build-of-today' });
  });
  env.restore();
  const mails = readFileSync(join(build, LANGUAGE_MODULE), 'utf8');
  expect(mails).toContain('locale = "ja-JP"');
  expect(mails).toContain('pageCurrency = "jpy"');
});

it('finishBuild warns once about pages in an unknown form, and continues', async () => {
  writeFileSync(join(build, 'server', 'app', 'index.html'), '<head><script src="/_next/a.js" defer></script></head>');
  await finishBuild(build, { name: 'build-of-today' });
  expect(jest.mocked(console.error).mock.calls).toEqual([[expect.stringContaining('This version of Next')]]);
  jest.mocked(console.error).mockClear();
  expect(existsSync(join(build, 'serve.js'))).toBe(true);
});

it('serviceWorker does not answer if the build has no worker', async () => {
  expect(await ask('/worker.js')).toMatchObject({ status: 404 });
});
