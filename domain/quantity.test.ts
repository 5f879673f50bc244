// Holds docs/product.md 9.4.
import fc from 'fast-check';
import { cutToQuantity, isQuantity } from './quantity';

it.each([1, 2, 10])('%p is a quantity', (value) => expect(isQuantity(value)).toBe(true));

it.each([0, -1, 11, 1.5, NaN, Infinity, '3', null, undefined])('%p is none', (value) =>
  expect(isQuantity(value)).toBe(false),
);

it('every number but NaN is cut to a quantity, and a quantity to itself', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (wanted) => {
      const quantity = cutToQuantity(wanted);
      expect(isQuantity(quantity)).toBe(true);
      expect(cutToQuantity(quantity)).toBe(quantity);
    }),
  );
  expect(cutToQuantity(NaN)).toBeNaN();
});
