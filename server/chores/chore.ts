import { type Database } from '@/server/database/database';

/** Something the shop does again and again without being asked. Any number of processes may do it at once. */
export type Chore = {
  /** `send-mail`: as log and records name it. */
  name: string;
  /** The pause between two rounds, in ms. */
  everyMs: number;
  /** How long one round may take at most, in ms; then its signal is aborted and nobody waits for it any longer. */
  boundMs: number;
  /** One round. A fault is thrown. Once `signal` is aborted it ends as soon as it can. */
  run: (db: Database, now: Date, signal: AbortSignal) => Promise<unknown>;
};
