import { statfsSync } from 'node:fs';

const MB = 1_000_000;

/** Free space that installing the packages and building takes, in bytes. */
export const INSTALL_BYTES = 1500 * MB;

/** Free space that building alone takes, in bytes. */
export const BUILD_BYTES = 300 * MB;

/** Below this a step that failed has most likely failed for want of space, in bytes. */
const EXHAUSTED_BYTES = 8 * MB;

export const diskFullSentence = 'The disk is full. Free some space, then run the command again.';

/**
 * Bytes that this account may still write beside `folder`.
 * @param {string} folder
 */
export function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * The sentence for a disk with too little space, or an empty string when it has enough.
 * @param {number} free bytes
 * @param {number} needed bytes
 * @param {string} purpose such as `Building the shop`
 */
export function explainLackOfSpace(free, needed, purpose) {
  if (free >= needed) return '';
  return `${purpose} needs ${size(needed)} of free disk space, and ${size(free)} are left. Free some space, then run the command again.`;
}

/**
 * Tells whether an error, or the output of a program, speaks of a full disk.
 * @param {unknown} evidence
 */
export function isDiskFull(evidence) {
  const text = evidence instanceof Error ? `${evidence.code ?? ''} ${evidence.message}` : String(evidence);
  return /\b(ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded/i.test(text);
}

/** @param {string} folder */
export function isExhausted(folder) {
  return freeBytes(folder) < EXHAUSTED_BYTES;
}

/** @param {number} bytes */
function size(bytes) {
  return bytes < 1000 * MB ? `${Math.floor(bytes / MB)} MB` : `${(bytes / (1000 * MB)).toFixed(1)} GB`;
}
