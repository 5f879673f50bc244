/** @jest-environment node */
import fc from 'fast-check';
import { fitTitle } from './open-graph-picture';

/** A typeface in which every letter is half as wide as its size. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const box = { measure, width: 500, height: 200, sizes: [100, 50, 20] };

it('fitTitle sets a short title in the largest size, on one line', () => {
  expect(fitTitle('Noonmark', box)).toEqual({ size: 100, lines: ['Noonmark'] });
});

it('fitTitle breaks lines between words before it takes a smaller size', () => {
  expect(fitTitle('Slow Meridian', box)).toEqual({ size: 100, lines: ['Slow', 'Meridian'] });
});

it('fitTitle takes a smaller size for too many lines, and for a word wider than the box', () => {
  expect(fitTitle('Half Roman Half Arabic', box)).toEqual({ size: 50, lines: ['Half Roman Half', 'Arabic'] });
  expect(fitTitle('Incomprehensible', box)).toEqual({ size: 50, lines: ['Incomprehensible'] });
});

it('fitTitle keeps every word, and fits the box unless even the smallest size is too large', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,60}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, (list) => {
      const { size, lines } = fitTitle(list.join(' '), box);
      expect(lines.join(' ')).toBe(list.join(' '));
      const fits = lines.length * size <= 200 && lines.every((line) => measure(line, size) <= 500);
      expect(fits || size === 20).toBe(true);
    }),
  );
});
