import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createClient, type InArgs } from '@libsql/client';

/** Where the shop under test may keep its records: as playwright.config.ts says, or as a shop that ran already has it. */
const PLACES = ['.cache/e2e/shop.db', 'var/shop.db'];

/** Each as a `DATABASE_URL`: only the shop knows which are its own. Throws where there are none. */
function allRecords(): string[] {
  const files = PLACES.filter((place) => existsSync(place));
  if (files.length === 0) throw new Error(`No shop keeps records here: neither ${PLACES.join(' nor ')} is there.`);
  return files.map((file) => `file:${file}`);
}

/** What is found or changed in the records of the shop under test. */
export async function inRecords(sql: string, args: InArgs) {
  const found = await Promise.all(allRecords().map((records) => inOne(records, sql, args)));
  return found.flat();
}

async function inOne(records: string, sql: string, args: InArgs) {
  const client = createClient({ url: records });
  try {
    // The shop writes to the same file: SQLite waits for its turn, in ms.
    await client.execute('pragma busy_timeout = 5000');
    return (await client.execute({ sql, args })).rows;
  } finally {
    client.close();
  }
}

/** How many orders there are for a mail address, paid or not. */
export async function countOrders(email: string): Promise<number> {
  return (await inRecords('select number from orders where email = ?', [email])).length;
}

/** What one of the owner's commands says, `ship OH-7K3M9QX2 …`, asked of whichever records know the order. */
export async function askOwner(...args: string[]): Promise<string> {
  const answers = await Promise.all(allRecords().map((records) => askRecords(records, args)));
  return answers.find((answer) => !answer.includes('There is no order')) ?? answers.join();
}

/** The same of the records at one `DATABASE_URL`. */
export function askRecords(records: string, args: readonly string[]): Promise<string> {
  const program = ['--conditions=react-server', '--import', 'tsx', 'cli/orders.ts', ...args];
  const env = { ...process.env, DATABASE_URL: records };
  return new Promise((resolve) =>
    execFile(process.execPath, program, { env }, (_, said, faults) => resolve(said || faults)),
  );
}
