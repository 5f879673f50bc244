import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that is soon full. */
export type SmallDisk = { folder: string; remove: () => void };

/** Makes one of so many MiB in memory; undefined where this account may mount nothing (root may). */
export function makeSmallDisk(mebibytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'odd-hours-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const remove = () => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  };
  return { folder, remove };
}
