import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createClient, type InArgs } from '@libsql/client';

/** The owner of the shop under test (playwright.config.ts). */
export const deskOwner = 'owner@example.com';

/** Database files of the shop under test: from playwright.config.ts, or of a shop that already runs. */
const PLACES = ['.cache/e2e/shop.db', 'var/shop.db'];

/** All candidate databases as `DATABASE_URL`s, because only the shop knows which one it uses. Throws without any. */
function databaseUrls(): string[] {
  const files = PLACES.filter((place) => existsSync(place));
  if (files.length === 0) throw new Error(`No database found: neither ${PLACES.join(' nor ')} exists.`);
  return files.map((file) => `file:${file}`);
}

/** Runs a statement on the databases of the shop under test and returns the rows. */
export async function queryDatabase(sql: string, args: InArgs) {
  const found = await Promise.all(databaseUrls().map((records) => queryOne(records, sql, args)));
  return found.flat();
}

async function queryOne(records: string, sql: string, args: InArgs) {
  const client = createClient({ url: records });
  try {
    // The shop writes to the same file: SQLite waits for its lock, in ms.
    await client.execute('pragma busy_timeout = 5000');
    return (await client.execute({ sql, args })).rows;
  } finally {
    client.close();
  }
}

/** Number of orders for an email address, paid or not. */
export async function countOrders(email: string): Promise<number> {
  return (await queryDatabase('select number from orders where email = ?', [email])).length;
}

/** Output of an owner's command, such as `ship OH-7K3M9QX2 …`, from the database that knows the order. */
export async function runOwnerCommand(...args: string[]): Promise<string> {
  const answers: string[] = [];
  for (const records of databaseUrls()) {
    const answer = await runCommandOn(records, args);
    if (!answer.includes('There is no order')) return answer;
    answers.push(answer);
  }
  return answers.join();
}

/** Output of `npm run owners` on the databases of the shop under test, such as the link of `invite owner@example.com`. */
export async function runOwnersCommand(...args: string[]): Promise<string> {
  return (await Promise.all(databaseUrls().map((records) => runCommandOn(records, args, 'cli/owners.ts')))).join('\n');
}

/** Output of an owner's command on the database at one `DATABASE_URL`. */
export function runCommandOn(records: string, args: readonly string[], command = 'cli/orders.ts'): Promise<string> {
  const program = ['--conditions=react-server', '--import', 'tsx', command, ...args];
  const env = { ...process.env, DATABASE_URL: records, OWNERS: deskOwner };
  return new Promise((resolve) =>
    execFile(process.execPath, program, { env }, (_, stdout, stderr) => resolve(stdout || stderr)),
  );
}
