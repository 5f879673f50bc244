/** Skeleton dials: wheels under plates, bridges, struts or a lattice. `r` is the dial radius in mm. */
import { indices, subDial, track } from './dial.mjs';
import { BRASS } from './look.mjs';
import { around, at, box, circle, path, polar, ring, shade, spin, stroke } from './svg.mjs';

const STEEL = '#b4babd';
const SCREW = '#2c4878';

/** A toothed wheel with four spokes. */
function wheel(x, y, r, colour) {
  const teeth = Math.round(r * 9);
  const pitch = (2 * Math.PI * r) / teeth;
  return at(x, y, [
    ring(0, 0, r, r * 0.1, colour, { 'stroke-dasharray': `${(pitch * 0.55).toFixed(3)} ${(pitch * 0.45).toFixed(3)}` }),
    ring(0, 0, r * 0.87, r * 0.17, colour),
    around(4, () => box(0, -r * 0.42, r * 0.11, r * 0.8, colour)),
    circle(0, 0, r * 0.2, colour),
    circle(0, 0, r * 0.09, shade(colour, -0.5)),
  ].join('')); // prettier-ignore
}

/** The balance: a smooth rim on two spokes with its four timing screws and hairspring. */
const balance = (x, y, r) =>
  at(x, y, [
    ring(0, 0, r * 0.85, r * 0.13, BRASS),
    spin(35, box(0, 0, r * 0.12, r * 1.6, BRASS)),
    around(4, () => box(0, -r * 0.96, r * 0.14, r * 0.12, BRASS)),
    [0.28, 0.4, 0.52].map((k) => ring(0, 0, r * k, r * 0.03, SCREW)).join(''),
    circle(0, 0, r * 0.1, '#a8352a'),
  ].join('')); // prettier-ignore

/** The train from the barrel at 1 to the balance at 6, as [clock degrees, distance, radius] in shares of `r`. */
const TRAIN = [
  [20, 0.5, 0.34, BRASS],
  [292, 0.5, 0.25, STEEL],
  [238, 0.56, 0.22, BRASS],
  [95, 0.52, 0.27, STEEL],
  [140, 0.6, 0.19, BRASS],
  [335, 0.66, 0.14, STEEL],
  [0, 0, 0.22, BRASS],
];
const train = (r) =>
  TRAIN.map(([deg, far, size, colour]) => wheel(...polar(deg, r * far), r * size, colour)).join('') +
  balance(...polar(190, r * 0.56), r * 0.27);

/** A straight bridge between two points of the clock, with a screw at each end. */
function bar(from, to, r, width, colour) {
  const [a, b] = [polar(from, r), polar(to, r)];
  const line = `M${a}L${b}`;
  return (
    stroke(line, shade(colour, -0.4), width + 0.5, { 'stroke-linecap': 'round' }) +
    stroke(line, colour, width, { 'stroke-linecap': 'round' }) +
    [a, b].map(([x, y]) => circle(x * 0.95, y * 0.95, width * 0.26, SCREW)).join('')
  );
}

/** A bridge that curves inwards from the rim like a stem, a screw at its foot and a jewel at its tip. */
function stem(r, colour) {
  const line = `M0 ${-r * 0.84}Q${r * 0.36} ${-r * 0.7} ${r * 0.2} ${-r * 0.3}`;
  const round = { 'stroke-linecap': 'round' };
  return (
    stroke(line, shade(colour, -0.4), r * 0.11 + 0.5, round) +
    stroke(line, colour, r * 0.11, round) +
    circle(0, -r * 0.82, r * 0.03, SCREW) +
    circle(r * 0.2, -r * 0.3, r * 0.028, '#a8352a')
  );
}

const bars = (pairs, r, width, colour) => pairs.map(([a, b]) => bar(a, b, r, width, colour)).join('');

