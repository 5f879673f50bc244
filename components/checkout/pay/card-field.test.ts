import fc from 'fast-check';
import { groupDigits } from './card-field';

it('groupDigits separates groups of four digits and ignores typed blanks and hyphens', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789'), { maxLength: 19 });
  const blanks = fc.array(fc.constantFrom('', ' ', '-'), { minLength: 19, maxLength: 19 });
  fc.assert(
    fc.property(digits, blanks, (number, between) => {
      const shown = groupDigits(number.map((digit, index) => digit + between[index]).join(''));
      expect(shown.replaceAll(' ', '')).toBe(number.join(''));
      expect(shown).toMatch(/^(\d{4} )*\d{0,4}$/);
      expect(groupDigits(shown)).toBe(shown);
    }),
  );
});
