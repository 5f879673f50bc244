import { explain } from '@/runtime/reported-error';
import type { Result } from '@/tools/process/children';

/** A step of a check with its duration in seconds and its output. */
export type Step = { name: string; outcome: 'passed' | 'failed' | 'skipped'; seconds: number; output: string };

/** Runs a step and prints its outcome; a program that cannot be started is a failed step. */
export async function runStep(name: string, work: () => Promise<Result>): Promise<Step> {
  console.log(`${name} …`);
  const began = Date.now();
  const { code, output } = await work().catch((error: unknown) => ({ code: 1, output: explain(error) }));
  const seconds = Math.round((Date.now() - began) / 1000);
  const outcome = code === 0 ? 'passed' : 'failed';
  console.log(`${name}: ${outcome}, ${seconds} s`);
  return { name, outcome, seconds, output };
}

export const skippedStep = (name: string): Step => ({ name, outcome: 'skipped', seconds: 0, output: '' });

/** Maximum lines of an error that a report quotes. */
const MAX_LINES = 12;

/** Returns the lines from the first error on, without colours, or the last lines if there is no error. */
export function errorLines(output: string): string[] {
  const lines = linesOf(output);
  const first = lines.findIndex(
    (line) => /error|not found|cannot|could not|failed|✕|●/i.test(line) && !/\b0 failed/.test(line),
  );
  return first < 0 ? lines.slice(-MAX_LINES) : lines.slice(first, first + MAX_LINES);
}

/** The lines of a program's output that have text, without colours. */
export const linesOf = (output: string): string[] =>
  output
    .replace(/\u001B\[[\d;]*[A-Za-z]/g, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');

/** Returns the last line of a step's output, which has the totals of tests. */
export const lastLine = ({ output }: Step): string => linesOf(output).at(-1) ?? '';