/** The part in front of (or around) the wheels, by the words of the dial line. */
const PLATES = [
  [/opening at 6/, ({ dial }, r) => circle(0, 0, r, dial) + opening(0, r * 0.5, 6, balance(0, r * 0.5, 5.4))],
  [/open barrel/, ({ dial, ink }, r) => turned(dial, r) + opening(0, -r * 0.52, r * 0.3, barrel(r)) + subDial(0, r * 0.5, r * 0.28, shade(dial, -0.25), ink, 210)],
  [/brass and steel wheels/, ({ dial }, r) => circle(0, 0, r, dial) + shadowed(r) + train(r)],
  [/lattice/, ({ dial }, r) => train(r) + lattice(dial, r)],
  [/crossed struts/, ({ dial }, r) => train(r) + bars([[325, 145], [35, 215], [290, 70], [250, 110]], r * 0.9, r * 0.1, dial)],
  [/curved bridges/, ({ dial }, r) => train(r) + [20, 92, 164, 236, 308].map((deg) => spin(deg, stem(r, dial))).join('')],
  [/diagonal bridges/, ({ dial }, r) => train(r) + bars([[315, 135], [45, 225], [300, 30], [60, 330]], r * 0.9, r * 0.09, dial)],
  [/closed outer ring/, ({ dial }, r) => train(r) + ring(0, 0, r * 0.86, r * 0.28, dial) + bars([[335, 155], [60, 240]], r * 0.76, r * 0.13, dial)],
  [/./, (_, r) => train(r) + bars([[-20, 112], [70, 202], [160, 292], [250, 22]], r * 0.76, r * 0.12, STEEL)],
]; // prettier-ignore

const opening = (x, y, r, inside) => circle(x, y, r + 0.35, BRASS) + circle(x, y, r, '#26221f') + inside;
const shadowed = (r) =>
  TRAIN.map(([deg, far, size]) => circle(...polar(deg, r * far), r * size * 1.12, '#00000038')).join('');
const turned = (dial, r) =>
  circle(0, 0, r, dial) +
  [0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36].map((k) => ring(0, 0, r * k, 0.16, shade(dial, -0.22))).join('');

/** The mainspring in its open barrel: arcs that step outwards at every half turn. */
function barrel(r) {
  const step = r * 0.024;
  const coils = Array.from({ length: 9 }, (_, i) => r * 0.05 + i * step).map(
    (a, i) => `A${a} ${a} 0 0 1 ${i % 2 ? -a - step : a} 0`,
  );
  return at(
    0,
    -r * 0.52,
    path(`M${-r * 0.05} 0${coils.join('')}`, 'none', { stroke: STEEL, 'stroke-width': r * 0.014 }) +
      circle(0, 0, r * 0.04, STEEL),
  );
}

function lattice(dial, r) {
  const lines = [-2, -1, 0, 1, 2].map((i) => {
    const [x, half] = [i * r * 0.34, Math.sqrt(1 - (i * 0.34) ** 2) * r];
    return `M${x} ${-half}V${half}M${-half} ${x}H${half}`;
  });
  return spin(45, stroke(lines.join(''), shade(dial, -0.45), r * 0.125) + stroke(lines.join(''), dial, r * 0.09));
}

/** The whole skeleton dial: floor, works, chapter ring and hour marks. */
export function openwork(look, r) {
  const { dial, dialLine } = look;
  const plate = PLATES.find(([pattern]) => pattern.test(dialLine))[1];
  const closed = /opening at 6|open barrel/.test(dialLine);
  const chapter = /black minute ring/.test(dialLine) ? '#1e2022' : dial;
  const ink = /black minute ring/.test(dialLine) ? '#f1efe8' : look.ink;
  return [
    circle(0, 0, r, shade(dial, look.dark ? -0.5 : -0.62)),
    plate(look, r),
    closed ? '' : ring(0, 0, r * 0.94, r * 0.12, chapter),
    track(r * 0.98, ink),
    indices({ ...look, ink, indexInk: ink }, r * (closed ? 1 : 0.99), closed ? [12, 6] : []),
  ].join('');
}
