/** The case in plan, seen from the front: lugs, crown, buttons, bezel. Lengths in mm, centre at the origin. */
import { tachymeter } from './dial.mjs';
import { COLOURS } from './look.mjs';
import { around, box, circle, light, path, poly, polar, regular, ring, shade, spin } from './svg.mjs';

/** Radius of the dial opening. */
export function opening(look) {
  if (look.block) return look.r * 0.73;
  if (look.diver) return look.r * 0.77;
  if (look.tachymeter === 'bezel') return look.r * 0.82;
  return look.r - (look.t < 7 ? 1.3 : look.openwork ? 1.6 : 2);
}

/** The two lugs on one side (-1 left, 1 right), slightly hollow on their outer edge. */
export function lugs({ r, lug, strap, metal }, side) {
  const [w, thick] = [strap.w / 2, Math.min(3.3, r * 0.16)];
  const one = (up) => {
    const p = (x, y) => `${x * side} ${-y * up}`;
    const outer = `${p(w + thick * 0.72, lug)}Q${p(w + thick * 1.15, lug * 0.8)} ${p(r * 0.9, r * 0.42)}`;
    const edge = { stroke: metal.side, 'stroke-width': 0.5, 'stroke-linejoin': 'round' };
    const whole = path(`M${p(w, lug)}L${outer}L${p(w, r * 0.4)}Z`, metal.base, edge);
    return whole + path(`M${outer}`, 'none', { stroke: metal.lit, 'stroke-width': 0.4 });
  };
  return one(1) + one(-1);
}

/** Resin shoulders in place of lugs: one wide piece from the case down over the ends of the strap. */
export function shoulders({ r, lug, strap, metal }) {
  const w = strap.w / 2;
  const mirrored = (points) => [...points, ...points.map(([x, y]) => [-x, y]).reverse()];
  const soft = { stroke: metal.side, 'stroke-width': 0.6, 'stroke-linejoin': 'round' };
  const one = (up) => poly(mirrored([[r * 0.86, 0], [r * 0.78, -r * 0.64 * up], [w + 1.2, (0.4 - lug) * up]]), metal.base, soft); // prettier-ignore
  return one(1) + one(-1);
}

/** Clock directions of the buttons. */
export const buttons = (look) => (look.block ? [62, 118, 242, 298] : look.chrono ? [61, 119] : []);

export const buttonColour = (look, deg) =>
  /orange gps/.test(look.caseLine) && deg === 62
    ? COLOURS.orange
    : look.block
      ? shade(look.metal.side, -0.2)
      : look.metal.base;

/** Radius of the crown; a resin watch has none. */
export function crownRadius(look) {
  if (look.block) return 0;
  const asked = look.caseLine.match(/([\d.]+) mm crown/);
  return asked ? asked[1] / 2 : Math.min(look.t * 0.26, look.r * 0.14);
}

/** Crown, buttons and valve, reaching out from under the case. */
export function crown(look) {
  const { r, metal, caseLine } = look;
  const size = crownRadius(look);
  const knurl = [-0.6, -0.2, 0.2, 0.6].map((k) => box(r + 1.9, k * size, 2.3, size * 0.13, metal.side)).join('');
  const wide = Number(caseLine.match(/([\d.]+) mm pushers/)?.[1] ?? (look.block ? 5 : 3.2));
  const button = (deg) =>
    spin(
      deg,
      box(0, -r - 0.5, wide * 0.55, 2.6, metal.side) + box(0, -r - 1.6, wide, 1.7, buttonColour(look, deg), 0.4),
    );
  const valve = /helium valve/.test(caseLine) ? spin(300, box(0, -r - 0.4, 4, 1.4, metal.side, 0.4)) : '';
  const sensor = /sensor cover/.test(caseLine) ? spin(270, box(0, -r, 8, 2.2, '#9aa0a2', 0.6)) : '';
  const stem = size
    ? box(r + 0.6, 0, 2, size * 1.4, metal.side) + box(r + 1.9, 0, 2.3, size * 2, metal.base, 0.45) + knurl
    : '';
  return stem + buttons(look).map(button).join('') + valve + sensor;
}

