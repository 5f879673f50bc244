import { readFileSync } from 'node:fs';
import { descendants } from '../process/children';

/** How often the memory of a running program is asked for, in milliseconds. */
const SAMPLE_MS = 250;

/**
 * Watches how much memory a process and all that it starts hold together. Linux only; elsewhere nothing is seen.
 * @param {number} pid
 * @returns {() => number} ends the watch; the most that was held at once, in bytes
 */
export function watchMemory(pid) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, heldBytes(pid));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/**
 * What a process and its descendants hold, in bytes; memory that they share counts once (PSS). Linux only.
 * @param {number} pid
 */
export function heldBytes(pid) {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + proportionalBytes(each), 0);
}

function proportionalBytes(pid) {
  return 1024 * Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** An empty text for a process that has ended meanwhile. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
