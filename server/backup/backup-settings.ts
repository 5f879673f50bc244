import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';

/** BACKUP_EVERY_HOURS, BACKUP_KEEP or BACKUP_KEY is invalid. */
export class BackupSettingsError extends ReportedError {
  override name = 'BackupSettingsError';
}

export type BackupSettings = {
  /** Folder of the backups. */
  folder: string;
  /** Interval of automatic backups in hours; undefined if they are off. */
  everyHours: number | undefined;
  /** Number of automatic backups to keep. */
  keep: number;
  /** 32 bytes that encrypt new backups and decrypt encrypted ones; undefined without BACKUP_KEY. */
  key?: Buffer | undefined;
};

/** Reads the backup settings from the environment. @throws {BackupSettingsError} */
export function backupSettings(env: Partial<NodeJS.ProcessEnv> = process.env): BackupSettings {
  return {
    folder: env.BACKUP_DIR || 'var/backups',
    everyHours: numberOf(env, 'BACKUP_EVERY_HOURS'),
    keep: numberOf(env, 'BACKUP_KEEP') ?? 14,
    key: keyOf(env.BACKUP_KEY),
  };
}

/**
 * Returns the path of a backup made at `now`: `2026-11-22T03-00-00.jsonl.gz`, with `.enc` if it is encrypted. The prefix
 * `replaced-` marks one that a restore has made.
 */
export function pathOfBackup(
  { folder, key }: Pick<BackupSettings, 'folder' | 'key'>,
  now: Date,
  prefix: '' | 'replaced-' = '',
): string {
  const name = `${prefix}${now.toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl.gz`;
  return join(folder, key ? `${name}.enc` : name);
}

function keyOf(found: string | undefined): Buffer | undefined {
  if (!found) return undefined;
  // The message must not repeat the key.
  if (!/^[0-9a-f]{64}$/i.test(found))
    throw new BackupSettingsError('BACKUP_KEY must be 64 hexadecimal digits (openssl rand -hex 32) or empty.');
  return Buffer.from(found, 'hex');
}

function numberOf(env: Partial<NodeJS.ProcessEnv>, name: 'BACKUP_EVERY_HOURS' | 'BACKUP_KEEP'): number | undefined {
  const found = env[name];
  if (!found) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(found))
    throw new BackupSettingsError(`${name} must be a whole number from 1 to 9999 or empty, but is ${found}.`);
  return Number(found);
}
