import { type SpamSignals } from '@/contract/fields.schema';

/** Shortest time in which a person fills a form, in ms. */
const FASTEST_MS = 2000;

/**
 * True if a program filled the form. A bot gets the same response as a person. Its request is stored separately for the
 * owner.
 */
export function isBot({ website, filledForMs }: SpamSignals): boolean {
  return website !== '' || !(filledForMs >= FASTEST_MS);
}
