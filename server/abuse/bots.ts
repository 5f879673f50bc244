import { type SpamSignals } from '@/contract/fields.schema';

/** Shortest time in which a person fills a form, in ms. */
const FASTEST_MS = 2000;

/** True if a program filled the form. A bot gets the same response as everyone; its request is kept for the owner, apart. */
export function isBot({ website, filledForMs }: SpamSignals): boolean {
  return website !== '' || !(filledForMs >= FASTEST_MS);
}
