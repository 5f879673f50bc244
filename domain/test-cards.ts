import { testCardMeanings, testNumberCopy } from './test-card-words';
import { normaliseCode } from './typed-text';

/** Outcomes of a test payment. The typed number stays in the browser. */
export const testOutcomes = ['success', 'declined', 'insufficient-funds', '3-d-secure', 'delayed'] as const;

export type TestOutcome = (typeof testOutcomes)[number];

/** A published Stripe test number, grouped as printed. */
export type TestCard = { number: string; outcome: TestOutcome; meaning: string };

/**
 * Accepted test numbers, all published by Stripe: cards at docs.stripe.com/testing, the bank account at
 * docs.stripe.com/payments/ach-direct-debit, because no card is a delayed payment method there.
 */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'success', meaning: testCardMeanings.success },
  { number: '4000 0000 0000 0002', outcome: 'declined', meaning: testCardMeanings.declined },
  { number: '4000 0000 0000 9995', outcome: 'insufficient-funds', meaning: testCardMeanings['insufficient-funds'] },
  { number: '4000 0000 0000 3220', outcome: '3-d-secure', meaning: testCardMeanings['3-d-secure'] },
  { number: '000123456789', outcome: 'delayed', meaning: testCardMeanings.delayed },
];

/** Outcome of a typed number, or the message for an invalid one. */
export type TestNumber = { outcome: TestOutcome } | { rejection: string };

/** Parses a typed number with blanks or hyphens. Rejects all but the test numbers. */
export function readTestNumber(typed: string): TestNumber {
  const digits = plain(typed);
  const card = testCards.find(({ number }) => plain(number) === digits);
  if (card) return { outcome: card.outcome };
  if (digits === '') return { rejection: testNumberCopy.missing };
  if (!/^\d+$/.test(digits)) return { rejection: testNumberCopy.digitsOnly };
  return { rejection: testNumberCopy.unknown };
}

function plain(typed: string): string {
  return normaliseCode(typed).replace(/[ -]/g, '');
}
