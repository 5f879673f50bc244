import { join } from 'node:path';

/** BACKUP_EVERY_HOURS or BACKUP_KEEP is not a valid number. */
export class BackupSettingsError extends Error {
  constructor(name: string, found: string) {
    super(`${name} must be a whole number from 1 to 9999 or empty, but is ${found}.`);
    this.name = 'BackupSettingsError';
  }
}

export type BackupSettings = {
  /** Folder of the backups. */
  folder: string;
  /** Interval of automatic backups in hours; undefined if they are off. */
  everyHours: number | undefined;
  /** Number of automatic backups to keep. */
  keep: number;
};

/** Reads the backup settings from the environment. @throws {BackupSettingsError} */
export function backupSettings(env: Partial<NodeJS.ProcessEnv> = process.env): BackupSettings {
  return {
    folder: env.BACKUP_DIR || 'var/backups',
    everyHours: numberOf(env, 'BACKUP_EVERY_HOURS'),
    keep: numberOf(env, 'BACKUP_KEEP') ?? 14,
  };
}

/**
 * Returns the path of a backup made at `now`: `2026-11-22T03-00-00.jsonl.gz`. The prefix `replaced-` marks one that a
 * restore has made.
 */
export function pathOfBackup(folder: string, now: Date, prefix: '' | 'replaced-' = ''): string {
  return join(folder, `${prefix}${now.toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl.gz`);
}

function numberOf(env: Partial<NodeJS.ProcessEnv>, name: 'BACKUP_EVERY_HOURS' | 'BACKUP_KEEP'): number | undefined {
  const found = env[name];
  if (!found) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(found)) throw new BackupSettingsError(name, found);
  return Number(found);
}
