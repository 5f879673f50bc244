import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What files are, by the hash of their content: `sha256sum --check` reads it. */
export const SUMS_FILE = 'SHA256SUMS';

/**
 * The SHA-256 of each file, a line each.
 * @param {string} folder
 * @param {readonly string[]} files names within it
 */
export function sumsOf(folder, files) {
  const sum = (file) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return files.map((file) => `${sum(file)}  ${file}\n`).join('');
}
