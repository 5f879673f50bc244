/** The three views of a watch as SVG: front, three-quarter, profile from the crown side. */
import { bezel, buttonColour, buttons, crown, crownRadius, lugs, opening, outline, shoulders } from './case.mjs';
import { dial } from './dial.mjs';
import { depthScale, display, windows } from './digital.mjs';
import { hands } from './hands.mjs';
import { CARD } from './look.mjs';
import { openwork } from './openwork.mjs';
import { buckle, half, loop, lowest, ribbon } from './strap.mjs';
import { FRAME, around, at, box, circle, group, path, poly, polar, ring, shade } from './svg.mjs';
import { xericDial } from './xeric.mjs';

const canvas = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.w * FRAME.px}" height="${FRAME.h * FRAME.px}" ` +
  `viewBox="${-FRAME.w / 2} ${-FRAME.h / 2} ${FRAME.w} ${FRAME.h}">${box(0, 0, FRAME.w, FRAME.h, CARD)}${inner}</svg>`;

/** Centres a drawing by the points it covers, at `zoom`; smaller only where it would cross the frame's margin. */
function fit(points, zoom, inner) {
  const [xs, ys] = [0, 1].map((k) => points.map((p) => p[k]));
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = [FRAME.w, FRAME.h].map((size) => size - 2 * FRAME.margin);
  const scale = Math.min(zoom, room[0] / (right - left), room[1] / (foot - top));
  return canvas(group(`scale(${scale.toFixed(4)})`, at(-(left + right) / 2, -(top + foot) / 2, inner)));
}

/** The dial with its hands, whichever kind of watch this is. */
function face(look) {
  const r = opening(look);
  const other = xericDial(look);
  if (other) return other(look, r);
  if (look.digital) return display(look, r);
  if (look.openwork) return openwork(look, r) + hands(look, r);
  return dial(look, r) + (look.block ? depthScale(look, r) + windows(look, r) : '') + hands(look, r);
}

/** View 1: straight on, the strap rolling away above and below. */
export function front(look) {
  const straight = (x, y, z) => [x, y, z];
  const strap = (side) => ribbon(look, half(look, side, FRAME.h / 2 - 6), straight);
  const joints = look.block ? shoulders(look) : lugs(look, -1) + lugs(look, 1);
  return canvas(strap(-1) + strap(1) + joints + crown(look) + bezel(look) + face(look));
}

