// Verifies docs/product.md 19.14.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OPEN } from '@/runtime/open';
import { findFreePort } from '@/runtime/port';
import { descendants } from '@/tools/process/children';

jest.setTimeout(120_000);

const root = join(__dirname, '..', '..');

/** Longest time to end, in ms. */
const PROMPT_MS = 3000;

let children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

async function startShop(args: readonly string[], env: Record<string, string>) {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: port, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return { child, ended: once(child, 'close'), printed: () => printed, url: `http://127.0.0.1:${port}` };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A database server that accepts connections and never answers. */
async function silentDatabase() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `postgres://shop:shop@127.0.0.1:${address.port}/shop`,
    connected: async () => {
      while (sockets.length === 0) await delay(20);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'the shop does not open before its database, and %s ends it at once while it and a request wait',
  async (signal) => {
    const database = await silentDatabase();
    const { child, ended, printed, url } = await startShop(['.next/current/serve.js'], { DATABASE_URL: database.url });
    await database.connected();
    const request = fetch(url).catch(() => 'no answer');
    await delay(300);
    expect(printed()).not.toContain(OPEN);
    const began = Date.now();
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(Date.now() - began).toBeLessThan(PROMPT_MS);
    expect(await request).toBe('no answer');
    database.close();
  },
);

it('SIGTERM ends npm start and all its processes during the build', async () => {
  // A different SITE_URL needs a build of its own.
  const { child, ended, printed } = await startShop(['scripts/run.cjs', 'tools/start/start.ts'], {
    DATABASE_URL: 'file:.cache/chaos-start.db',
    SITE_URL: 'https://start.chaos.example',
  });
  while (!printed().includes('Building the shop…')) await delay(20);
  await delay(1000);
  const started = descendants(child.pid ?? 0);
  expect(started.length).toBeGreaterThan(1);
  const began = Date.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - began).toBeLessThan(PROMPT_MS);
  while (started.some(isRunning)) await delay(20);
});
