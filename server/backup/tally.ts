import { createHash } from 'node:crypto';

/** What a table of a backup holds: how many rows, and a digest that is the same in whatever order they come. */
export type TableTally = { rows: number; digest: string };

/** Counts the rows of a table, each as the line that stands for it in a backup. */
export class Tally {
  #rows = 0;
  #sum = 0n;

  /** Half of a row's SHA-256, summed up modulo 2^128: each engine gives rows out in an order of its own. */
  add(line: string): void {
    this.#rows += 1;
    const digest = createHash('sha256').update(line).digest('hex').slice(0, 32);
    this.#sum = BigInt.asUintN(128, this.#sum + BigInt(`0x${digest}`));
  }

  get total(): TableTally {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(32, '0') };
  }
}
