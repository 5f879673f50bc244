import { statfsSync } from 'node:fs';

const MB = 1_000_000;

/** Free space that a build needs, in bytes. */
export const BUILD_BYTES = 300 * MB;

/** Free space below which a failed step most likely ran out of space, in bytes. */
const EXHAUSTED_BYTES = 8 * MB;

export const diskFullSentence = 'The disk is full. Free some space, then run the command again.';

/** Bytes that this account can still write to the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Returns a sentence if the disk has too little space, otherwise an empty string.
 * @param free bytes
 * @param needed bytes
 * @param purpose such as `Building the shop`
 */
export function explainLackOfSpace(free: number, needed: number, purpose: string): string {
  if (free >= needed) return '';
  return `${purpose} needs ${size(needed)} of free disk space, and ${size(free)} are left. Free some space, then run the command again.`;
}

/** True if an error or the output of a program reports a full disk. */
export function isDiskFull(evidence: unknown): boolean {
  const text =
    evidence instanceof Error
      ? `${'code' in evidence ? String(evidence.code) : ''} ${evidence.message}`
      : String(evidence);
  return /\b(ENOSPC|EDQUOT|SQLITE_FULL)\b|no space left on device|disk quota exceeded/i.test(text);
}

/** True if almost no space is left on the disk of a folder. */
export const isExhausted = (folder: string): boolean => freeBytes(folder) < EXHAUSTED_BYTES;

function size(bytes: number): string {
  return bytes < 1000 * MB ? `${Math.floor(bytes / MB)} MB` : `${(bytes / (1000 * MB)).toFixed(1)} GB`;
}
