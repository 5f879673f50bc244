import { readFileSync } from 'node:fs';
import { descendants } from '@/tools/process/children';

/** Interval at which the memory of a running program is sampled, in ms. */
const SAMPLE_MS = 250;

/**
 * Samples the memory of a process and its descendants. Linux only; elsewhere it is 0.
 * @returns a function that ends the sampling and returns the maximum, in bytes
 */
export function watchMemory(pid: number): () => number {
  let maximum = 0;
  const timer = setInterval(() => {
    maximum = Math.max(maximum, memoryOf(pid));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return maximum;
  };
}

/** The memory of a process and its descendants in bytes; shared pages count once (PSS). Linux only. */
export const memoryOf = (pid: number): number =>
  [pid, ...descendants(pid)].reduce((sum, each) => sum + proportionalBytes(each), 0);

function proportionalBytes(pid: number): number {
  return 1024 * Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** An empty text for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
