import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './database-error';

/** So often at most: with these waits about two seconds, in which one of those that are in each other's way is done each time. */
const MOST_TRIES = 12;

/** The longest wait before the second try, doubled for each further one, in ms. */
const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 500;

/**
 * Does again what the database has undone for being in another's way (SQLSTATE 40001 and 40P01), after a wait of random
 * length, so that the two do not meet again.
 *
 * @param work all that is to be kept together: it leaves nothing behind when it fails.
 * @throws the conflict after {@link MOST_TRIES} tries, and any other fault at once.
 */
export async function repeatConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || tries === MOST_TRIES) throw error;
      await delay(Math.random() * Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
    }
  }
}
