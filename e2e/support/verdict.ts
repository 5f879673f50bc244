import { expect, type Locator } from '@playwright/test';

/** How long a shopper waits for what was promised, in ms: as long as `expect` does (playwright.config.ts). */
export const PATIENCE_MS = 7_000;

/**
 * A verdict of a matcher's, with a sentence that says what the shopper saw and what was promised.
 * @param whoSaw begins that sentence.
 */
export const verdict = (
  name: string,
  pass: boolean,
  isNot: boolean,
  saw: string,
  promised: string,
  whoSaw = 'the shopper saw',
) => ({
  name,
  pass,
  message: () => `${name}: ${whoSaw} ${saw}; promised was ${isNot ? 'anything but ' : ''}${promised}.`,
});

/** Asks again and again until the answer is the wanted one or the shopper's patience is over; returns the last answer. */
export async function askUntil<Answer>(
  ask: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean,
  patience = PATIENCE_MS,
): Promise<Answer> {
  let answer = await ask();
  await expect
    .poll(async () => isWanted((answer = await ask())), { timeout: patience, message: 'what is wanted' })
    .toBe(true)
    .catch(() => undefined);
  return answer;
}

/** Reads something of the element that a locator finds; says `nothing` where there is none, and `nothing on view` where it is hidden. */
export async function readOnView(locator: Locator, read: (element: Element) => string): Promise<string> {
  if ((await locator.count()) === 0) return 'nothing';
  const isOnView = await locator.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
  return isOnView ? locator.evaluate(read) : 'nothing on view';
}
