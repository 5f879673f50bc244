/** @jest-environment node */
// Verifies docs/product.md 27.5.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { backUp } from '@/server/backup/back-up';
import { openDatabase } from '@/server/database/database';

/** Starting a program takes seconds on a busy machine. */
jest.setTimeout(60_000);

it('npm run backup -- --verify checks a backup although the database cannot be opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'odd-hours-verify-'));
  const file = join(folder, 'one.jsonl.gz');
  const db = await openDatabase(`file:${join(folder, 'shop.db')}`);
  const rows = await backUp(db, file, new Date());
  await db.destroy();
  const args = ['--conditions=react-server', '--import', 'tsx', 'cli/backup.ts', '--verify', file];
  const env = { ...process.env, DATABASE_URL: `file:${folder}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stdout, stderr]).toEqual([0, `${file} is complete: ${rows} rows were restored and compared.\n`, '']);
});