const turn = (deg) => [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
const [[cosY, sinY], [cosX, sinX], [cosZ, sinZ]] = [turn(-34), turn(20), turn(-7)];

/** The eye of view 2: the watch turned 34 degrees to show its crown side, tipped back 20, leant over 7. */
function eye(x, y, z) {
  const [x1, z1] = [x * cosY + z * sinY, z * cosY - x * sinY];
  const [y2, z2] = [y * cosX - z1 * sinX, y * sinX + z1 * cosX];
  return [x1 * cosZ - y2 * sinZ, x1 * sinZ + y2 * cosZ, z2];
}

/** Lays a flat drawing into the plane through `origin` along u and v, as the eye sees it. */
function plane(origin, u, v, inner) {
  const [ox, oy] = eye(...origin);
  const matrix = [...eye(...u).slice(0, 2), ...eye(...v).slice(0, 2), ox, oy];
  return group(`matrix(${matrix.map((n) => n.toFixed(4)).join(' ')})`, inner);
}

const level = (z, inner) => plane([0, 0, z], [1, 0, 0], [0, 1, 0], inner);

/** A wall: copies of a flat shape from one depth up to another, 0.15 mm apart. */
function wall(from, to, inner) {
  const count = Math.ceil((to - from) / 0.15);
  return Array.from({ length: count + 1 }, (_, i) => level(from + ((to - from) * i) / count, inner)).join('');
}

/** A crown or button standing out to the right at (x, y), `radius` thick. */
function knob(look, x, y, radius, cap) {
  const disc = (out, inner) => plane([x + out, y, -look.t * 0.55], [0, 1, 0], [0, 0, 1], inner);
  const stem = Array.from({ length: 22 }, (_, i) => disc(i * 0.13, circle(0, 0, radius, look.metal.side)));
  return (
    stem.join('') + disc(2.8, circle(0, 0, radius, cap) + ring(0, 0, radius * 0.6, radius * 0.12, look.metal.side))
  );
}

/** View 2: from the crown side and a little below, the strap closed behind. */
export function threeQuarter(look) {
  const { r, t, metal } = look;
  const points = loop(look);
  const sideTone = { ...look, metal: { base: metal.side, side: metal.side, lit: metal.side } };
  const raised = (part) => wall(-t * 0.84, -t * 0.36, part(sideTone)) + level(-t * 0.34, part(look));
  const [left, right] = look.block ? [() => '', shoulders] : [(l) => lugs(l, -1), (l) => lugs(l, 1)];
  const pressed = buttons(look).filter((deg) => deg < 180);
  const drawing = [
    raised(left),
    ribbon(look, points, eye),
    raised(right),
    wall(-t, -t * 0.86, circle(0, 0, r * 0.86, shade(metal.side, -0.15))),
    wall(-t * 0.86, -t * 0.3, outline(look, metal.side)),
    wall(-t * 0.3, -t * 0.26, outline(look, shade(metal.side, -0.25), r - 0.3)),
    crownRadius(look) ? knob(look, r - 0.4, 0, crownRadius(look), metal.base) : '',
    ...pressed.map((deg) => knob(look, ...polar(deg, r - 0.6), Math.min(2, t * 0.14), buttonColour(look, deg))),
    wall(-t * 0.26, -0.5, outline(look, shade(metal.base, -0.1))),
    level(-0.4, bezel(look) + face(look)),
  ];
  const edges = points.flatMap((p) => [-1, 1].map((s) => eye((s * look.strap.w) / 2, p.y, p.z)));
  const rim = [0, 60, 120, 180, 240, 300].map((deg) => eye(...polar(deg, r * 1.08), 0));
  return fit([...edges, ...rim], 1.06, drawing.join(''));
}

/** How far the crystal stands above the bezel, mm. */
function crystalRise({ crystal, t }) {
  const said = crystal.match(/([\d.]+) mm above/);
  if (said) return Number(said[1]);
  if (/4 mm thick/.test(crystal)) return 2;
  return t * (/acrylic/.test(crystal) ? 0.15 : /flat/.test(crystal) ? 0.035 : 0.1);
}

/** The case band seen from the side: lugs drawn down to the wrist, or the straight flanks of resin. */
function band({ block, r, t, lug, metal }) {
  const foot = t * 0.92;
  const end = block
    ? `H${r * 0.97}L${lug} ${t * 0.64}V${foot}H${r * 0.8}`
    : `H${r * 0.9}L${r * 0.92} ${t * 0.34}Q${lug} ${t * 0.6} ${lug} ${foot}H${lug - 1.6}L${lug - 3} ${t * 0.84}L${r * 0.74} ${t * 0.88}`;
  const right = path(`M-1 ${t * 0.3}${end}L-1 ${block ? foot : t * 0.88}Z`, metal.base);
  return right + group('scale(-1 1)', right);
}

/** Crown or button end-on. */
const endOn = (x, y, radius, metal, cap) =>
  at(x, y, circle(0, 0, radius, metal.side) + around(28, () => box(0, -radius, radius * 0.12, radius * 0.3, metal.base)) + circle(0, 0, radius * 0.8, cap) + ring(0, 0, radius * 0.5, radius * 0.09, metal.side)); // prettier-ignore

/** View 3: from the crown side, thickness to scale, the crystal on top and the strap closed below. */
export function profile(look) {
  const { r, t, lug, metal } = look;
  const points = loop(look);
  const rise = crystalRise(look);
  const inner = opening(look);
  const bend = /flat/.test(look.crystal) ? 0.97 : 0.72;
  const glass = `M${-inner} ${rise + 0.3}Q${-inner * bend} 0 ${-inner * 0.5} 0H${inner * 0.5}Q${inner * bend} 0 ${inner} ${rise + 0.3}Z`;
  const seen = buttons(look).filter((deg) => deg < 180);
  const drawing = [
    ribbon(look, points, (x, y, z) => [-y, -z, x]),
    buckle(look, lowest(points)),
    poly([[-r * 0.78, t * 0.85], [r * 0.78, t * 0.85], [r * 0.72, t], [-r * 0.72, t]], shade(metal.side, -0.2)),
    path(glass, '#c3ced0'),
    box(0, t * 0.3, r * 1.84, t * 0.07, shade(metal.side, -0.3)),
    poly([[-r, t * 0.27], [-r, t * 0.17], [-inner - 0.5, rise], [inner + 0.5, rise], [r, t * 0.17], [r, t * 0.27]], metal.side),
    poly([[-r, t * 0.2], [-r, t * 0.17], [-inner - 0.5, rise], [inner + 0.5, rise], [r, t * 0.17], [r, t * 0.2]], metal.lit),
    band(look),
    poly([[-r * 0.92, t * 0.36], [-r * 0.9, t * 0.3], [r * 0.9, t * 0.3], [r * 0.92, t * 0.36]], metal.lit),
    poly([[-r * 0.78, t * 0.8], [r * 0.78, t * 0.8], [r * 0.74, t * 0.88], [-r * 0.74, t * 0.88]], metal.side),
    crownRadius(look) ? endOn(0, t * 0.57, crownRadius(look), metal, metal.base) : '',
    ...seen.map((deg) => endOn(-polar(deg, r)[1], t * 0.57, Math.min(2, t * 0.15), metal, buttonColour(look, deg))),
  ]; // prettier-ignore
  const foot = [0, -lowest(points) + 1];
  return fit([...points.map((p) => [p.y, -p.z]), [0, 0], foot, [-lug, 0], [lug, 0]], 1.06, drawing.join(''));
}
