import { diskFullSentence, isDiskFull } from './disk.mjs';

/** Something the person at the keyboard can mend: shown as one sentence, without a stack trace. */
export class Fault extends Error {}

/** A step failed and has already shown why; nothing more is to be said. */
export class Failed extends Error {}

/**
 * What to print for an error that ended a program; empty when everything was said already.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Failed) return '';
  if (error instanceof Fault) return error.message;
  if (isDiskFull(error)) return diskFullSentence;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs a program: its number is the exit code, and an error becomes a sentence and exit code 1.
 * @param {() => Promise<number | void>} main
 */
export async function runProgram(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const sentence = explain(error);
    if (sentence) console.error(sentence);
    process.exitCode = 1;
  }
}
