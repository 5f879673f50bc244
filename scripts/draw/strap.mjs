/** The strap as a ribbon along a curve in the plane y-z, drawn through any projection. Lengths in mm. */
import { box, light, poly, shade } from './svg.mjs';
import { WEAVES, edges } from './weave.mjs';

const THICKNESS = { leather: 2.9, suede: 2.7, rubber: 3.2, resin: 3.4, bracelet: 3, mesh: 2, nato: 1.7, textile: 2.2 };

/** Depth of the spring bars below the top of the crystal, mm. */
const barDepth = (look) => Math.min(look.t * 0.66, look.t - THICKNESS[look.strap.material] * 0.9);

/** Points a third of a millimetre apart along cubic Bezier pieces ([y, z] corners), each with its arc length `s`. */
function sample(pieces) {
  const points = [];
  let s = 0;
  for (const [a, b, c, d] of pieces) {
    const count = Math.ceil(Math.hypot(d[0] - a[0], d[1] - a[1]) * 3.5);
    for (let i = points.length ? 1 : 0; i <= count; i++) {
      const [t, u] = [i / count, 1 - i / count];
      const [y, z] = [0, 1].map((k) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]);
      const last = points.at(-1);
      if (last) s += Math.hypot(y - last.y, z - last.z);
      points.push({ y, z, s });
    }
  }
  return points;
}

/** One strap half for the front view, towards 12 (side -1) or 6 (side 1), rolling away at `reach` mm from the centre. */
export function half(look, side, reach) {
  const [y, z] = [look.r * 0.8, -barDepth(look)];
  const points = sample([[[y, z], [y + (reach - y) * 0.65, z], [reach, z - 5], [reach, z - 20]]]); // prettier-ignore
  return points.map((p) => ({ ...p, y: p.y * side, u: Math.max(0, p.s - look.lug + y) }));
}

/** The strap closed round the middle of the wrist range, from 6 o'clock by way of the buckle to 12. */
export function loop(look) {
  const [y, z] = [look.r * 0.85, -barDepth(look)];
  const wide = Math.max(look.lug + 3.5, look.wrist / 6.1);
  const deep = -look.t - look.wrist / 4.4;
  const middle = deep * 0.54;
  const down = [
    [[y, z], [look.lug + 2, z - 1], [wide, middle + 13], [wide, middle]],
    [[wide, middle], [wide, middle - 12], [wide * 0.6, deep], [0, deep]],
  ]; // prettier-ignore
  const mirrored = down.map((piece) => piece.map(([py, pz]) => [-py, pz]).reverse()).reverse();
  const points = sample([...down, ...mirrored]);
  const total = points.at(-1).s;
  return points.map((p) => ({ ...p, u: Math.min(p.s, total - p.s) }));
}

/** The lowest point of a closed strap, mm below the crystal. */
export const lowest = (points) => Math.min(...points.map((p) => p.z));

/** Half the strap's width `u` mm from the lugs; it has tapered fully after 60 mm. */
const halfWidth = ({ w, end }, u) => (w - 0.4 - (w - end) * Math.min(1, u / 60)) / 2;

/** Unit normal of the piece from a to b that points away from the wrist. */
function outward(a, b, look) {
  const length = Math.hypot(b.y - a.y, b.z - a.z);
  const [ny, nz] = [(b.z - a.z) / length, (a.y - b.y) / length];
  return ny * a.y + nz * (a.z + look.t + 18) < 0 ? [-ny, -nz] : [ny, nz];
}

/**
 * The ribbon along `points`, seen through `project`: (x, y, z) in mm to [x, y, nearness]. A face turned well away from
 * the eye gets the side tone; what is far is painted first.
 */
export function ribbon(look, points, project) {
  const { strap } = look;
  const thick = THICKNESS[strap.material];
  const lining = light(strap.base) < 0.25 ? shade(strap.base, 0.13) : shade(strap.side, -0.12);
  const eye = (x, y, z) => project(x, y, z)[2] - project(0, 0, 0)[2];
  const pale = light(strap.base) > 0.85;
  const faces = [];
  points.slice(1).forEach((b, i) => {
    const a = points[i];
    const [ny, nz] = outward(a, b, look);
    const corner = (p, x, depth) => project(x, p.y - ny * depth, p.z - nz * depth).slice(0, 2);
    const face = (x0, x1, top, bottom, fill, lift) =>
      faces.push({
        near: project(0, a.y, a.z)[2] + lift,
        svg: poly([corner(a, x0, top), corner(b, x0, top), corner(b, x1, bottom), corner(a, x1, bottom)], fill, {
          stroke: fill,
          'stroke-width': 0.12,
        }),
      });
    const h = halfWidth(strap, a.u);
    const facing = eye(0, ny, nz);
    if (facing > 0.02) {
      const turned = facing < 0.5;
      face(-h, h, 0, 0, turned ? strap.side : strap.base, 0);
      for (const [x0, x1, colour] of [...WEAVES[strap.material](strap, a.s, h), ...edges(strap, h)])
        face(x0, x1, 0, 0, turned ? shade(colour, -0.24) : colour, 1);
    } else if (facing < -0.02) face(-h, h, thick, thick, lining, 0);
    if (eye(1, 0, 0) > 0.1) {
      face(h, h, 0, thick * 0.6, pale ? strap.base : shade(strap.base, -0.08), 0.02);
      face(h, h, thick * 0.52, thick * 1.03, strap.side, 0.04);
      if (pale) face(h, h, 0, 0.3, strap.side, 1);
    }
  });
  return faces
    .sort((p, q) => p.near - q.near)
    .map((f) => f.svg)
    .join('');
}

/** Pin buckle and keeper, or the clasp of a metal strap, seen edge-on at the foot of the closed loop, `z` mm down. */
export function buckle(look, z) {
  const { base, side, lit } = look.buckle;
  const thick = THICKNESS[look.strap.material];
  const y = -z - thick / 2;
  if (/bracelet|mesh/.test(look.strap.material))
    return box(0, y, 18, thick + 1, look.strap.side, 0.8) + box(0, y - 0.1, 17.4, thick + 0.3, look.strap.base, 0.6);
  const keeper = box(7, y - 0.5, 3.4, thick + 1.4, look.strap.side, 0.6);
  return (
    keeper +
    box(0, y, 5, thick + 2.4, side, 1) +
    box(0, y, 4.4, thick + 1.8, base, 0.8) +
    box(0, y, 2.4, thick + 0.4, lit, 0.5)
  );
}