/** The shape of the case body, for its walls. */
export const outline = (look, fill, r = look.r) =>
  look.block && look.digital ? poly(regular(8, r), fill) : circle(0, 0, r, fill);

/** The octagonal resin frame: eight facets, lit from the upper left. */
function octagon({ r, metal }) {
  const [outer, inner] = [regular(8, r), regular(8, r * 0.8)];
  const tone = [metal.base, metal.base, metal.side, metal.side, metal.side, metal.base, metal.lit, metal.lit];
  const facets = outer.map((p, i) => poly([p, outer[(i + 1) % 8], inner[(i + 1) % 8], inner[i]], tone[i]));
  const screws = [45, 135, 225, 315].map((deg) => circle(...polar(deg, r * 0.9), r * 0.03, shade(metal.side, -0.35)));
  return poly(outer, metal.base) + facets.join('') + poly(inner, shade(metal.side, -0.3)) + screws.join('');
}

/** The round resin frame of a watch with hands: four bumpers and, where asked, ribs. */
function bumpers({ r, metal, caseLine }) {
  const deep = shade(metal.side, -0.3);
  const rib = (i) => (i % 6 > 1 && i % 6 < 5 ? box(0, -r * 0.92, 0.7, r * 0.12, deep) : '');
  return [
    circle(0, 0, r, metal.side),
    circle(0, 0, r * 0.97, metal.base),
    /ribbed/.test(caseLine) ? around(48, rib) : '',
    around(4, () => spin(45, box(0, -r * 0.93, r * 0.42, r * 0.2, metal.lit, 1.2))),
    circle(0, 0, r * 0.84, metal.side),
    circle(0, 0, r * 0.81, metal.base),
    circle(0, 0, r * 0.755, deep),
  ].join('');
}

/** Diving scale: a zero triangle, bars at the fives, fine marks for the first twenty minutes. */
function divingScale(r, inner, ink) {
  const [middle, deep] = [(r + inner) / 2, r - inner];
  const zero = poly([[-deep * 0.36, -middle - deep * 0.28], [deep * 0.36, -middle - deep * 0.28], [0, -middle + deep * 0.34]], ink); // prettier-ignore
  const fine = (i) => (i < 20 ? box(0, -middle, deep * 0.08, deep * 0.34, ink) : '');
  return around(60, (i) =>
    i === 0 ? zero : i % 5 ? fine(i) : box(0, -middle, deep * (i % 15 ? 0.14 : 0.22), deep * 0.55, ink),
  );
}

/** Everything between the edge of the case and the dial opening. */
export function bezel(look) {
  const { r, metal, caseLine } = look;
  if (look.block) return look.digital ? octagon(look) : bumpers(look);
  const inner = opening(look);
  const print = '#e9e7e0';
  const rim = circle(0, 0, r, metal.side) + circle(0, 0, r - 0.32, metal.base);
  const lip = circle(0, 0, inner + 0.4, light(metal.base) < 0.3 ? metal.lit : metal.side);
  if (look.diver) {
    const grip = around(60, () => box(0, -r + 0.2, r * 0.055, 0.8, metal.side));
    return rim + grip + circle(0, 0, r - 0.9, '#212427') + divingScale(r - 0.9, inner + 0.5, print) + lip;
  }
  if (look.tachymeter === 'bezel')
    return rim + circle(0, 0, r - 0.7, '#212427') + tachymeter((r + inner) / 2 + 0.5, print) + lip;
  const milled = /milled/.test(caseLine) ? around(72, () => box(0, -r + 0.35, 0.35, 0.7, metal.side)) : '';
  const matt = /brushed|matt|blasted|carbon|resin|black/.test(caseLine) && !/polished bezel/.test(caseLine);
  return rim + milled + (matt ? '' : ring(0, 0, (r + inner) / 2 + 0.15, 0.5, metal.lit)) + lip;
}
