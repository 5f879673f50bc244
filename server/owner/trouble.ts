import { type Database } from '@/server/database/database';

/** What the owner has to look into: money, mail or goods that no program can set right. */
export type Trouble = {
  /** Its kind and id, `dispute:dp_123`: the same as the owner is told it under. */
  cause: string;
  /** Since when, in UTC. */
  since: string;
  /** One line that says what is wrong, for the owner alone: it may name people. */
  text: string;
};

/** Finds the troubles of one kind, as they are now. */
export type TroubleSource = (db: Database, now: Date) => Promise<readonly Trouble[]>;
