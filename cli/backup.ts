// Writes a backup while the shop runs: `npm run backup [-- <file>]`. Checks a backup by a test restore: `npm run backup
// -- --verify <file>`.
import './environment';
import { backUp } from '@/server/backup/back-up';
import { backupSettings, pathOfBackup } from '@/server/backup/backup-settings';
import { verifyBackup } from '@/server/backup/verify';
import { ReportedError } from '@/domain/reported-error';
import { runOnDatabase } from './run-on-database';

const USAGE = 'npm run backup [-- <file>]\nnpm run backup -- --verify <file>';

runOnDatabase(async (db, [first, second, ...more]) => {
  if (more.length > 0) throw new ReportedError(USAGE);
  if (first === '--verify' && second !== undefined) {
    return `${second} is complete: ${await verifyBackup(second)} rows were restored and compared.`;
  }
  if (first?.startsWith('-') || second !== undefined) throw new ReportedError(USAGE);
  const now = new Date();
  const path = first ?? pathOfBackup(backupSettings(), now);
  return `${await backUp(db, path, now)} rows are in ${path}.`;
});
