import { blankAddress } from '@/domain/address';
import { isUntyped } from './use-book-choice';

const saved = { ...blankAddress, fullName: 'Ada', line1: '1 Odd Street', city: 'Berlin', country: 'DE' };

it.each([
  ['nothing', {}, true],
  ['only the account’s name', { fullName: 'Countess' }, true],
  ['only the country of the saved address', { country: 'DE' }, true],
  ['blanks', { line1: '  ', city: ' ' }, true],
  ['another name', { fullName: 'Bob' }, false],
  ['another country', { country: 'FR' }, false],
  ['a street', { line1: '2' }, false],
  ['a floor', { line2: '3rd' }, false],
  ['a city', { city: 'B' }, false],
  ['a region', { region: 'NY' }, false],
  ['a postal code', { postalCode: '1' }, false],
])('isUntyped with %s entered: %j returns %s', (_, typed, expected) => {
  expect(isUntyped({ ...blankAddress, ...typed }, 'Countess', saved)).toBe(expected);
});

it('isUntyped counts a name as typed when the account has none', () => {
  expect(isUntyped({ ...blankAddress, fullName: 'Ada' }, null, saved)).toBe(false);
  expect(isUntyped(blankAddress, null, saved)).toBe(true);
});
