import { ReportedError } from '@/domain/reported-error';
import { diskFullSentence, isDiskFull } from './disk';

/** A step failed and has already printed the reason. */
export class Failed extends Error {}

/** Returns the text to print for an error that ended a program; empty if it was printed already. */
export function explain(error: unknown): string {
  if (error instanceof Failed) return '';
  if (error instanceof ReportedError) return error.message;
  if (isDiskFull(error)) return diskFullSentence;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The code of a system error such as `EADDRINUSE`; undefined for any other error. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** Runs a program. Its returned number is the exit code. An error is printed as one sentence, with exit code 1. */
export function runProgram(main: () => Promise<number | void>): void {
  main().then(
    (code) => void (process.exitCode = code ?? 0),
    (error: unknown) => {
      const sentence = explain(error);
      if (sentence) console.error(sentence);
      process.exitCode = 1;
    },
  );
}
