import { expect, type Locator } from '@playwright/test';

/** Timeout of matchers in ms; equals `expect.timeout` of playwright.config.ts. */
export const PATIENCE_MS = 7_000;

/**
 * Result of a matcher, with a message that says what the shopper saw and what was required.
 * @param subject start of the message
 */
export const matcherResult = (
  name: string,
  pass: boolean,
  isNot: boolean,
  saw: string,
  expected: string,
  subject = 'the shopper saw',
) => ({
  name,
  pass,
  message: () => `${name}: ${subject} ${saw}; expected ${isNot ? 'anything but ' : ''}${expected}.`,
});

/** Repeats `ask` until the answer is wanted or the timeout expires; returns the last answer. */
export async function pollUntil<Answer>(
  ask: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean,
  patience = PATIENCE_MS,
): Promise<Answer> {
  let answer = await ask();
  await expect
    .poll(async () => isWanted((answer = await ask())), { timeout: patience, message: 'the wanted answer' })
    .toBe(true)
    .catch(() => undefined);
  return answer;
}

/** Reads a property of an element; returns `nothing` if it is missing and `a hidden element` if it is hidden. */
export async function readVisible(locator: Locator, read: (element: Element) => string): Promise<string> {
  if ((await locator.count()) === 0) return 'nothing';
  const isOnView = await locator.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
  return isOnView ? locator.evaluate(read) : 'a hidden element';
}
