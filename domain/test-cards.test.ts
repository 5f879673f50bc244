import fc from 'fast-check';
import { readTestNumber, testCards } from './test-cards';

// Verifies docs/product.md 13.19 (test card number), 16.3 (pays at once, declined, insufficient funds, asks to confirm, bank account).
it.each(testCards)('readTestNumber returns $outcome for $number in any grouping', ({ number, outcome }) => {
  expect(readTestNumber(number)).toEqual({ outcome });
  expect(readTestNumber(` ${number.replaceAll(' ', '')}\t`)).toEqual({ outcome });
  expect(readTestNumber(number.replaceAll(' ', '-'))).toEqual({ outcome });
  expect(readTestNumber(number.replaceAll(' ', '\u2013'))).toEqual({ outcome });
  const fullWidth = number.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  expect(readTestNumber(`\u200B${fullWidth.replaceAll(' ', '\u00A0')}`)).toEqual({ outcome });
});

it.each([
  ['', 'Enter one of the test numbers.'],
  ['  ', 'Enter one of the test numbers.'],
  ['4242 4242 4242 424x', 'Use digits only. Enter one of the test numbers.'],
  ['x424 4242 4242 4242', 'Use digits only. Enter one of the test numbers.'],
])('readTestNumber rejects %j: %s', (typed, rejection) => {
  expect(readTestNumber(typed)).toEqual({ rejection });
});

it('readTestNumber rejects every other number without repeating it', () => {
  const known = testCards.map(({ number }) => number.replaceAll(' ', ''));
  const others = fc.stringMatching(/^\d{1,19}$/).filter((digits) => !known.includes(digits));
  fc.assert(
    fc.property(others, (digits) => {
      expect(readTestNumber(digits)).toEqual({
        rejection: expect.stringMatching(/^This is not one .* not sent[^\d]*$/),
      });
    }),
  );
});

it('testCards describe the outcome of each number', () => {
  expect(testCards.map(({ outcome, meaning }) => `${outcome}: ${meaning}`)).toEqual([
    'success: Succeeds immediately',
    'declined: Is declined',
    'insufficient-funds: Has insufficient funds',
    '3-d-secure: Asks you to confirm (3-D Secure)',
    'delayed: A bank account that pays after a few seconds',
  ]);
});

it('testCards are the numbers that Stripe publishes', () => {
  expect(testCards.map(({ number, outcome }) => `${outcome} ${number}`)).toEqual([
    'success 4242 4242 4242 4242',
    'declined 4000 0000 0000 0002',
    'insufficient-funds 4000 0000 0000 9995',
    '3-d-secure 4000 0000 0000 3220',
    'delayed 000123456789',
  ]);
});
