import type { CaseForm } from './specification';
import { type CaseMeasures, frontOutline } from './drawing-front';
import { type Box, mm, type Point } from './drawing-path';
import { sideOutline } from './drawing-side';

/** A watch in an overlay. */
export type OverlayWatch = { measures: CaseMeasures; form: CaseForm };

/** One outline: path, shift to the right, and position of its letter, in mm. */
type OverlayOutline = { path: string; shift: number; letter: Point };

/** Superimposed outlines, in the order of the watches. */
export type Overlay = { box: Box; outlines: readonly OverlayOutline[] };

/** Half the size of a letter and the outer margin, in mm. */
const [letter, margin] = [2, 3];

/**
 * Superimposes fronts, centred. Each letter is inside its own case, at another angle, so that equal cases do not hide
 * letters.
 */
export function overlayFronts(watches: readonly OverlayWatch[]): Overlay {
  const drawn = watches.map(({ measures, form }) => frontOutline(measures, form));
  const left = Math.min(...drawn.map((each) => each.left)) - margin;
  const right = Math.max(...drawn.map((each) => each.right)) + margin;
  const tip = Math.max(...watches.map(({ measures }) => measures.lugToLug / 2)) + margin;
  return {
    box: boxOf(left, -tip, right, tip),
    outlines: drawn.map(({ outline, flanks }, index) => {
      const angle = ((200 + 24 * index) * Math.PI) / 180;
      const radius = (watches[index]?.measures.caseDiameter ?? 0) / 2 - letter - 1;
      const place: Point = [mm(radius * Math.cos(angle)), mm(-radius * Math.sin(angle) + letter / 2)];
      return { path: outline + flanks, shift: 0, letter: place };
    }),
  };
}

/** Superimposes sides, aligned at the back; thicker cases extend to the left. */
export function overlaySides(watches: readonly OverlayWatch[]): Overlay {
  const thickest = Math.max(...watches.map(({ measures }) => measures.thickness));
  const tip = Math.max(...watches.map(({ measures }) => measures.lugToLug / 2)) + margin;
  return {
    box: boxOf(-margin - 2 * letter, -tip, thickest + margin, tip),
    outlines: watches.map(({ measures, form }, index) => {
      const shift = mm(thickest - measures.thickness);
      const place: Point = [mm(shift - letter), mm((index - (watches.length - 1) / 2) * 5 + 1)];
      return { path: sideOutline(measures, form).outline, shift, letter: place };
    }),
  };
}

function boxOf(left: number, top: number, right: number, bottom: number): Box {
  return { left: mm(left), top: mm(top), width: mm(right - left), height: mm(bottom - top) };
}
