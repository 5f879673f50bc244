// Verifies docs/product.md 27.6, 27.11.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAlerts } from '@/server/alerts/alerts';
import { later, now, paidOrder } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { backUpWhenDue, newestBackup, overdueBackup } from './backup-job';
import { backupSettings, BackupSettingsError } from './backup-settings';
import { verifyBackup } from './verify';

const HOUR = 60 * 60_000;

jest.setTimeout(30_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-hours-backups-'));
  process.env.OWNER_EMAIL = 'owner@example.com';
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  for (const name of ['OWNER_EMAIL', 'BACKUP_DIR', 'BACKUP_EVERY_HOURS', 'BACKUP_KEY']) delete process.env[name];
});

const daily = (change: object = {}) => ({ folder: join(folder, 'backups'), everyHours: 24, keep: 2, ...change });

onSqliteFirst((where) => {
  it('backUpWhenDue backs up when the newest backup is old enough, and keeps BACKUP_KEEP files', async () => {
    const { db } = where();
    await paidOrder(db);
    const settings = daily();
    const names = () => readdirSync(settings.folder);
    await backUpWhenDue(db, now, undefined, settings);
    expect(names()).toEqual(['2026-11-20T12-00-00.jsonl.gz']);
    expect(await verifyBackup(join(settings.folder, '2026-11-20T12-00-00.jsonl.gz'))).toBeGreaterThan(7);
    await backUpWhenDue(db, later(24 * HOUR - 1), undefined, settings);
    expect(names()).toHaveLength(1);
    writeFileSync(join(settings.folder, 'replaced-2026-01-01T00-00-00.jsonl.gz'), 'of a restore');
    for (const days of [1, 2]) await backUpWhenDue(db, later(days * 24 * HOUR), undefined, settings);
    expect(names()).toEqual([
      '2026-11-21T12-00-00.jsonl.gz',
      '2026-11-22T12-00-00.jsonl.gz',
      'replaced-2026-01-01T00-00-00.jsonl.gz',
    ]);
  });

  // Verifies docs/product.md 26.10 (backup).
  it('backUpWhenDue backs up after the clock was ahead, keeps that backup, and deletes those with future names first', async () => {
    const { db } = where();
    const settings = daily();
    const names = () => readdirSync(settings.folder);
    for (const days of [30, 31]) await backUpWhenDue(db, later(days * 24 * HOUR), undefined, settings);
    expect(await overdueBackup(settings, now)).toMatchObject([{ cause: 'backup' }]);
    expect(await newestBackup(settings, now)).toBeUndefined();
    for (const ms of [0, 1, 24 * HOUR - 1]) await backUpWhenDue(db, later(ms), undefined, settings);
    expect(names()).toEqual(['2026-11-20T12-00-00.jsonl.gz', '2026-12-21T12-00-00.jsonl.gz']);
    expect(await overdueBackup(settings, now)).toEqual([]);
    expect(await newestBackup(settings, now)).toEqual(now);
    await backUpWhenDue(db, later(24 * HOUR), undefined, settings);
    expect(names()).toEqual(['2026-11-20T12-00-00.jsonl.gz', '2026-11-21T12-00-00.jsonl.gz']);
  });

  it('a backup whose name is an hour ahead counts as the newest, as on two machines whose clocks differ', async () => {
    const settings = daily();
    await backUpWhenDue(where().db, later(HOUR), undefined, settings);
    expect([await newestBackup(settings, now), await newestBackup(settings, later(-1))]).toEqual([
      later(HOUR),
      undefined,
    ]);
  });

  it('backUpWhenDue encrypts with BACKUP_KEY, and keeps BACKUP_KEEP files, encrypted or not', async () => {
    process.env.BACKUP_KEY = 'c0'.repeat(32);
    const settings = { ...backupSettings(), ...daily() };
    await backUpWhenDue(where().db, now, undefined, { ...settings, key: undefined });
    for (const days of [1, 2]) await backUpWhenDue(where().db, later(days * 24 * HOUR), undefined, settings);
    expect(readdirSync(settings.folder)).toEqual([
      '2026-11-21T12-00-00.jsonl.gz.enc',
      '2026-11-22T12-00-00.jsonl.gz.enc',
    ]);
  });

  it('backUpWhenDue does nothing without BACKUP_EVERY_HOURS', async () => {
    await backUpWhenDue(where().db, now, undefined, daily({ everyHours: undefined }));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('backUpWhenDue notifies the owner once a day while backups fail, and raises an alert until one succeeds', async () => {
    const { db } = where();
    writeFileSync(join(folder, 'backups'), 'no folder');
    const settings = daily({ folder: join(folder, 'backups', 'deeper') });
    for (const ms of [0, 1]) {
      await expect(backUpWhenDue(db, later(ms), undefined, settings)).rejects.toThrow(/ENOTDIR/);
    }
    const mails = await db.selectFrom('outbox').select(['id', 'text_body']).execute();
    expect(mails).toEqual([
      { id: 'owner:backup:2026-11-20', text_body: expect.stringContaining('There is no backup.') },
    ]);
    process.env.BACKUP_DIR = join(folder, 'none');
    process.env.BACKUP_EVERY_HOURS = '24';
    expect(await findAlerts(db, now)).toMatchObject([{ cause: 'backup' }]);
  });

  it.each([
    ['a stop of the shop', undefined, 0],
    ['its time limit', new Error('The run did not end.'), 1],
  ])(
    'a backup that %s interrupts leaves no file, and is reported only after its time limit',
    async (_, reason, mails) => {
      await paidOrder(where().db);
      const ending = new AbortController();
      ending.abort(reason);
      await expect(backUpWhenDue(where().db, now, ending.signal, daily())).rejects.toThrow();
      expect(readdirSync(join(folder, 'backups'))).toEqual([]);
      const found = await where().db.selectFrom('outbox').select('id').where('id', 'like', 'owner:backup:%').execute();
      expect(found).toHaveLength(mails);
    },
  );
});

it('overdueBackup returns an alert after twice the interval', async () => {
  const settings = daily({ folder });
  writeFileSync(join(folder, '2026-11-20T12-00-00.jsonl.gz'), '');
  expect(await overdueBackup(settings, later(48 * HOUR - 1))).toEqual([]);
  expect(await overdueBackup(settings, later(48 * HOUR))).toMatchObject([{ since: now.toISOString() }]);
  expect(await overdueBackup({ ...settings, everyHours: undefined }, later(48 * HOUR))).toEqual([]);
});

it('backupSettings accepts whole numbers only', () => {
  expect(backupSettings({})).toEqual({ folder: 'var/backups', everyHours: undefined, keep: 14 });
  const set = { BACKUP_DIR: '/srv/b', BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '28' };
  expect(backupSettings(set)).toEqual({ folder: '/srv/b', everyHours: 6, keep: 28 });
  for (const bad of ['0', '-1', '1.5', 'daily', '10000']) {
    expect(() => backupSettings({ BACKUP_EVERY_HOURS: bad })).toThrow(BackupSettingsError);
    expect(() => backupSettings({ BACKUP_KEEP: bad })).toThrow(BackupSettingsError);
  }
});

it('backupSettings accepts a key of 64 hexadecimal digits and never repeats an invalid one', () => {
  expect(backupSettings({ BACKUP_KEY: 'Ab'.repeat(32) }).key).toEqual(Buffer.alloc(32, 0xab));
  for (const bad of ['secret', 'ab'.repeat(31), 'ab'.repeat(33), `${'ab'.repeat(31)}zz`]) {
    const message = 'BACKUP_KEY must be 64 hexadecimal digits (openssl rand -hex 32) or empty.';
    expect(() => backupSettings({ BACKUP_KEY: bad })).toThrow(new BackupSettingsError(message));
  }
});
