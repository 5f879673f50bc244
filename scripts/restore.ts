// Puts the records of a backup into the database: `npm run restore -- <file> [--replace]`. Stop the shop first.
import './lib/environment';
import { restore } from '@/server/owner/backup';
import { Fault } from './lib/fault.mjs';
import { runOnRecords } from './lib/records';

runOnRecords(async (db, args) => {
  const [file, ...more] = args.filter((arg) => arg !== '--replace');
  if (!file || file.startsWith('-') || more.length > 0) throw new Fault('npm run restore -- <file> [--replace]');
  return `${await restore(db, file, args.includes('--replace'))} rows are restored.`;
});
