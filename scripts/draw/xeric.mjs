/** Dials that tell the time by other means than two hands on one centre. `r` is the dial radius in mm. */
import { subDial, track } from './dial.mjs';
import { TIME, hands, needle } from './hands.mjs';
import { COLOURS } from './look.mjs';
import { numeral } from './numerals.mjs';
import { arc, around, at, box, circle, path, poly, polar, ring, shade, spin, stroke } from './svg.mjs';

const ORANGE = COLOURS.orange;
const CREAM = COLOURS.cream;

/** A scale over part of the circle: `marks` ticks from one clock direction to another, every fifth one longer. */
function scale(from, to, r, marks, colour, every = 5) {
  const tick = (i) =>
    spin(from + ((to - from) * i) / marks, box(0, -r + (i % every ? 0.4 : 0.75), 0.22, i % every ? 0.8 : 1.5, colour));
  return Array.from({ length: marks + 1 }, (_, i) => tick(i)).join('');
}

/** Figures along an arc, upright. */
const figures = (labels, from, to, r, height, colour) =>
  labels
    .map((label, i) => at(...polar(from + ((to - from) * i) / (labels.length - 1), r), numeral(label, height, colour)))
    .join('');

/** Two concentric turning discs read at a fixed line. */
function discs({ dial, ink }, r) {
  const label = (text, far, size) => at(0, -far, numeral(text, size, ink));
  return [
    circle(0, 0, r, dial),
    spin(-TIME.minute, around(12, (i) => label((i * 5 || 60), r * 0.77, r * 0.11)) + track(r * 0.95, ink)),
    circle(0, 0, r * 0.63, shade(dial, -0.3)),
    circle(0, 0, r * 0.62, shade(dial, 0.13)),
    spin(-TIME.hour, around(12, (i) => label(i || 12, r * 0.47, r * 0.14)) + track(r * 0.6, ink)),
    circle(0, 0, r * 0.27, dial),
    box(0, -r * 0.49, r * 0.03, r * 0.98, ORANGE),
    circle(0, 0, r * 0.06, ORANGE),
  ].join(''); // prettier-ignore
}

/** Hour discs on a turning carrier, three arms or a bar of two; the one on duty points along the minute arc on top. */
function wandering({ dial, dialLine, ink }, r) {
  const yellow = COLOURS.yellow;
  const arms = /two hour discs/.test(dialLine) ? 2 : 3;
  const reach = arms === 2 ? 84 : 60; // half the minute arc, degrees
  const now = -reach + reach / 3;
  const disc = shade(dial, dial > '#4' ? -0.45 : 0.14);
  const arm = (i) =>
    box(0, -r * 0.25, r * 0.12, r * 0.5, yellow) +
    at(0, -r * 0.44, circle(0, 0, r * 0.27, disc) + ring(0, 0, r * 0.27, r * 0.025, yellow)) +
    at(0, -r * 0.44, spin(-now - (i * 360) / arms, numeral([10, 11, 9][i], r * 0.24, '#f1efe8')));
  const pointer = poly([[0, -r * 0.81], [-r * 0.05, -r * 0.71], [r * 0.05, -r * 0.71]], yellow); // prettier-ignore
  return [
    circle(0, 0, r, dial),
    stroke(arc(-reach - 5, reach + 5, r * 0.87), shade(dial, 0.09), r * 0.2),
    scale(-reach, reach, r * 0.82, 60, ink),
    figures([0, 15, 30, 45, 60], -reach, reach, r * 0.89, r * 0.09, ink),
    spin(now, around(arms, arm) + pointer),
    circle(0, 0, r * 0.12, yellow) + circle(0, 0, r * 0.05, dial),
  ].join('');
}

/** One hand that goes round once a day, noon at the top, the night half navy. */
function oneHand({ dial, ink }, r) {
  const night = COLOURS.navy;
  const colour = (h) => (h > 6 && h < 18 ? ink : '#f1efe8');
  return [
    circle(0, 0, r, dial) + path(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`, night),
    around(96, (i) => box(0, -r * 0.94, r * 0.012, r * (i % 4 ? 0.04 : 0.08), colour((i / 4 + 12) % 24))),
    around(24, (i) => at(0, -r * 0.81, numeral(((i + 11) % 24) + 1, r * 0.1, colour((i + 12) % 24)))),
    needle(-28, r * 0.76, r * 0.045, ORANGE),
  ].join('');
}

/** A regulator: hours on a ring at 12, minutes from the centre, seconds at 6. */
const regulator = (look, r) =>
  circle(0, 0, r, look.dial) +
  ring(0, 0, r * 0.91, r * 0.13, CREAM) +
  track(r * 0.965, '#25282b', 60, r * 0.05) +
  subDial(0, -r * 0.45, r * 0.35, CREAM, '#25282b', TIME.hour) +
  circle(0, -r * 0.45, r * 0.21, look.dial) +
  at(0, -r * 0.45, needle(TIME.hour, r * 0.22, r * 0.045, look.ink)) +
  subDial(0, r * 0.46, r * 0.3, look.subDial, look.ink, 210) +
  needle(TIME.minute, r * 0.84, r * 0.05, look.ink);

/** A date hand on a silver arc from 7 to 11 that springs back, beside hour, minute and seconds hands. */
const retrograde = (look, r) =>
  circle(0, 0, r, look.dial) +
  track(r * 0.97, look.ink) +
  around(12, (i) => (i > 6 && i < 12 ? '' : box(0, -r * 0.8, r * 0.05, r * 0.18, look.ink))) +
  stroke(arc(208, 332, r * 0.68), COLOURS.silver, r * 0.17) +
  scale(210, 330, r * 0.75, 30, '#25282b') +
  figures([1, 16, 31], 210, 330, r * 0.655, r * 0.075, '#25282b') +
  needle(262, r * 0.6, r * 0.035, COLOURS.silver, '#ffffff') +
  hands(look, r);

/** Sun over the upper half for the hour, an orange hand over the lower half for the minutes. */
function halfCircles({ dial, ink }, r) {
  const gold = COLOURS.champagne;
  const [x, y] = polar(-28, r * 0.56);
  return [
    circle(0, 0, r, dial),
    path(`M${-r * 0.8} 0A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.8} 0Z`, shade(dial, 0.16)),
    scale(-90, 90, r * 0.96, 48, ink, 4),
    figures([6, 8, 10, 12, 2, 4, 6], -79, 79, r * 0.84, r * 0.095, ink),
    at(x, y, around(12, () => box(0, -r * 0.19, r * 0.022, r * 0.07, gold)) + circle(0, 0, r * 0.13, gold)),
    scale(-100, -260, r * 0.96, 60, ink),
    figures([0, 15, 30, 45, 60], -104, -256, r * 0.8, r * 0.09, ink),
    box(0, 0, r * 2, r * 0.05, shade(dial, -0.35)),
    needle(-126, r * 0.68, r * 0.04, ORANGE),
  ].join(''); // prettier-ignore
}

const DIALS = [
  [/concentric discs/, discs],
  [/hour discs|numeral discs/, wandering],
  [/24 arabic numerals/, oneHand],
  [/cream hour ring/, regulator],
  [/date arc/, retrograde],
  [/half circle/, halfCircles],
];

/** The drawing of an unusual dial, hands included; undefined for a watch that has hands in the usual way. */
export const xericDial = (look) => DIALS.find(([pattern]) => pattern.test(look.dialLine))?.[1];
