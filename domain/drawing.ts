import { type CaseMeasures, frontOutline } from './drawing-front';
import { arrowPath, formatPoint, type Box, mm } from './drawing-path';
import { sideOutline } from './drawing-side';
import type { Specification, CaseForm } from './specification';

/** Measures shown in the drawing. */
export type MeasureName = 'caseDiameter' | 'thickness' | 'lugToLug' | 'strapWidth' | 'strapTaper';

type Measures = CaseMeasures & Pick<Specification, 'strapTaper'>;

/** A figure beside its arrow: middle of its baseline in mm; `turned` is vertical. */
type Figure = { of: MeasureName; x: number; y: number; turned?: boolean };

/**
 * A view of a working drawing, as paths in mm. `case`: the case; `dotted`: strap edges; `guides`: lines from case to
 * arrows; `arrows`: measures; `fitArrow`: the measure that decides the fit.
 */
export type DrawingView = {
  box: Box;
  case: string;
  dotted: string;
  guides: string;
  arrows: string;
  fitArrow: string;
  figures: readonly Figure[];
};

/** Distance from the case to an arrow, and from there to a figure's baseline below and above, in mm. */
const [arrowGap, baselineBelow, baselineAbove] = [7, 4.6, 1.4];
/** Space above and below a figure's baseline and to both sides, in mm. */
const [ascent, descent, halfFigure] = [4, 1.6, 15];

/** Draws a watch from the front (docs/product.md 6.10), one unit per mm. */
export function frontView(measures: Measures, form: CaseForm): DrawingView {
  const { outline, inner, flanks, left, right } = frontOutline(measures, form);
  const [radius, tip, strap] = [measures.caseDiameter / 2, measures.lugToLug / 2, measures.strapWidth / 2];
  const [above, below, beside] = [-tip - arrowGap, tip + arrowGap, right + 4];
  const edge = (x: number) =>
    `M${formatPoint([x, 1 - tip])}V${mm(above - 1)}M${formatPoint([x, tip - 1])}V${mm(below - 3)}`;
  const start = Math.min(left, -halfFigure) - 1;
  const taper = taperOf(measures, above);
  return {
    box: boxAround(
      start,
      Math.max(beside + baselineAbove + ascent, halfFigure) + 1,
      taper.top - baselineAbove - ascent,
      below + baselineBelow + descent,
    ),
    case: outline + inner + flanks,
    dotted: edge(-strap) + edge(strap) + taper.dotted,
    guides:
      `M${formatPoint([-radius, 1])}V${mm(below + 1)}M${formatPoint([radius, 1])}V${mm(below + 1)}` +
      `M${formatPoint([strap, -tip])}H${mm(beside + 1)}M${formatPoint([strap, tip])}H${mm(beside + 1)}`,
    arrows: arrowPath([-strap, above], [strap, above]) + arrowPath([-radius, below], [radius, below]) + taper.arrow,
    fitArrow: arrowPath([beside, -tip], [beside, tip]),
    figures: [
      { of: 'strapWidth', x: 0, y: above - baselineAbove },
      { of: 'caseDiameter', x: 0, y: below + baselineBelow },
      ...taper.figures,
      { of: 'lugToLug', x: beside + baselineAbove, y: 0, turned: true },
    ],
  };
}

/** Draws the strap's taper above its width at the case. The taper's length is not a measure. */
function taperOf({ strapTaper, strapWidth }: Measures, above: number) {
  if (strapTaper === null) return { top: above, dotted: '', arrow: '', figures: [] };
  const bend = above - baselineAbove - ascent;
  const top = bend - 4;
  const edge = (side: 1 | -1) =>
    `M${formatPoint([(side * strapWidth) / 2, bend])}L${formatPoint([(side * strapTaper) / 2, top + 1])}`;
  const figure: Figure = { of: 'strapTaper', x: 0, y: top - baselineAbove };
  return {
    top,
    dotted: edge(-1) + edge(1),
    arrow: arrowPath([-strapTaper / 2, top], [strapTaper / 2, top]),
    figures: [figure],
  };
}

/** Draws the watch from 3 o'clock, at the same scale and with the same space below as the front view. */
export function sideView(measures: CaseMeasures, form: CaseForm): DrawingView {
  const { outline, flanks } = sideOutline(measures, form);
  const { thickness, lugToLug } = measures;
  const below = lugToLug / 2 + arrowGap;
  const reach = Math.max(0, halfFigure - 6 - thickness / 2);
  return {
    box: boxAround(-reach - 1, thickness + reach + 1, -lugToLug / 2 - 1, below + baselineBelow + descent),
    case: outline + flanks,
    dotted: '',
    guides: `M0 1V${mm(below + 1)}M${formatPoint([thickness, 1])}V${mm(below + 1)}`,
    arrows: arrowPath([0, below], [thickness, below]),
    fitArrow: '',
    figures: [{ of: 'thickness', x: thickness / 2, y: below + baselineBelow }],
  };
}

function boxAround(left: number, right: number, top: number, bottom: number): Box {
  return { left: mm(left), top: mm(top), width: mm(right - left), height: mm(bottom - top) };
}
