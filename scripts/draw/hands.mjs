/** Hands, drawn pointing up from the centre; lengths in mm. */
import { RED } from './look.mjs';
import { box, circle, light, path, poly, shade, spin, stroke } from './svg.mjs';

/** The time on every dial: ten past ten, 35 seconds. */
export const TIME = { hour: 305, minute: 60, second: 210 };

const SHAPES = {
  stick: (l, w, c) => box(0, -l / 2, w * 0.5, l, c),
  baton: (l, w, c) => box(0, -l / 2, w, l, c, w * 0.12),
  lume: (l, w, c) => box(0, -l / 2, w * 1.15, l, c, w * 0.2) + box(0, -l * 0.6, w * 0.55, l * 0.68, lume(c)),
  block: (l, w, c) => box(0, -l / 2, w * 1.7, l, c, 0.3) + box(0, -l * 0.68, w * 0.8, l * 0.5, lume(c)),
  dauphine: (l, w, c) =>
    poly([[0, -l], [w * 0.85, -w], [0, w * 2]], shade(c, light(c) < 0.5 ? 0.25 : -0.18)) +
    poly([[0, -l], [-w * 0.85, -w], [0, w * 2]], c), // prettier-ignore
  leaf: (l, w, c) =>
    path(`M0 ${-l}Q${w * 1.5} ${-l * 0.45} ${w * 0.3} 0H${-w * 0.3}Q${-w * 1.5} ${-l * 0.45} 0 ${-l}Z`, c),
  outline: (l, w, c) =>
    stroke(`M0 ${-l}L${w * 0.75} ${-l * 0.3} ${w * 0.2} 0H${-w * 0.2}L${-w * 0.75} ${-l * 0.3}Z`, c, w * 0.34),
};
const lume = (c) => (light(c) < 0.5 ? '#f1efe8' : '#b9c4b4');

/** One hand of the watch's style turned to a clock direction, with a coloured tip where the dial line asks for it. */
function hand(look, deg, length, width, colour) {
  const tip = look.tip ? box(0, -length * 0.86, width * 1.02, length * 0.28, look.tip) : '';
  return spin(deg, SHAPES[look.hands](length, width, colour) + tip);
}

/** A thin hand with a counterweight, for seconds and stopwatch; `tip` colours the outer third. */
export function needle(deg, length, width, colour, tip) {
  const point = tip ? box(0, -length * 0.84, width, length * 0.32, tip) : '';
  return spin(deg, box(0, -length * 0.38, width, length * 1.24, colour) + point + circle(0, 0, width * 2.2, colour));
}

/** Hour and minute hands, then the central seconds if there are any, on a dial of radius `r`. */
export function hands(look, r) {
  const width = Math.max(0.8, r * 0.075);
  const rest = look.chrono ? 0 : TIME.second;
  const tip = /red-tipped/.test(look.dialLine) ? RED : undefined;
  return [
    hand(look, TIME.hour, r * 0.53, width * 1.15, look.handInk),
    hand(look, TIME.minute, r * 0.8, width, look.minuteInk ?? look.handInk),
    circle(0, 0, width * 1.1, look.handInk),
    look.seconds ? needle(rest, r * 0.84, Math.max(0.28, r * 0.016), look.secondsInk, tip) : '',
    circle(0, 0, width * 0.3, look.dark ? look.dial : '#f4f2ec'),
  ].join('');
}
