import 'server-only';
import { rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { shopNow } from '@/domain/shop-date';

/** Names of temporary files and folders beside backups: of a backup that is being written, and of rows that are restored. */
const TEMPORARY = /^\.(?:restored|raised)-\w{6}$|\.jsonl\.gz(?:\.enc)?\.new$/;

/** Age after which no process uses a temporary file any more, in ms. */
const STALE_MS = 24 * 60 * 60_000;

/**
 * Runs work that uses a temporary file or folder, and deletes that afterwards, also when the process exits first: it has
 * the records unencrypted, even if BACKUP_KEY encrypts the backup.
 */
export async function withTemporary<T>(path: string, work: () => Promise<T>): Promise<T> {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work();
  } finally {
    process.off('exit', remove);
    await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/** Deletes temporary files in a folder of backups that a killed process or a power cut has left a day ago or earlier. */
export async function deleteStale(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => TEMPORARY.test(each))) {
    const path = join(folder, name);
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt !== undefined && shopNow() - changedAt > STALE_MS) await rm(path, { recursive: true, force: true });
  }
}
