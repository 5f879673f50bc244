// Verifies docs/product.md 27.4.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/server/database/database';
import { createDelivery } from '@/server/notifications/deliver';
import { contactAcknowledgement } from '@/server/notifications/shopper-mail';
import { backUp } from '@/server/backup/back-up';
import { now } from '@/server/testing/checkout';

let folder: string;
const home = process.cwd();
const umask = process.umask();
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-private-'))));
afterEach(() => {
  process.umask(umask);
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** Lists the modes of everything under the test's folder, for example `var/shop.db: 600`. */
function modes(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => `${path}: ${(statSync(join(folder, path)).mode & 0o777).toString(8)}`);
}

it.each([0o000, 0o002, 0o022, 0o077])(
  'database files, mails and backups are readable by their owner only, with umask %o',
  async (mask) => {
    process.umask(mask);
    const db = await openDatabase(`file:${join(folder, 'var', 'shop.db')}`);
    const deliver = createDelivery({ folder: join(folder, 'var', 'mail') });
    await deliver('a', contactAcknowledgement('ada@example.com'));
    await backUp(db, join(folder, 'var', 'backups', 'one.json.gz'), now);
    expect(modes()).toEqual([
      'var: 700',
      'var/backups: 700',
      'var/backups/one.json.gz: 600',
      'var/mail: 700',
      'var/mail/a.eml: 600',
      'var/shop.db: 600',
      'var/shop.db-shm: 600',
      'var/shop.db-wal: 600',
    ]);
    await db.destroy();
  },
);

/** Creates a folder and a file in it that other accounts may read. */
function makeOpen(name: string): string {
  const made = join(folder, name);
  mkdirSync(made);
  chmodSync(made, 0o755);
  writeFileSync(join(made, 'shop.db'), '');
  chmodSync(join(made, 'shop.db'), 0o644);
  return `file:${join(made, 'shop.db')}`;
}

it('makePrivateFolder restricts what an earlier version left open, and no folder outside the shop’s own', async () => {
  process.chdir(folder);
  const opened = await Promise.all([makeOpen('var'), makeOpen('shared')].map(openDatabase));
  expect(modes().filter((path) => !/-(shm|wal)/.test(path))).toEqual([
    'shared: 755',
    'shared/shop.db: 600',
    'var: 700',
    'var/shop.db: 600',
  ]);
  for (const db of opened) await db.destroy();
});
