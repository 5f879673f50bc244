import { createHash } from 'node:crypto';

/** Row count and digest of a table; the digest does not depend on the order of rows. */
export type TableTally = { rows: number; digest: string };

/** Counts and digests the rows of a table, each as its line in the backup. */
export class Tally {
  #rows = 0;
  #sum = 0n;

  /** Adds half of a row's SHA-256, modulo 2^128, because the engines return rows in different orders. */
  add(line: string): void {
    this.#rows += 1;
    const digest = createHash('sha256').update(line).digest('hex').slice(0, 32);
    this.#sum = BigInt.asUintN(128, this.#sum + BigInt(`0x${digest}`));
  }

  get total(): TableTally {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(32, '0') };
  }
}
