// Writes all records to a file while the shop goes on: `npm run backup [-- <file>]`.
import './lib/environment';
import { backUp } from '@/server/owner/backup';
import { Fault } from './lib/fault.mjs';
import { runOnRecords } from './lib/records';

runOnRecords(async (db, [file, ...more]) => {
  if (more.length > 0 || file?.startsWith('-')) throw new Fault('npm run backup [-- <file>]');
  const now = new Date();
  const path = file ?? `var/backups/${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json.gz`;
  return `${await backUp(db, path, now)} rows are in ${path}.`;
});
