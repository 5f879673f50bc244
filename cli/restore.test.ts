/** @jest-environment node */
// Verifies docs/product.md 27.7.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { backUp } from '@/server/backup/back-up';
import { openDatabase } from '@/server/database/database';

/** Starting a program takes seconds on a busy machine. */
jest.setTimeout(60_000);

it.each(['--replace', '--replace-newer'])(
  'npm run restore with %s backs up the records that it replaces',
  async (flag) => {
    const folder = mkdtempSync(join(tmpdir(), 'odd-hours-restore-'));
    const [file, url] = [join(folder, 'one.jsonl.gz'), `file:${join(folder, 'shop.db')}`];
    const db = await openDatabase(url);
    await backUp(db, file, new Date());
    await db.destroy();
    const args = ['--conditions=react-server', '--import', 'tsx', 'cli/restore.ts', file, flag];
    const env = { ...process.env, DATABASE_URL: url, BACKUP_DIR: join(folder, 'backups') };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    const [kept = 'nothing'] = readdirSync(join(folder, 'backups'));
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
    expect(kept).toMatch(/^replaced-/);
    expect(stdout).toContain(`What they replace is in ${join(folder, 'backups', kept)}.`);
  },
);
