/** Replaces each stored personal text in a response: agents can write names and addresses, but never read them. */
const MASK = '***';

/** Replaces every text of a person by the mask, and leaves empty texts out. */
export const maskTexts = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text === '' ? [] : [[field, MASK]])));

/** Returns the stored text for a sent mask, and any other text unchanged: agents often send back what they received. */
export const unmask = (sent: string | undefined, stored = ''): string =>
  sent?.trim() === MASK ? stored : (sent ?? '');

/** Splits a name into the protocol's two parts: the last word is the family name. */
export function namePartsOf(fullName: string): { first_name: string; last_name: string } {
  const end = fullName.lastIndexOf(' ');
  return {
    first_name: fullName.slice(0, Math.max(end, 0)) || fullName,
    last_name: end < 0 ? '' : fullName.slice(end + 1),
  };
}
