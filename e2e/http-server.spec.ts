import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { findFreePort } from '@/runtime/port';
import { expect, test } from './support/fixtures';

/** A non-loopback IPv4 address of this machine. */
const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

let shop: ChildProcess;
let port: number;

/** Starts a shop with default settings: with an emulator, without trusted proxies. */
test.beforeAll(async () => {
  port = await findFreePort();
  shop = spawn(process.execPath, ['.next/current/serve.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      TRUSTED_PROXIES: '',
      AUTH_EMULATOR_ADDRESS: 'http://localhost:9',
      DATABASE_URL: `file:.cache/e2e/front-${randomUUID()}.db`,
      MAIL_DIR: '.cache/e2e/front-mail',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!shop.stdout) throw new Error('The shop has no stdout.');
  for await (const output of shop.stdout) if (String(output).includes('Odd Hours is open')) break;
});

test.afterAll(async () => {
  shop.kill('SIGTERM');
  if (shop.exitCode === null) await once(shop, 'exit');
});

type RequestOptions = { host?: string; method?: string; path: string; headers?: OutgoingHttpHeaders; body?: string };

function ask({ host = '127.0.0.1', method = 'GET', path, headers = {}, body }: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, method, path, headers: { Connection: 'close', ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject).end(body);
  });
}

test('forged address headers do not bypass the rate limit of five requests', async () => {
  const statuses = [];
  for (let index = 0; index < 7; index += 1) {
    const forged = `203.0.113.${index}`;
    const headers = {
      Origin: `http://localhost:${port}`,
      Host: `localhost:${port}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': forged,
      'X-Real-IP': forged,
      Forwarded: `for=${forged}`,
      'X-Odd-Hours-Caller': forged,
    };
    const body = JSON.stringify({ email: `jane${index}@example.com`, website: '', filledForMs: 9000 });
    statuses.push(await ask({ method: 'POST', path: '/api/newsletter', headers, body }));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('a shop with the emulator listens only on loopback, over IPv4 and IPv6', { tag: '@long' }, async () => {
  expect(await ask({ path: '/robots.txt' })).toBe(200);
  expect(await ask({ host: '::1', path: '/robots.txt' })).toBe(200);
  test.skip(!networkAddress, 'the machine has no network address');
  await expect(ask({ host: networkAddress, path: '/robots.txt' })).rejects.toThrow('ECONNREFUSED');
});

test('an unsigned token is accepted from loopback only, whatever the headers claim', { tag: '@long' }, async () => {
  const seconds = Math.floor(Date.now() / 1000);
  const project = 'demo-odd-hours';
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'eve',
    email: 'ada@example.com',
    email_verified: true,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const Authorization = `Bearer ${part({ alg: 'none' })}.${part(claims)}.`;
  const path = '/api/account/orders';
  expect(await ask({ path, headers: { Host: `localhost:${port}`, Authorization } })).toBe(200);
  for (const headers of [
    { Host: 'shop.example', Authorization },
    { Host: `localhost:${port}`, 'X-Forwarded-For': '192.168.1.30', Authorization },
  ]) {
    expect(await ask({ path, headers })).toBe(401);
  }
});
