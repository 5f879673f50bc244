/** Small SVG vocabulary. One user unit is one millimetre of the watch; y points to 6 o'clock, z out of the dial. */

/** The drawing's frame in mm: 80 x 100 mm on 1200 x 1500 px, so 15 px to the millimetre for every watch. */
export const FRAME = { w: 80, h: 100, px: 15, margin: 5 };

const round = (v) => Math.round(v * 1000) / 1000;
const attrs = (a) =>
  Object.entries(a)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? round(v) : v}"`)
    .join('');

const tag = (name, a = {}, inner = '') => `<${name}${attrs(a)}>${inner}</${name}>`;
export const group = (transform, inner) => tag('g', { transform }, inner);
export const spin = (deg, inner) => group(`rotate(${round(deg)})`, inner);
export const at = (x, y, inner) => group(`translate(${round(x)} ${round(y)})`, inner);

export const circle = (x, y, r, fill, more = {}) => tag('circle', { cx: x, cy: y, r, fill, ...more });
export const ring = (x, y, r, width, stroke, more = {}) =>
  circle(x, y, r, 'none', { stroke, 'stroke-width': width, ...more });
export const box = (x, y, w, h, fill, rx = 0) =>
  tag('rect', { x: x - w / 2, y: y - h / 2, width: w, height: h, fill, rx });
export const path = (d, fill, more = {}) => tag('path', { d, fill, ...more });
export const stroke = (d, colour, width, more = {}) =>
  path(d, 'none', { stroke: colour, 'stroke-width': width, ...more });
export const poly = (points, fill, more = {}) =>
  tag('polygon', { points: points.map((p) => `${round(p[0])},${round(p[1])}`).join(' '), fill, ...more });

/** Points of a regular polygon, a flat side up. */
export const regular = (sides, r) =>
  Array.from({ length: sides }, (_, i) => polar(((i + 0.5) * 360) / sides, r / Math.cos(Math.PI / sides)));

/** A clock direction (0 degrees is 12 o'clock) at a distance in mm. */
export const polar = (deg, r) => [r * Math.sin((deg * Math.PI) / 180), -r * Math.cos((deg * Math.PI) / 180)];

/** An open arc clockwise from one clock direction to another. */
export function arc(from, to, r) {
  const [a, b] = [polar(from, r), polar(to, r)].map((p) => p.map(round).join(' '));
  return `M${a}A${round(r)} ${round(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${b}`;
}

/** `count` copies of a mark round the dial; `draw` gets the place's number and draws it pointing up. */
export const around = (count, draw) =>
  Array.from({ length: count }, (_, i) => {
    const mark = draw(i);
    return mark ? spin((i * 360) / count, mark) : '';
  }).join('');

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** A colour moved towards white (k above 0) or black (k below 0), -1 to 1. */
export const shade = (hex, k) =>
  '#' +
  channels(hex)
    .map((c) => Math.round(c + ((k > 0 ? 255 : 0) - c) * Math.abs(k)))
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('');

/** Perceived lightness, 0 to 1. */
export const light = (hex) => {
  const [r, g, b] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};
