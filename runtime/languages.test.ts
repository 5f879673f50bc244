import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { languageFolder } from './builds';
import { homeWithoutSlash, Languages } from './languages';
import { listen } from './listen';
import { POLICY_WITHOUT_PAGE } from './security-headers';

/**
 * A server of a language: it returns what it got, closes a connection that it gets a second time at `/de/reused`, ends at
 * `/de/end`, and in a folder with the file `dead` before it opens.
 */
const SERVER = `
const { existsSync } = require('node:fs');
if (existsSync(__dirname + '/dead')) process.exit(1);
const used = new WeakSet();
const server = require('node:http').createServer((request, response) => {
  if (request.url === '/de/end') process.exit(1);
  if (request.url === '/de/reused' && used.has(request.socket)) return request.socket.destroy();
  used.add(request.socket);
  const { host, 'x-forwarded-for': forwarded } = request.headers;
  const { HOST, TRUSTED_PROXIES } = process.env;
  response.writeHead(418, { 'X-Language': 'de' });
  response.write(JSON.stringify({ pid: process.pid, url: request.url, method: request.method, host, forwarded, HOST, TRUSTED_PROXIES }) + '\\n');
  request.pipe(response);
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
`;

let build: string;
let languages: Languages | undefined;
let opened: Awaited<ReturnType<typeof listen>> | undefined;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'odd-hours-languages-'));
  mkdirSync(languageFolder(build, 'de'), { recursive: true });
  writeFileSync(join(languageFolder(build, 'de'), 'serve.js'), SERVER);
});
afterEach(async () => {
  await opened?.close();
  await languages?.stop();
  rmSync(build, { recursive: true });
});

/** Opens an English server in front of the languages of the build; returns its origin. */
async function open(): Promise<string> {
  const made = new Languages(build, { headers: { 'X-Safe': '1' }, env: { ...process.env, TRUSTED_PROXIES: '1' } });
  languages = made;
  await made.start();
  const server = createServer((request, response) => {
    response.setHeader('Connection', 'close');
    if (!made.handle(request, response)) response.end('English');
  });
  opened = await listen(server, { port: 0, loopbackOnly: true });
  return `http://127.0.0.1:${opened.port}`;
}

/** Stops the languages, and takes the message of an ended process. */
async function stopAfterEnd(): Promise<void> {
  await languages?.stop();
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/languages\/de has ended\. It is started again\.$/));
  jest.mocked(console.error).mockClear();
}

const pidOf = (text: string) => Number(/"pid":(\d+)/.exec(text)?.[1]);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// Verifies docs/product.md 45.10 (process).
it('handle passes a request of a language on to its process on loopback, with its body and the caller’s address', async () => {
  const origin = await open();
  const response = await fetch(`${origin}/de/new?page=2`, {
    method: 'POST',
    body: 'a body',
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });
  const [seen = '', body] = (await response.text()).split('\n');
  expect([response.status, response.headers.get('x-language'), body]).toEqual([418, 'de', 'a body']);
  expect(JSON.parse(seen)).toMatchObject({
    url: '/de/new?page=2',
    method: 'POST',
    host: origin.slice('http://'.length),
    forwarded: '203.0.113.9, 127.0.0.1',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '2',
  });
});

// Verifies docs/product.md 45.10 (process).
it.each(['GET', 'HEAD', 'POST'])(
  'a %s request is answered although the process has just closed the idle connection to it',
  async (method) => {
    const origin = await open();
    await (await fetch(`${origin}/de`)).text();
    const init = { method, ...(method === 'POST' && { body: 'a body' }) };
    const response = await fetch(`${origin}/de/reused`, init);
    expect([response.status, (await response.text()).endsWith('a body')]).toEqual([418, method === 'POST']);
  },
);

// Verifies docs/product.md 45.2 (no redirect).
it.each(['/', '/new', '/design', '/fr', '/languages/de'])(
  'handle leaves %s to the English shop, also for a browser that prefers German',
  async (path) => {
    const response = await fetch(`${await open()}${path}`, {
      headers: { 'Accept-Language': 'de' },
      redirect: 'manual',
    });
    expect([response.status, await response.text()]).toEqual([200, 'English']);
  },
);

