// Measures the response times for shoppers while crawlers request searches.
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '@/tools/process/children';
import { findProgram } from './compared';
import { openShop, withServer } from './served';
import type { CrawlResults } from './tables';

/** Duration of each measurement, in seconds. */
const SECONDS = 10;

/** Connections of the crawlers, and clients that never read their response. */
const CONNECTIONS = 200;
const READERS = 300;

/** How long a reader holds its connection, in ms. */
const READER_MS = 3000;

/** Pause of a shopper between two requests, in ms. */
const PAUSE_MS = 20;

/** Requests of shoppers; the quote is a step of the checkout. */
const ASKED: Readonly<Record<string, { path: string; body?: string }>> = {
  'a list': { path: '/all' },
  'a product page': { path: '/all/xerix/1' },
  'the checkout': { path: '/payment' },
  health: { path: '/api/health/ready' },
  'a total of the checkout': {
    path: '/api/checkout/quote',
    body: JSON.stringify({ lines: [{ catalogue: 'xerix', id: 1, quantity: 1 }], country: 'US' }),
  },
};

/** @param folder within the repository, for the shop's records */
export async function measureCrawl(folder: string): Promise<CrawlResults> {
  const wrk = await findProgram('wrk', ['wrk']);
  // Each request of the crawlers has its own address, so that no rate limit protects the shop.
  const opening = openShop({ TRUSTED_PROXIES: '1' }, join(folder, 'crawled'));
  return withServer(opening, async ({ origin }) => {
    await measure(origin, 2);
    return {
      'no load': await measure(origin, SECONDS),
      [`${CONNECTIONS} connections search`]: await beside(crawl(wrk, origin, folder), () => measure(origin, SECONDS)),
      [`${READERS} readers take nothing`]: await besideReaders(origin, () => measure(origin, SECONDS)),
    };
  });
}

/** Runs wrk with different searches of different callers. */
function crawl(wrk: string, origin: string, folder: string): Promise<unknown> {
  const script = join(folder, 'searches.lua');
  writeFileSync(
    script,
    `local asked = 0
local words = { 'moon', 'blue', 'steel', 'leather+strap', 'automatic', 'black+dial', 'xeric', 'women', 'quartz' }
request = function()
  asked = asked + 1
  local caller = '198.18.' .. math.floor(asked / 250) % 250 .. '.' .. asked % 250
  return wrk.format('GET', '/search?q=' .. words[asked % #words + 1] .. '+' .. asked, { ['X-Forwarded-For'] = caller })
end
`,
  );
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS + 2}s`,
    '-H',
    'Accept-Encoding: br, gzip',
    '-s',
    script,
    origin,
  ];
  return run(wrk, args);
}

async function beside<T>(load: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  await delay(1000);
  const [measured] = await Promise.all([work(), load]);
  return measured;
}

async function besideReaders<T>(origin: string, work: () => Promise<T>): Promise<T> {
  const { hostname, port } = new URL(origin);
  let asked = 0;
  let isOver = false;
  const read = async (reader: number) => {
    while (!isOver) {
      asked += 1;
      const socket = connect({ host: hostname, port: Number(port) });
      const caller = `198.19.${reader >> 8}.${reader & 255}`;
      socket.on('error', () => {}).pause();
      socket.write(`GET /search?q=moon+${asked} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${caller}\r\n\r\n`);
      await delay(READER_MS * (0.5 + Math.random()));
      socket.destroy();
    }
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
}

/** Sends requests of each kind, one of a kind at a time, and returns their times in ms. */
async function measure(origin: string, seconds: number): Promise<Record<string, number[]>> {
  const agent = new Agent({ keepAlive: true });
  const endsAt = performance.now() + seconds * 1000;
  const times = Object.entries(ASKED).map(async ([name, asked]): Promise<[string, number[]]> => {
    const all: number[] = [];
    while (performance.now() < endsAt) {
      all.push(await timeOf(agent, origin, asked));
      await delay(PAUSE_MS);
    }
    return [name, all];
  });
  const measured = Object.fromEntries(await Promise.all(times));
  agent.destroy();
  return measured;
}

/** Time until the whole response is received, in ms. @throws {Error} for a status other than 200 */
function timeOf(agent: Agent, origin: string, { path, body }: { path: string; body?: string }): Promise<number> {
  const began = performance.now();
  const headers = { 'Accept-Encoding': 'br', ...(body && { 'Content-Type': 'application/json', Origin: origin }) };
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}.`));
      response.resume().on('end', () => resolve(performance.now() - began));
    });
    asked.on('error', reject).end(body);
  });
}
