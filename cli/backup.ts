// Writes a backup while the shop runs: `npm run backup [-- <file>]`. Checks a backup by a test restore: `npm run backup
// -- --verify <file>`.
import './environment';
import { backUp } from '@/server/backup/back-up';
import { backupSettings, pathOfBackup } from '@/server/backup/backup-settings';
import { verifyBackup } from '@/server/backup/verify';
import { type Database } from '@/server/database/database';
import { ReportedError } from '@/domain/reported-error';
import { runCommand, runOnDatabase } from './run-on-database';

const USAGE = 'npm run backup [-- <file>]\nnpm run backup -- --verify <file>';

const [first, second, ...more] = process.argv.slice(2);

if (first === '--verify' && second !== undefined && more.length === 0) runCommand(() => verify(second));
else runOnDatabase(write);

/** Checks a backup without the shop's database, which may be lost, or of another version. */
async function verify(path: string): Promise<void> {
  console.log(`${path} is complete: ${await verifyBackup(path)} rows were restored and compared.`);
}

async function write(db: Database): Promise<string> {
  if (first?.startsWith('-') || second !== undefined) throw new ReportedError(USAGE);
  const now = new Date();
  const path = first ?? pathOfBackup(backupSettings(), now);
  return `${await backUp(db, path, now)} rows are in ${path}.`;
}
