import { Fault } from './fault.mjs';

/** As long as a page waits for an answer (docs/product.md 18.1). */
const USUAL_SECONDS = 20;
const MOST_SECONDS = 300;

/** By then a shop that was told to stop has ended, whatever is set, in milliseconds. */
export const LONGEST_STOP_MS = (MOST_SECONDS + 10) * 1000;

/**
 * Reads STOP_SECONDS; unset or empty means 20.
 * @param {string | undefined} text
 * @returns {number} in milliseconds
 * @throws {Fault} when it is no whole number from 1 to 300
 */
export function stopMs(text) {
  if (text === undefined || text === '') return USUAL_SECONDS * 1000;
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= MOST_SECONDS) return seconds * 1000;
  throw new Fault(`STOP_SECONDS must be a whole number from 1 to ${MOST_SECONDS}, not "${text}".`);
}
