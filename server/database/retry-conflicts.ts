import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './database-error';

/** Maximum attempts. The back-off spans about two seconds; one conflicting transaction commits per round. */
const MAX_ATTEMPTS = 12;

/** Maximum delay before the second attempt, in ms; it doubles for each further attempt. */
const FIRST_DELAY_MS = 10;
const MAX_DELAY_MS = 500;

/**
 * Retries work that the database rolled back because of a serialization failure or a deadlock (SQLSTATE 40001, 40P01).
 * A random delay keeps the conflicting transactions apart.
 *
 * @param work a transaction or a single statement; it must leave nothing behind when it fails.
 * @throws the conflict after {@link MAX_ATTEMPTS} attempts, and any other error at once.
 */
export async function repeatConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      await delay(Math.random() * Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS));
    }
  }
}
