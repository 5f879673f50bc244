/** Digital displays in plan: seven-segment figures cut from polygons. Lengths in mm. */
import { COLOURS, RED } from './look.mjs';
import { around, at, box, circle, group, light, poly, regular, ring, spin } from './svg.mjs';

/** Segments a to g of a figure 1 wide and 2 high, as bars between two corners. */
const SEGMENTS = { a: [0, 0, 1, 0], b: [1, 0, 1, 1], c: [1, 1, 1, 2], d: [0, 2, 1, 2], e: [0, 1, 0, 2], f: [0, 0, 0, 1], g: [0, 1, 1, 1] }; // prettier-ignore
const FIGURES = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
};

/** One bar with pointed ends. */
function segment([x1, y1, x2, y2], colour) {
  const [t, g] = [0.11, 0.035];
  return x1 === x2
    ? poly([[x1, y1 + g], [x1 + t, y1 + g + t], [x1 + t, y2 - g - t], [x1, y2 - g], [x1 - t, y2 - g - t], [x1 - t, y1 + g + t]], colour)
    : poly([[x1 + g, y1], [x1 + g + t, y1 - t], [x2 - g - t, y1 - t], [x2 - g, y1], [x2 - g - t, y1 + t], [x1 + g + t, y1 + t]], colour);
} // prettier-ignore

/** Figures centred on the origin, `height` mm tall; a colon takes half a place. */
export function figures(text, height, colour) {
  const width = [...text].reduce((sum, c) => sum + (c === ':' ? 0.7 : 1.5), -0.5);
  let x = -width / 2;
  const drawn = [...text].map((c) => {
    const colon = c === ':';
    const marks = colon
      ? box(0.1, 0.6, 0.22, 0.22, colour) + box(0.1, 1.4, 0.22, 0.22, colour)
      : [...FIGURES[c]].map((s) => segment(SEGMENTS[s], colour)).join('');
    const glyph = at(x, -1, marks);
    x += colon ? 0.7 : 1.5;
    return glyph;
  });
  return group(`scale(${height / 2}) skewX(-5)`, drawn.join(''));
}

/** The glass of a digital watch: time in the middle, day and date above, bars below (or the tide above). */
export function display(look, r) {
  const glass =
    { grey: '#b3bab0', silver: '#ccd2d1', black: '#1e2325', teal: '#6fa8a4' }[look.dialLine.match(/\w+/)[0]] ??
    look.dial;
  const ink = light(glass) > 0.4 ? '#20262a' : '#dfe6da';
  const frame = light(glass) > 0.4 ? '#24272a' : '#101314';
  const [w, h] = [r * 1.5, r * 1.06];
  const tide = /bar graph/.test(look.dialLine);
  const bars = Array.from({ length: 13 }, (_, i) => {
    const tall = r * (tide ? 0.16 + 0.1 * Math.sin(i / 1.9) : 0.055);
    return box(
      -w * 0.4 + i * w * (tide ? 0.048 : 0.067),
      (tide ? -h * 0.22 : h * 0.4) - (tide ? tall / 2 : 0),
      w * 0.035,
      tall,
      ink,
    );
  }).join('');
  return [
    poly(regular(8, r), frame),
    /solar/.test(look.dialLine) ? poly(regular(8, r * 0.97), '#3a3d4a') + around(8, () => box(0, -r * 0.9, 0.3, r * 0.16, frame)) + poly(regular(8, r * 0.86), frame) : '',
    /red line/.test(look.dialLine) ? box(0, 0, w + 1.5, h + 1.5, RED, 1.4) + box(0, 0, w + 0.8, h + 0.8, frame, 1.1) : '',
    box(0, 0, w, h, glass, 0.8),
    bars,
    tide ? at(w * 0.36, -h * 0.32, circle(0, 0, r * 0.11, ink) + circle(r * 0.05, 0, r * 0.1, glass)) : at(-w * 0.25, -h * 0.34, figures('6-28', r * 0.15, ink)) + [0, 1, 2, 3, 4].map((i) => box(w * (0.18 + i * 0.06), -h * 0.34, w * 0.035, r * (0.05 + i * 0.025), ink)).join('') + box(0, -h * 0.2, w * 0.9, 0.2, ink),
    at(-w * 0.12, h * 0.09, figures('10:08', r * 0.345, ink)),
    at(w * 0.375, h * 0.09 + r * 0.08, figures('36', r * 0.185, ink)),
  ].join(''); // prettier-ignore
}

/** The small windows of a watch that has hands too, below the centre. */
export function windows(look, r) {
  const one = (x, w, text) =>
    at(x, r * 0.45, box(0, 0, w, r * 0.25, '#b3bab0', 0.5) + figures(text, r * 0.14, '#20262a'));
  return /two digital windows/.test(look.dialLine)
    ? one(-r * 0.3, r * 0.5, '1008') + one(r * 0.3, r * 0.5, '36')
    : one(0, r * 0.62, '10:08');
}

/** The depth scale on the rim, in red, where the dial line has one. */
export const depthScale = (look, r) =>
  /depth scale/.test(look.dialLine)
    ? ring(0, 0, r * 0.93, r * 0.12, COLOURS.yellow) +
      Array.from({ length: 33 }, (_, i) =>
        spin(i * 10 - 160, box(0, -r * 0.93, 0.25, r * (i % 4 ? 0.05 : 0.1), COLOURS.black)),
      ).join('')
    : '';
