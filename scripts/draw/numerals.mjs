/** Numerals as strokes, since a fresh machine has no fonts: each glyph is 6 units high, its width stands beside it. */
import { at, group, spin, stroke } from './svg.mjs';

const GLYPHS = {
  0: [3.2, 'M0 1.6A1.6 1.6 0 0 1 3.2 1.6V4.4A1.6 1.6 0 0 1 0 4.4Z'],
  1: [1.6, 'M0 1.1 1.5 0V6'],
  2: [3.2, 'M0 1.6A1.6 1.6 0 0 1 3.2 1.6C3.2 3 0 4.4 0 6H3.3'],
  3: [3.2, 'M.1 0H3.1L1.3 2.4A1.8 1.8 0 1 1 0 5.1'],
  4: [3.4, 'M2.5 6V0L0 4.3H3.4'],
  5: [3.2, 'M3 0H.6L.3 2.7A1.8 1.8 0 1 1 0 5.2'],
  6: [3.2, 'M2.4 0 .2 3.6M0 4.4A1.6 1.6 0 1 0 3.2 4.4A1.6 1.6 0 1 0 0 4.4'],
  7: [3, 'M0 0H3L1 6'],
  8: [
    3.2,
    'M.3 1.35A1.3 1.3 0 1 0 2.9 1.35A1.3 1.3 0 1 0 .3 1.35M0 4.35A1.6 1.65 0 1 0 3.2 4.35A1.6 1.65 0 1 0 0 4.35',
  ],
  9: [3.2, 'M.8 6 3 2.4M0 1.6A1.6 1.6 0 1 0 3.2 1.6A1.6 1.6 0 1 0 0 1.6'],
  I: [0, 'M0 0V6'],
  V: [3.4, 'M0 0 1.7 6 3.4 0'],
  X: [3.4, 'M0 0 3.4 6M3.4 0 0 6'],
};
const GAP = 1.25;

/** A numeral centred on the origin, `height` mm tall. `weight` is the stroke as a share of the height. */
export function numeral(text, height, colour, weight = 0.13) {
  const letters = [...String(text)].map((letter) => GLYPHS[letter]);
  const width = letters.reduce((sum, [w]) => sum + w, GAP * (letters.length - 1));
  let x = -width / 2;
  const drawn = letters.map(([w, d]) => {
    const glyph = at(x, -3, stroke(d, colour, weight * 6, { 'stroke-linejoin': 'miter' }));
    x += w + GAP;
    return glyph;
  });
  return group(`scale(${height / 6})`, drawn.join(''));
}

const ROMAN = ['', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A Roman hour standing on its place, foot to the centre, `r` mm out. */
export const roman = (hour, r, height, colour) =>
  spin(hour * 30, at(0, -r, numeral(ROMAN[hour], height, colour, 0.15)));
