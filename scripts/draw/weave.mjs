/**
 * What shows on the face of a strap, by material: marks `s` mm along it as [from, to, colour] across it, `h` being half
 * its width there. Lengths in mm.
 */
import { shade } from './svg.mjs';

const mirror = (from, to, colour) => [[-to, -from, colour], [from, to, colour]]; // prettier-ignore
const across = (when, h, colour) => (when ? [[-h, h, colour]] : []);

/** The cut edges, a little darker than the face. */
export const edges = ({ base }, h) => mirror(h - 0.3, h, shade(base, -0.14));

/** Seams 1.4 mm inside the edges, in stitches of 1.7 mm. */
const stitching = ({ stitch }, s, h) => (stitch && s % 2.6 < 1.7 ? mirror(h - 1.75, h - 1.4, stitch) : []);

/** Links in rows, each row half a link off its neighbour; every second row polished. */
function links({ side, lit, line }, s, h) {
  const rows = /five rows/.test(line) ? [-1, -0.64, -0.22, 0.22, 0.64, 1] : [-1, -0.42, 0.42, 1];
  return rows.slice(1).flatMap((edge, i) => {
    const gap = (s + (i % 2) * 2.3) % 4.6 < 0.45;
    const face = gap || i % 2 ? [[rows[i] * h, edge * h, gap ? side : lit]] : [];
    return edge < 1 ? [...face, [edge * h - 0.12, edge * h + 0.12, side]] : face;
  });
}

/** Woven wire: short dark cells in rows, shifted by half from row to row. */
function mesh({ side }, s, h) {
  const columns = Math.round(h * 1.4);
  const cell = (h * 2) / columns;
  const shift = Math.floor(s / 1.2) % 2 ? cell / 2 : 0;
  const cells = s % 1.2 < 0.8 ? Array.from({ length: columns }, (_, i) => -h + i * cell + shift) : [];
  return cells.map((x) => [x + cell * 0.3, Math.min(h, x + cell * 0.65), side]);
}

export const WEAVES = {
  leather: stitching,
  suede: stitching,
  mesh,
  bracelet: links,
  rubber: ({ side }, s, h) => mirror(h * 0.34, h * 0.34 + 0.8, side),
  resin: ({ base, side, line }, s, h) => [
    ...mirror(h - 1.5, h - 1.1, shade(base, -0.14)),
    ...across(s % 5.2 < (/slotted/.test(line) ? 2 : 1.1), h * 0.5, side),
  ],
  textile: ({ base, side }, s, h) => [...across(s % 1.4 < 0.6, h, shade(base, -0.1)), ...mirror(h - 1, h - 0.65, side)],
  nato: ({ base, side }, s, h) => [...across(s % 1 < 0.45, h, shade(base, -0.08)), ...mirror(h - 1.2, h - 0.9, side)],
};
