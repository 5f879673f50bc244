/** The dial in plan: disc, tracks, indices, sub-dials, window. `r` is the radius of the dial opening in mm. */
import { needle } from './hands.mjs';
import { COLOURS, RED } from './look.mjs';
import { numeral, roman } from './numerals.mjs';
import { arc, around, at, box, circle, poly, polar, ring, shade, spin, stroke } from './svg.mjs';

/** Sixty minute marks (or `count` of them) just inside radius `r`, the hours longer. */
export const track = (r, colour, count = 60, length = r * 0.035) =>
  around(count, (i) => {
    const long = i % 5 === 0;
    return box(
      0,
      -r + (long ? length * 0.7 : length / 2),
      r * (long ? 0.014 : 0.009),
      length * (long ? 1.4 : 1),
      colour,
    );
  });

/** A railway track: two rings with the minutes as sleepers. */
const railway = (r, colour) =>
  ring(0, 0, r, r * 0.009, colour) + ring(0, 0, r * 0.955, r * 0.009, colour) + track(r, colour, 60, r * 0.045);

/** Numerals upright at clock places: `label(hour)` gives the figure. */
const upright = (places, r, height, colour, label = (h) => h, weight = undefined) =>
  places.map((h) => at(...polar(h * 30, r), numeral(label(h), height, colour, weight))).join('');

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const baton = (r, width, length, colour, round = 0) => box(0, -r + length / 2, width, length, colour, round);
const twelve = (r, size, colour) => poly([[-size / 2, -r], [size / 2, -r], [0, -r + size]], colour); // prettier-ignore

const TUBE = { green: '#7fc9a0', ice: '#a6d5e2', orange: '#e58a3d', red: RED };

/** Colour of the gas tube at an hour, from the dial line's own words. */
function tube(line, h) {
  if (/odd hours/.test(line)) return h % 2 ? TUBE.green : TUBE.ice;
  if (/orange gas tubes from twelve to four/.test(line)) return h === 12 || h <= 4 ? TUBE.orange : TUBE.green;
  if (/orange gas tubes/.test(line)) return h === 12 ? TUBE.green : TUBE.orange;
  return /red one at nine/.test(line) && h === 9 ? TUBE.red : TUBE.green;
}

/** The hour marks, one style per watch; `free` are the hours that no sub-dial or window covers. */
const INDICES = {
  california: ({ indexInk: ink }, r, free) =>
    free.filter((h) => [10, 11, 1, 2].includes(h)).map((h) => roman(h, r * 0.77, r * 0.25, ink)).join('') +
    upright(free.filter((h) => h > 3 && h < 9 && h !== 6), r * 0.75, r * 0.25, ink) +
    (free.includes(6) ? upright([6], r * 0.75, r * 0.25, ink) : '') +
    [3, 9].filter((h) => free.includes(h)).map((h) => spin(h * 30, baton(r * 0.88, r * 0.07, r * 0.22, ink))).join('') +
    twelve(r * 0.9, r * 0.24, ink),
  arabic: ({ indexInk: ink }, r, free) => upright(free, r * 0.76, r * 0.22, ink),
  outline: ({ ink, dial }, r, free) =>
    [[0.24, ink], [0.16, dial], [0.03, ink]].map(([weight, colour]) => upright(free, r * 0.74, r * 0.21, colour, (h) => h, weight)).join(''),
  railway: ({ indexInk: ink }, r, free) =>
    upright(HOURS, r * 0.91, r * 0.085, ink, (h) => h * 5) + upright(free, r * 0.62, r * 0.17, ink),
  tubes: ({ dialLine, dark }, r, free) =>
    free.map((h) => {
      const [w, l] = [r * (h === 12 ? 0.15 : 0.085), r * (h % 3 ? 0.17 : 0.23)];
      const channel = baton(r * 0.91, w + r * 0.05, l + r * 0.05, dark ? '#111' : '#25282b', r * 0.03);
      return spin(h * 30, channel + baton(r * 0.885, w, l, tube(dialLine, h), r * 0.03));
    }).join(''),
  four: ({ indexInk: ink }, r) => around(4, () => circle(0, -r * 0.8, r * 0.06, ink)),
  blocks: ({ dialLine, ink }, r, free) =>
    free.map((h) => spin(h * 30, baton(r * 0.86, r * 0.13, r * 0.22, /orange hour/.test(dialLine) ? COLOURS.orange : ink, r * 0.02))).join(''),
  lume: ({ ink }, r, free) =>
    free.map((h) => spin(h * 30, baton(r * 0.9, r * (h % 3 ? 0.06 : 0.09), r * 0.2, ink, r * 0.02))).join(''),
  slim: ({ indexInk: ink }, r, free) =>
    free.map((h) => spin(h * 30, baton(r * 0.9, r * 0.026, r * (h % 3 ? 0.17 : 0.24), ink))).join(''),
  batons: ({ indexInk: ink }, r, free) =>
    free.map((h) => spin(h * 30, h === 12
      ? at(-r * 0.045, 0, baton(r * 0.9, r * 0.055, r * 0.2, ink)) + at(r * 0.045, 0, baton(r * 0.9, r * 0.055, r * 0.2, ink))
      : baton(r * 0.9, r * 0.055, r * (h % 3 ? 0.15 : 0.2), ink))).join(''),
}; // prettier-ignore

