import fc from 'fast-check';
import { fitDetail, fitTitle, missingCharacters, outline } from './typeset';

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

it('fitTitle ends lines of a Japanese title between phrases, never before a particle or a punctuation mark', () => {
  const box = { measure, width: 5, height: 4, sizes: [1] };
  const lines = (title: string) => fitTitle(title, { ...box, measure: (text) => text.length }).lines;
  expect(lines('人とは違う時間を。')).toEqual(['人とは違う', '時間を。']);
  expect(lines('Xericの腕時計')).toEqual(['Xericの', '腕時計']);
  expect(lines('レディース腕時計')).toEqual(['レディース', '腕時計']);
});

it('fitTitle keeps a no-break space', () => {
  expect(fitTitle('Xeric ou Archetype\u00A0?', { ...box, width: 450, sizes: [50] }).lines).toEqual([
    'Xeric ou',
    'Archetype\u00A0?',
  ]);
});

it('fitDetail sets a detail on one line at one of the first sizes, or a price a line at any size', () => {
  const detail = { measure, width: 500, sizes: [50, 40, 30, 20] };
  expect(fitDetail('6 watches from $9', detail, 2)).toEqual({ size: 50, lines: ['6 watches from $9'] });
  expect(fitDetail('6 watches from $249.00', detail, 2)).toEqual({ size: 40, lines: ['6 watches from $249.00'] });
  expect(fitDetail('6 watches from $249.00, $199.00 off', detail, 2)).toEqual({
    size: 40,
    lines: ['6 watches from $249.00,', '$199.00 off'],
  });
  expect(fitDetail('60 watches from a price of $9', detail, 2)).toEqual({
    size: 30,
    lines: ['60 watches from a price of $9'],
  });
});

it('outline sets Latin and Japanese letters in their fonts, with a space between them', () => {
  const width = (text: string) => outline(text, { px: 100, tracking: 0 }).width;
  expect(width('の') + width('時')).toBeCloseTo(width('の時'));
  expect(width('Xericの')).toBeCloseTo(width('Xeric') + 12.5 + width('の'));
  expect(width('54 点')).toBeCloseTo(width('54 ') + width('点'));
  expect(missingCharacters('Xericの腕時計、$83.00から 週末 é\u00A0\u{F0000}')).toEqual(['\u{F0000}']);
});
