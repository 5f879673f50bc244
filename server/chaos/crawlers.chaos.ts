// Verifies docs/product.md 19.15.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { onSqlite } from '@/server/testing/engines';
import { uniqueCallerAddress } from './ask';
import { ShopProcess } from './shop-process';

jest.setTimeout(240_000);

/** Connections that request searches, and clients that never read their response. */
const CONNECTIONS = 200;
const READERS = 300;

/** Duration of the shoppers' requests, in ms. */
const ASKING_MS = 5000;

/**
 * Maximum median response time, in ms. The machine also runs other tests and the crawlers, so the limit is high. `npm
 * run bench -- crawl` measures the 100 ms of the requirement. Before the page queue, a response took more than two
 * seconds.
 */
const MAX_MEDIAN_MS = 500;

/** Maximum time of the first response beside 300 slow readers, in ms. Before the page queue it was ten seconds. */
const MAX_FIRST_MS = 2000;

/** Requests of shoppers; the quote is a step of the checkout. */
const ASKED = ['/all', '/payment', '/api/health/ready', '/api/checkout/quote'];

const quote = JSON.stringify({ lines: [{ catalogue: 'xerix', id: 1, quantity: 1 }], country: 'US' });

type Answered = { status: number; retryAfter: string | undefined; tookMs: number };

function ask(agent: Agent, url: string, body?: string): Promise<Answered> {
  const began = performance.now();
  const json = { 'Content-Type': 'application/json', Origin: new URL(url).origin };
  const headers = { 'X-Forwarded-For': uniqueCallerAddress(), ...(body && json) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      response
        .resume()
        .on('end', () => resolve({ status, retryAfter: answered['retry-after'], tookMs: performance.now() - began }));
    });
    asked.on('error', reject).end(body);
  });
}

onSqlite((where) => {
  let shop: ShopProcess;
  let agent: Agent;
  let isOver = false;
  beforeEach(async () => {
    isOver = false;
    agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    shop = await ShopProcess.open({ DATABASE_URL: where().url });
    for (const path of ASKED) await askFor(path);
  });
  afterEach(async () => {
    agent.destroy();
    await shop.kill();
  });

  const askFor = (path: string) => ask(agent, `${shop.url}${path}`, path.endsWith('quote') ? quote : undefined);

  /** Sends one request of each kind at a time. Returns the median in ms and the statuses, by path. */
  async function answersToShoppers(): Promise<Record<string, { median: number; statuses: readonly number[] }>> {
    const endsAt = performance.now() + ASKING_MS;
    const all = ASKED.map(async (path) => {
      const answers: Answered[] = [];
      while (performance.now() < endsAt) {
        answers.push(await askFor(path));
        await delay(20);
      }
      const times = answers.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
      const median = Math.round(times[Math.floor(times.length / 2)] ?? NaN);
      return [path, { median, statuses: [...new Set(answers.map(({ status }) => status))] }] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  }

  const problemsIn = (answered: Awaited<ReturnType<typeof answersToShoppers>>) =>
    Object.entries(answered).filter(
      ([, { median, statuses }]) => !(median <= MAX_MEDIAN_MS) || statuses.join() !== '200',
    );

  it('static pages, health and the checkout answer while 200 connections ask for different searches', async () => {
    const answers: Answered[] = [];
    const crawling = Array.from({ length: CONNECTIONS }, async (_, crawler) => {
      for (let count = 0; !isOver; count += 1)
        answers.push(await ask(agent, `${shop.url}/search?q=moon+${crawler}+${count}`));
    });
    await delay(1000);
    const answered = await answersToShoppers();
    isOver = true;
    await Promise.all(crawling);
    process.stdout.write(`chaos: crawlers: ${answers.length} answers, ${JSON.stringify(answered)}\n`);
    expect(problemsIn(answered)).toEqual([]);
    expect([...new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))].toSorted()).toEqual([
      '200 undefined',
      '503 5',
    ]);
  });

  it('static pages, health and the checkout answer while 300 readers take nothing of a search', async () => {
    const port = Number(new URL(shop.url).port);
    const reading = Array.from({ length: READERS }, async (_, reader) => {
      for (let count = 0; !isOver; count += 1) {
        const socket = connect({ host: 'localhost', port });
        socket.on('error', () => {}).pause();
        const head = `GET /search?q=moon+${reader}+${count} HTTP/1.1\r\nHost: localhost:${port}\r\n`;
        socket.write(`${head}X-Forwarded-For: ${uniqueCallerAddress()}\r\n\r\n`);
        await delay(1500 + 1500 * Math.random());
        socket.destroy();
      }
    });
    // All readers have asked by now; without a queue, 300 pages would be rendered first.
    await delay(100);
    const first = await Promise.all(ASKED.map(askFor));
    const answered = await answersToShoppers();
    isOver = true;
    await Promise.all(reading);
    const firstMs = first.map(({ tookMs }) => Math.round(tookMs));
    process.stdout.write(`chaos: slow readers: first ${firstMs.join(', ')} ms, ${JSON.stringify(answered)}\n`);
    expect(problemsIn(answered)).toEqual([]);
    expect(firstMs.filter((ms) => ms > MAX_FIRST_MS)).toEqual([]);
  });
});
