// Measures the lists of the owner's desk in a shop with 500 generated orders, on each database.
import { createClient } from '@libsql/client';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeCluster } from '@/server/testing/postgres-cluster';
import { root } from '@/runtime/root';
import { errorAfter, run } from '@/tools/process/children';
import { openShop, withServer } from './served';
import type { DeskResults } from './tables';

const ORDERS = 500;

/** Requests of each page. The first one, which loads its code, counts as well. */
const REQUESTS = 21;

const OWNER = 'owner@example.com';
const HOUR_MS = 3_600_000;

/** The pages of the desk that list something. */
const LISTS = [
  '',
  '/orders',
  '/orders?find=a&show=',
  '/returns?all=yes',
  '/stock',
  '/watches',
  '/prices',
  '/messages',
  '/shoppers',
  '/health',
];

/** @param folder within the repository, for the shop's records */
export async function measureDesk(folder: string): Promise<DeskResults> {
  const sqlite = join(folder, 'desk');
  rmSync(sqlite, { recursive: true, force: true });
  mkdirSync(sqlite, { recursive: true });
  const results: DeskResults = { SQLite: await measureOn(`file:${join(sqlite, 'shop.db')}`, sqlite) };
  const cluster = await makeCluster();
  if (!cluster) return results;
  try {
    return { ...results, PostgreSQL: await measureOn(cluster.url, sqlite) };
  } finally {
    await cluster.remove();
  }
}

async function measureOn(url: string, folder: string): Promise<DeskResults[string]> {
  const command = ['--conditions=react-server', '--import', 'tsx', 'cli/demo.ts', 'orders', String(ORDERS)];
  const filled = await run(process.execPath, command, { env: { DATABASE_URL: url }, cwd: root });
  if (filled.code !== 0) throw errorAfter(filled.output);
  const cookie = `desk=${await signIn(url)}`;
  const env = { DATABASE_URL: url, OWNERS: OWNER, ALLOW_TEST_PAYMENT: '1' };
  return withServer(openShop(env, folder), async ({ origin }) => {
    const pages: DeskResults[string] = {};
    for (const list of LISTS) pages[`/desk${list}`] = await measurePage(`${origin}/desk${list}`, cookie);
    return pages;
  });
}

/** Signs the owner in by a row of the database. @returns the session's token */
async function signIn(url: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const now = new Date().toISOString();
  const session = {
    token_hash: hash,
    id: 'bench',
    email: OWNER,
    passkey: 'none',
    device: 'bench',
    created_at: now,
    confirmed_at: now,
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
  };
  const columns = Object.keys(session);
  const insert = (marks: string[]) => `insert into desk_sessions (${columns.join()}) values (${marks.join()})`;
  if (url.startsWith('file:')) {
    const client = createClient({ url });
    await client.execute({ sql: insert(columns.map(() => '?')), args: Object.values(session) });
    client.close();
    return token;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(insert(columns.map((_, index) => `$${index + 1}`)), Object.values(session));
  await client.end();
  return token;
}

/** Times in ms until the whole page is received, and its size. @throws {Error} for a status other than 200 */
async function measurePage(url: string, cookie: string): Promise<DeskResults[string][string]> {
  const times: number[] = [];
  let bytes = 0;
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
    bytes = (await response.arrayBuffer()).byteLength;
    times.push(performance.now() - began);
  }
  return { times, bytes };
}