// Verifies docs/product.md 45.10 (start).
it('handle answers 503 with Retry-After and the safety headers while no process of the language answers', async () => {
  writeFileSync(join(languageFolder(build, 'de'), 'dead'), '');
  const response = await fetch(`${await open()}/de`);
  const headers = ['retry-after', 'cache-control', 'x-safe'].map((name) => response.headers.get(name));
  expect([response.status, ...headers]).toEqual([503, '5', 'no-store', '1']);
  await stopAfterEnd();
});

// Verifies docs/product.md 19.11.
it('the 503 and the redirect of a language have a policy and forbid sharing with other sites', async () => {
  writeFileSync(join(languageFolder(build, 'de'), 'dead'), '');
  const origin = await open();
  for (const path of ['/de/', '/de/all']) {
    const { headers } = await fetch(origin + path, { redirect: 'manual' });
    const safety = ['content-security-policy', 'cross-origin-resource-policy'].map((name) => headers.get(name));
    expect([path, ...safety]).toEqual([path, POLICY_WITHOUT_PAGE, 'same-origin']);
  }
  await stopAfterEnd();
});

it('an HTTP/1.0 client gets the streamed response of a language without chunks', async () => {
  const { port } = new URL(await open());
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  socket.write('GET /de HTTP/1.0\r\nHost: localhost\r\n\r\n');
  let text = '';
  for await (const part of socket) text += String(part);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect([/^transfer-encoding/im.test(head), body.startsWith('{"pid"')]).toEqual([false, true]);
});

// Verifies docs/product.md 45.10 (start).
it('an ended process of a language is started again, and stop ends it', async () => {
  const origin = await open();
  const first = pidOf(await (await fetch(`${origin}/de`)).text());
  expect((await fetch(`${origin}/de/end`)).status).toBe(503);
  let response = await fetch(`${origin}/de`);
  while (response.status === 503) {
    await delay(50);
    response = await fetch(`${origin}/de`);
  }
  const second = pidOf(await response.text());
  expect(second).not.toBe(first);
  await stopAfterEnd();
  expect([isRunning(first), isRunning(second)]).toEqual([false, false]);
});

// Verifies docs/product.md 45.10 (start).
it('a process of a language that opened again and again is each time started after the first pause', async () => {
  const origin = await open();
  const wait = jest.spyOn(globalThis, 'setTimeout');
  const statusOf = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    await response.text();
    return response.status;
  };
  for (const end of ['first', 'second']) {
    wait.mockClear();
    expect([end, await statusOf('/de/end')]).toEqual([end, 503]);
    while ((await statusOf('/de')) === 503) await delay(50);
    expect([end, wait.mock.calls.map(([, ms]) => ms)]).toEqual([end, expect.arrayContaining([250])]);
  }
  wait.mockRestore();
  await stopAfterEnd();
});

it('handle redirects the home page of a language without its trailing slash, and passes on a request with a query', async () => {
  const origin = await open();
  const redirected = await fetch(`${origin}/de/?page=2`, { redirect: 'manual' });
  const headers = ['location', 'x-safe'].map((name) => redirected.headers.get(name));
  expect([redirected.status, ...headers]).toEqual([308, '/de?page=2', '1']);
  const [seen = ''] = (await (await fetch(`${origin}/de?page=2`)).text()).split('\n');
  expect(JSON.parse(seen)).toMatchObject({ url: '/de?page=2', forwarded: '127.0.0.1' });
});

it('homeWithoutSlash returns the home page of a language without its trailing slash, with its query', () => {
  expect(homeWithoutSlash('/de/')).toBe('/de');
  expect(homeWithoutSlash('/de/?utm_source=mail')).toBe('/de?utm_source=mail');
});

it.each(['/', '/de', '/de?q=/', '/de/all/', '/den/', '//de/'])('homeWithoutSlash returns undefined for %s', (url) => {
  expect(homeWithoutSlash(url)).toBeUndefined();
});
