import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { backUp } from './back-up';
import { backupSettings, type BackupSettings, pathOfBackup } from './backup-settings';

const HOUR_MS = 60 * 60_000;

/** A backup whose name is further ahead than this, in ms, was made while the clock was wrong. */
const MAX_AHEAD_MS = HOUR_MS;

/** Names of automatic backups. Files that the owner named, or that a restore wrote, are never deleted. */
const AUTOMATIC_BACKUP = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.jsonl\.gz(?:\.enc)?$/;

/**
 * Backs up when the newest backup is old enough, and deletes surplus backups: first those that a clock that was ahead
 * has named. Publishes `backup-failed` on failure, but not for a stop.
 *
 * @throws the failure, after the event.
 */
export async function backUpWhenDue(
  db: Database,
  now: Date,
  signal?: AbortSignal,
  settings: BackupSettings = backupSettings(),
): Promise<void> {
  const { folder, everyHours, keep } = settings;
  if (everyHours === undefined) return;
  let newest: { at: Date } | undefined;
  try {
    newest = await newestIn(folder, now);
    if (newest && now.getTime() - newest.at.getTime() < everyHours * HOUR_MS) return;
    await backUp(db, pathOfBackup(settings, now), now, signal);
    for (const { path } of (await automaticBackups(folder, now)).slice(0, -keep)) await rm(path);
  } catch (error) {
    if (isStopped(signal)) throw error;
    const failure = { reason: error instanceof Error ? error.message : String(error), newest: newest?.at };
    await atomically(db, (records) => publish(records, 'backup-failed', failure, now));
    throw error;
  }
}

/** True while the shop stops: it backs up after its next start. The runner aborts an overdue run with an error of its own. */
const isStopped = (signal: AbortSignal | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === 'AbortError';

/** Returns an alert if automatic backups are on and the newest is older than two intervals. */
export async function overdueBackup({ folder, everyHours }: BackupSettings, now: Date) {
  if (everyHours === undefined) return [];
  const newest = await newestIn(folder, now);
  if (newest && now.getTime() - newest.at.getTime() < 2 * everyHours * HOUR_MS) return [];
  const [since, text] = newest
    ? [newest.at.toISOString(), `The newest backup in ${folder} is of ${newest.at.toISOString()}.`]
    : [now.toISOString(), `There is no backup in ${folder}.`];
  return [{ cause: 'backup', since, text }];
}

/** Returns the time of the newest automatic backup. Each was restored as a test before it got its name. */
export async function newestBackup({ folder }: BackupSettings, now: Date): Promise<Date | undefined> {
  return (await newestIn(folder, now))?.at;
}

type AutomaticBackup = { path: string; at: Date; isAhead: boolean };

async function newestIn(folder: string, now: Date): Promise<AutomaticBackup | undefined> {
  return (await automaticBackups(folder, now)).findLast(({ isAhead }) => !isAhead);
}

/** Lists the automatic backups: those that a clock that was ahead has named, then the others, each oldest first. */
async function automaticBackups(folder: string, now: Date): Promise<AutomaticBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups = names.sort().flatMap((name): AutomaticBackup[] => {
    const [, day, hours, minutes, seconds] = AUTOMATIC_BACKUP.exec(name) ?? [];
    if (!day) return [];
    const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
    return [{ path: join(folder, name), at, isAhead: at.getTime() > now.getTime() + MAX_AHEAD_MS }];
  });
  return backups.toSorted((one, other) => Number(other.isAhead) - Number(one.isAhead));
}
