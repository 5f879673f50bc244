import { type SpamSignals } from '@/contract/fields.schema';

/** How long a person takes at least to fill a form, in ms. */
const FASTEST_MS = 2000;

/** Whether a program has filled the form. It gets the answer that everybody gets, and nothing is kept. */
export function isBot({ website, filledForMs }: SpamSignals): boolean {
  return website !== '' || !(filledForMs >= FASTEST_MS);
}
