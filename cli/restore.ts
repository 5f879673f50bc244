// Restores a backup into the database: `npm run restore -- <file> [--replace | --replace-newer]`. Stop the shop first.
// Records that it replaces are backed up first.
import './environment';
import { backupSettings, pathOfBackup } from '@/server/backup/backup-settings';
import { type Replace, restore } from '@/server/backup/restore';
import { ReportedError } from '@/domain/reported-error';
import { runOnDatabase } from './run-on-database';

const replacing: Readonly<Record<string, Replace>> = { '--replace': 'older', '--replace-newer': 'newer' };

runOnDatabase(async (db, args) => {
  const [file, ...more] = args.filter((arg) => !(arg in replacing));
  const [replace = 'nothing'] = args.flatMap((arg) => replacing[arg] ?? []);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new ReportedError('npm run restore -- <file> [--replace | --replace-newer]');
  }
  const now = new Date();
  const kept = replace === 'nothing' ? undefined : pathOfBackup(backupSettings(), now, 'replaced-');
  const rows = await restore(db, file, replace, now, kept);
  return `${rows} rows are restored.${kept === undefined ? '' : ` What they replace is in ${kept}.`}`;
});
