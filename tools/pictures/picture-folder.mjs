import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root.mjs';

/** Where what is made of the pictures goes. */
export const FOLDER = join(root, 'public', 'pictures');

/** A half-written file of a run that was killed is removed once it is this old, in milliseconds. */
const ABANDONED_MS = 10 * 60 * 1000;

/** Writes a file under another name first, so that a killed run leaves nothing half done under the final one. */
export function writeWhole(file, content) {
  const draft = join(FOLDER, `.${file}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, content);
    renameSync(draft, join(FOLDER, file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Whether a file is the draft of another run at work. */
export function isDraft(file) {
  if (!file.endsWith('.tmp')) return false;
  const { mtimeMs } = statSync(join(FOLDER, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < ABANDONED_MS;
}
