import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';

/** The folder of all generated pictures and models. */
export const FOLDER = join(root, 'public', 'pictures');

/** The program that makes one file of the folder at a time, relative to the root. */
export const MAKER = 'tools/pictures/maker.ts';

/** Age in ms after which the draft of a killed run is removed. */
const ABANDONED_MS = 10 * 60 * 1000;

/** Writes a file atomically: a killed run leaves no incomplete file under its final name. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = join(FOLDER, `.${file}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, content);
    renameSync(draft, join(FOLDER, file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** True if a file exists and has content: a power failure after its writing leaves an empty one. */
export const isMade = (file: string): boolean =>
  (statSync(join(FOLDER, file), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** True if a file is the draft of another run that may still be active. */
export function isDraft(file: string): boolean {
  if (!file.endsWith('.tmp')) return false;
  const { mtimeMs } = statSync(join(FOLDER, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < ABANDONED_MS;
}
