// Verifies docs/product.md 14.7, 14.12, 26.6.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carriers } from '@/data/shipping';
import { scripts } from '@/package.json';
import { type Database, openDatabase } from '@/server/database/database';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordDispute } from '@/server/orders/record-dispute';
import { disputeUpdate, now, paidOrder, place, paymentEvent } from '@/server/testing/checkout';
import { bundledProgram } from '@/server/testing/program';
import { FakeStripe, secretKey } from '@/server/testing/stripe-server';

const root = join(__dirname, '..', '..');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-owner-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the owner’s commands as processes', () => {
  /** Each command is a process of its own, which takes seconds on a busy machine. */
  jest.setTimeout(60_000);

  let url: string;
  let env: Partial<NodeJS.ProcessEnv>;
  let db: Database;
  beforeEach(async () => {
    url = `file:${join(folder, 'shop.db')}`;
    env = { DATABASE_URL: url, BACKUP_DIR: join(folder, 'backups') };
    db = await openDatabase(url);
  });
  afterEach(() => db.destroy());

  /** Runs a command and returns its stdout, or `failed:` and its stderr. */
  function command(script: string, ...args: string[]): Promise<string> {
    return runCommand([bundledProgram(`require('./cli/${script}.ts')`), ...args]);
  }

  /** Runs a command through npm. */
  function commandOfNpm(script: 'orders' | 'backup' | 'restore', ...args: string[]): Promise<string> {
    const [, ...asWritten] = scripts[script].split(' ');
    return runCommand([...asWritten, ...args]);
  }

  function runCommand(all: string[]): Promise<string> {
    return new Promise((resolve) =>
      execFile(process.execPath, all, { cwd: root, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
        resolve(error ? `failed: ${stderr}` : stdout),
      ),
    );
  }

  it('orders ship sends an order, corrects its number, and prints one sentence for each rejection', async () => {
    const { order } = await paidOrder(db);
    const ship = (...args: string[]) => command('orders', 'ship', ...args);
    expect(await ship(order.number, 'usps', '9400 1000')).toBe(
      `failed: "9400 1000" is not a tracking number of USPS: ${carriers[0]?.trackingFormat}.\n`,
    );
    expect(await ship(order.number, 'Royal', 'Mail', 'AB123')).toMatch(
      /^failed: "Mail AB123" is not a tracking number of Royal: /,
    );
    expect(await ship(order.number, '1', 'AB123')).toMatch(/^failed: "1" is not a carrier. Use USPS or /);
    expect(await ship('OH-00000000', 'usps', 'EA000000000US')).toBe('failed: There is no order OH-00000000.\n');
    expect(await ship(order.number.toLowerCase(), 'usps', '9400', '1000', '0000', '0000', '0000', '00')).toBe(
      `Order ${order.number} is sent with USPS, 9400100000000000000000. The shopper gets an email.\n`,
    );
    expect(await ship(order.number, 'Royal Mail', 'AB123456789GB')).toBe(
      `Order ${order.number} is corrected: it is sent with Royal Mail, AB123456789GB. The shopper gets an email.\n`,
    );
    expect(await ship(order.number, 'Royal Mail', 'AB123456789GB')).toContain('Nothing has changed.');
    const show = await command('orders', 'show', order.number);
    expect(show).toMatch(/Z {2}sent with USPS, 9400100000000000000000\n.*Z {2}sent with Royal Mail, AB123456789GB\n$/);
    expect(await command('orders', 'refund', order.number)).toContain('is refunded');
    expect(await ship(order.number, 'usps', 'EA000000000US')).toBe(
      `failed: Order ${order.number} is refunded: it cannot be sent.\n`,
    );
    expect(await command('orders', 'ship', order.number, 'usps')).toContain(
      'npm run orders -- ship <number> <carrier>',
    );
  });

  it('orders lists, shows, delivers and exports orders', async () => {
    const { order } = await paidOrder(db);
    expect(await commandOfNpm('orders', 'list', 'paid')).toBe(
      `${order.number}  2026-11-20 12:00Z  paid          $398.00  US  Ada <Byron>\n`,
    );
    const show = await command('orders', 'show', order.number.toLowerCase());
    expect(show).toContain('\nAda <Byron>\n1 Odd Street\nNew York, NY 10001\nUnited States\nada@example.com\n');
    expect(show).toContain('2 × Late Comet (xerix/1), $199.00');
    expect(show).toContain('2026-11-20 12:00Z  payment-succeeded (test): paid');
    expect(show).not.toContain('check this');
    await recordPaymentEvent(db, paymentEvent(order, { id: 'odd', amountCents: 1 }), now);
    expect(await command('orders', 'show', order.number)).toContain('check this, wrong-amount, 0.01 usd');
    expect(await command('orders', 'fulfil', order.number)).toBe(`Order ${order.number} is fulfilled.\n`);
    expect(await command('orders', 'refund', order.number)).toBe(`Order ${order.number} is refunded.\n`);
    const csv = await command('orders', 'export', '--csv');
    expect(csv.split('\r\n')[1]).toContain(`${order.number},2026-11-20T12:00:00.000Z,refunded,ada@example.com`);
    expect(csv).not.toContain(order.token);
  });

  it('orders refund refunds an order through Stripe', async () => {
    const fake = new FakeStripe();
    await fake.open();
    const order = await place(db);
    fake.paid('pi_1');
    await recordPaymentEvent(db, paymentEvent(order, { provider: 'stripe', reference: 'pi_1' }), now);
    expect(await command('orders', 'refund', order.number)).toBe(
      `failed: The payment provider of order ${order.number} is not configured.\n`,
    );
    const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: fake.apiBase };
    Object.assign(env, keys);
    expect(await command('orders', 'refund', order.number)).toBe(`Order ${order.number} is refunded.\n`);
    expect([...fake.refunds.keys()]).toEqual(['pi_1']);
    await fake.close();
  });

  it('orders refund refunds amounts, and orders list shows refunds and disputes', async () => {
    const [{ order }, { order: disputed }] = [await paidOrder(db), await paidOrder(db)];
    const { number } = order;
    expect(await command('orders', 'refund', number, '--line', '1', '--units', '1')).toBe(
      `$199.00 of order ${number} is refunded: $199.00 of $398.00 in all. It is paid.\n`,
    );
    expect(await command('orders', 'refund', number, '--amount', '199.01')).toBe(
      `failed: $199.00 of order ${number} can still be refunded.\n`,
    );
    expect(await command('orders', 'refund', number, '--amount', '1.005')).toMatch(/^failed: npm run orders -- list/);
    expect(await command('orders', 'show', number)).toMatch(
      /1\. 2 × Late Comet.*\nRefund rf_\S+: \$199\.00 for 1 of line 1, test, sent\n/s,
    );
    await recordDispute(db, disputeUpdate(disputed), now);
    const list = await command('orders', 'list', 'paid');
    expect(list).toContain('Ada <Byron>  $199.00 of $398.00 refunded\n');
    expect(list).toContain('Ada <Byron>  dispute: do not send\n');
    expect(await command('orders', 'fulfil', disputed.number)).toBe(
      `failed: Order ${disputed.number} must not be sent: the shopper’s bank has taken its money. npm run orders -- show ${disputed.number} shows the deadline.\n`,
    );
    expect(await command('orders', 'show', disputed.number)).toContain(
      `Dispute dp_${disputed.number}: $398.00, fraudulent, needs_response, answer by 2026-11-27 12:00 UTC\n`,
    );
    const csv = await command('orders', 'export', '--csv');
    expect(csv.split('\r\n')[0]).toContain(',total,refunded,lost,refund_failed,dispute,');
    expect(csv).toContain(',398.00,199.00,0.00,0.00,,');
    expect(csv).toContain(',398.00,0.00,0.00,0.00,dispute,');
  });

  it('orders prints one sentence for each invalid command', async () => {
    expect(await command('orders', 'fulfil', 'OH-1')).toBe('failed: There is no order OH-1.\n');
    expect(await command('orders', 'nonsense')).toMatch(/^failed: npm run orders -- list/);
    expect(await commandOfNpm('restore', 'nothing.json.gz')).toBe(
      'failed: nothing.json.gz is not a complete backup of this shop.\n',
    );
  });

  it('backup and restore bring the records back', async () => {
    await paidOrder(db);
    const file = join(folder, 'one.json.gz');
    expect(await command('backup', file)).toBe(`13 rows are in ${file}.\n`);
    expect(await commandOfNpm('backup', '--verify', file)).toBe(
      `${file} is complete: 13 rows were restored and compared.\n`,
    );
    expect(await command('restore', file, '--replace')).toMatch(
      /^13 rows are restored\. What they replace is in .*\/backups\/replaced-[\dT-]+\.jsonl\.gz\.\n$/,
    );
  });
});