/** The hour marks scaled into radius `r`, leaving out the `taken` hours. */
export const indices = (look, r, taken = []) =>
  INDICES[look.indices](
    look,
    r,
    HOURS.filter((h) => !taken.includes(h)),
  );

/** A small dial `r` mm in radius with its own ticks and hand. */
export function subDial(x, y, r, ground, ink, deg, { rim, handInk = ink, marks = 12 } = {}) {
  return at(x, y, [
    circle(0, 0, r, ground),
    rim ? ring(0, 0, r, r * 0.07, rim) : ring(0, 0, r, r * 0.03, shade(ground, ground > '#7' ? -0.16 : 0.18)),
    around(marks, (i) => box(0, -r * 0.83, r * 0.035, r * (i % 3 ? 0.1 : 0.2), ink)),
    needle(deg, r * 0.72, Math.max(0.3, r * 0.07), handInk),
  ].join('')); // prettier-ignore
}

/** The sub-dials at their places; on a stopwatch all but the running seconds stand at zero. */
function subDials(look, r) {
  const running = [6, 3, 9].find(
    (h) => look.subs.includes(h) && !(h === 3 && /24-hour|30-minute/.test(look.functions)),
  );
  const size = r * (look.subs.length > 2 ? 0.27 : 0.29);
  const rim = /gold-tone rims/.test(look.dialLine) ? look.indexInk : undefined;
  const ink = look.subDial > '#7' ? '#25282b' : '#f1efe8';
  return look.subs
    .map((h) => {
      const deg = h === running ? 210 : h === 3 && look.chrono ? 150 : look.chrono ? 0 : 130;
      const handInk = h !== running && /stopwatch hands/.test(look.dialLine) ? look.secondsInk : ink;
      return subDial(...polar(h * 30, r * 0.5), size, look.subDial, ink, deg, { rim, handInk });
    })
    .join('');
}

/** The date window with two figures, or a day and a date side by side. */
function dateWindow(look, r) {
  const wide = /day and date/.test(look.functions);
  const [w, h] = [r * (wide ? 0.42 : 0.23), r * 0.19];
  const frameless = look.indices === 'outline';
  const [ground, ink] = frameless ? [look.dial, look.ink] : ['#f8f7f3', '#25282b'];
  const [x, y] = polar(look.window * 30, r * (wide ? 0.66 : 0.72));
  const day = wide ? box(-w * 0.22, 0, w * 0.4, h * 0.5, '#9aa0a2') : '';
  const date = at(wide ? w * 0.24 : 0, 0, numeral(28, h * 0.58, ink));
  return at(
    x,
    y,
    (frameless ? '' : box(0, 0, w + 0.3, h + 0.3, look.dark ? shade(look.dial, 0.35) : '#9aa0a2')) +
      box(0, 0, w, h, ground) +
      day +
      date,
  );
}

/** Red sectors over the silence minutes, a 24-hour ring: what single dial lines add. */
function extras({ dialLine, indexInk }, r) {
  const sector = (from, to) => stroke(arc(from * 6, to * 6, r * 0.95), RED, r * 0.07);
  if (/two red sectors/.test(dialLine)) return sector(15, 18) + sector(45, 48);
  if (/24-hour inner ring/.test(dialLine)) return upright(HOURS, r * 0.52, r * 0.085, indexInk, (h) => h + 12);
  return '';
}

/** The scale at the edge that turns seconds into speed: ticks and short bars for its figures. */
export const tachymeter = (r, colour) =>
  around(72, (i) => box(0, -r, r * 0.012, r * (i % 6 ? 0.03 : 0.055), colour)) +
  around(12, (i) => (i ? spin(15, box(0, -r, r * 0.13, r * 0.028, colour)) : ''));

/** A plain dial with everything printed on it; the hands are laid on by the caller. */
export function dial(look, r) {
  const minutes = look.dark ? shade(look.ink, -0.12) : shade(look.ink, 0.15);
  const bare = /gold-tone batons|four|slim applied markers|sunray/.test(look.dialLine);
  const inner = look.tachymeter === 'dial' ? r * 0.87 : r;
  const covered = /california|arabic/.test(look.indices) ? look.subs : [];
  const glass = look.block ? (/two digital/.test(look.dialLine) ? [5, 6, 7] : [6]) : [];
  const taken = [...covered, ...glass, look.window];
  return [
    circle(0, 0, r, look.dial),
    look.tachymeter === 'dial' ? ring(0, 0, r * 0.885, r * 0.008, minutes) + tachymeter(r * 0.95, /blue tach/.test(look.dialLine) ? '#2c4878' : minutes) : '',
    bare ? '' : /railway/.test(look.dialLine) ? railway(r * (look.indices === 'railway' ? 0.82 : 0.97), minutes) : track(inner * 0.97, minutes),
    extras(look, r),
    indices(look, inner, taken),
    subDials(look, inner),
    look.window ? dateWindow(look, inner) : '',
  ].join(''); // prettier-ignore
}
