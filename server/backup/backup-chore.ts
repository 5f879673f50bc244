import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database } from '@/server/database/database';
import { tellOwner } from '@/server/owner/tell-owner';
import { type Trouble, type TroubleSource } from '@/server/owner/trouble';
import { atomically } from '@/server/database/transact';
import { backUp } from './back-up';
import { backupSettings, type BackupSettings, pathOfBackup } from './backup-settings';

const HOUR_MS = 60 * 60_000;

/** The shop's own backups: what a restore has replaced, and what the owner has named, is nobody's to remove. */
const OWN = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.jsonl\.gz$/;

/**
 * Backs the records up when the newest backup is old enough, and removes those that are more than agreed. Where it fails
 * the owner is told, once a day.
 *
 * @throws what went wrong, after the owner has been told.
 */
export async function backUpWhenDue(
  db: Database,
  now: Date,
  signal?: AbortSignal,
  { folder, everyHours, keep }: BackupSettings = backupSettings(),
): Promise<void> {
  if (everyHours === undefined) return;
  let newest: { at: Date } | undefined;
  try {
    newest = (await ownBackups(folder)).at(-1);
    if (newest && now.getTime() - newest.at.getTime() < everyHours * HOUR_MS) return;
    await backUp(db, pathOfBackup(folder, now), now, signal);
    for (const { path } of (await ownBackups(folder)).slice(0, -keep)) await rm(path);
  } catch (error) {
    await tellFailure(db, error, newest?.at, now);
    throw error;
  }
}

/** That the shop should back itself up and has not, for twice as long as agreed. */
export const backupTroubles: TroubleSource = async (_, now) => lateBackup(backupSettings(), now);

export async function lateBackup({ folder, everyHours }: BackupSettings, now: Date): Promise<Trouble[]> {
  if (everyHours === undefined) return [];
  const newest = (await ownBackups(folder)).at(-1);
  if (newest && now.getTime() - newest.at.getTime() < 2 * everyHours * HOUR_MS) return [];
  const [since, text] = newest
    ? [newest.at.toISOString(), `The newest backup in ${folder} is of ${newest.at.toISOString()}.`]
    : [now.toISOString(), `There is no backup in ${folder}.`];
  return [{ cause: 'backup', since, text }];
}

/** The backups that the shop has made of itself, the oldest first. */
async function ownBackups(folder: string): Promise<{ path: string; at: Date }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.sort().flatMap((name) => {
    const [, day, hours, minutes, seconds] = OWN.exec(name) ?? [];
    return day ? [{ path: join(folder, name), at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
  });
}

async function tellFailure(db: Database, error: unknown, newest: Date | undefined, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const lines = [
    `The shop could not back up its records: ${error instanceof Error ? error.message : String(error)}`,
    newest ? `The newest backup is of ${newest.toISOString()}.` : 'There is no backup.',
    'It tries again every ten minutes. You can try yourself: npm run backup',
  ];
  await atomically(db, (records) =>
    tellOwner(records, `backup:${day}`, { subject: 'No backup could be made', lines }, now),
  );
}
