import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createClient } from '@libsql/client';

/** Where the shop under test may keep its records: as playwright.config.ts says, or as a shop that ran already has it. */
const files = ['.cache/e2e/shop.db', 'var/shop.db'].filter((file) => existsSync(file));

/** How many orders there are for a mail address, paid or not. */
export async function countOrders(email: string): Promise<number> {
  const counts = await Promise.all(files.map((file) => countIn(file, email)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countIn(file: string, email: string): Promise<number> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute({ sql: 'select count(*) as count from orders where email = ?', args: [email] });
  client.close();
  return Number(rows[0]?.count);
}

/** What one of the owner's commands says, `ship OH-7K3M9QX2 …`, asked of whichever records know the order. */
export async function askOwner(...args: string[]): Promise<string> {
  const answers = await Promise.all(files.map((file) => askRecords(`file:${file}`, args)));
  return answers.find((answer) => !answer.includes('There is no order')) ?? answers.join();
}

/** The same of the records at one `DATABASE_URL`. */
export function askRecords(records: string, args: readonly string[]): Promise<string> {
  const program = ['--conditions=react-server', '--import', 'tsx', 'scripts/orders.ts', ...args];
  const env = { ...process.env, DATABASE_URL: records };
  return new Promise((resolve) =>
    execFile(process.execPath, program, { env }, (_, said, faults) => resolve(said || faults)),
  );
}
