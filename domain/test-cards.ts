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
  { number: '4242 4242 4242 4242', outcome: 'success', meaning: 'Pays at once' },
  { number: '4000 0000 0000 0002', outcome: 'declined', meaning: 'Is declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient-funds', meaning: 'Has not enough money on it' },
  { number: '4000 0000 0000 3220', outcome: '3-d-secure', meaning: 'Asks you to confirm (3-D Secure)' },
  { number: '000123456789', outcome: 'delayed', meaning: 'A bank account, pays after some seconds' },
];

/** Outcome of a typed number, or the message for an invalid one. */
export type TestNumber = { outcome: TestOutcome } | { rejection: string };

/** Parses a typed number with blanks or hyphens. Rejects all but the test numbers. */
export function readTestNumber(typed: string): TestNumber {
  const digits = plain(typed);
  const card = testCards.find(({ number }) => plain(number) === digits);
  if (card) return { outcome: card.outcome };
  if (digits === '') return { rejection: 'Type one of the test numbers.' };
  if (!/^\d+$/.test(digits)) return { rejection: 'A number has digits only. Type one of the test numbers.' };
  return {
    rejection: 'This is none of the test numbers. It was not sent anywhere: no real card can be used here.',
  };
}

function plain(typed: string): string {
  return normaliseCode(typed).replace(/[ -]/g, '');
}
