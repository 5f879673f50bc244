import type { Specification, BezelForm, CaseForm, Crown, Knob, LugForm } from './specification';
import {
  formatPoint,
  circlePath,
  closedPath,
  superellipsePath,
  superellipseHalfWidth,
  linePath,
  mm,
  type Point,
} from './drawing-path';

/** Measures of an outline, in mm. */
export type CaseMeasures = Pick<Specification, 'caseDiameter' | 'thickness' | 'lugToLug' | 'strapWidth'>;

/** Front view of a case: `outline` is the contour, `inner` the lines inside, `flanks` crown and pushers. */
export type FrontOutline = { outline: string; inner: string; flanks: string; left: number; right: number };

/** Widths of bezels and the resin frame, as shares of the radius (`studio/measures.py`). */
const bezelWidths: Record<BezelForm, number> = {
  smooth: 0.14,
  stepped: 0.14,
  thin: 0.075,
  coin: 0.14,
  fluted: 0.15,
  dive: 0.235,
  tachymeter: 0.215,
  fixed: 0.2,
};
const resinFrameWidth = 0.27;
/** Resin frame: height as a share of lug to lug, superellipse power, and cut of the corners (`studio/resin.py`). */
const resin = { height: 0.965, power: { octagon: 5.5, shock: 2.35 }, cut: 1.1 * Math.SQRT2 };

/**
 * A lug's outer edge (`studio/lugforms.py`). `breadth`: tip width as a share of the radius. `tangentDegrees`: where
 * it leaves the case, from 12; without it the edge is straight. `lean`: inward lean at the tip, mm per mm. `bow`:
 * strength of the curve's ends.
 */
const lugs: Record<LugForm, { breadth: number; tangentDegrees?: number; lean: number; bow: number }> = {
  curved: { breadth: 0.125, tangentDegrees: 67, lean: 0.3, bow: 1 },
  straight: { breadth: 0.135, lean: 0, bow: 1 },
  faceted: { breadth: 0.15, tangentDegrees: 70, lean: 0.3, bow: 0.8 },
  horned: { breadth: 0.05, tangentDegrees: 61, lean: 0.62, bow: 1.55 },
  slim: { breadth: 0.085, tangentDegrees: 58, lean: 0.22, bow: 0.9 },
  heavy: { breadth: 0.185, tangentDegrees: 74, lean: 0.26, bow: 1 },
  lyre: { breadth: 0.15, tangentDegrees: 60, lean: -0.05, bow: 1.35 },
  hooded: { breadth: 0.15, tangentDegrees: 78, lean: 0.34, bow: 0.7 },
};

/** Position of the strap arms on a resin body, as a share of its half width. */
const shoulderRoot = 0.78;

/** Protrusion of a round case's pusher and a resin key, in mm (`studio/case.py`, `studio/resin.py`). */
const protrusion = { pusher: 2.5, key: 1.1 };

/** Half the height of a resin body without its arms, in mm. */
export const resinHalfHeight = ({ lugToLug }: CaseMeasures): number => (resin.height * lugToLug) / 2;

/** Radius of the visible crystal, in mm. */
export function crystalRadius({ caseDiameter }: CaseMeasures, form: CaseForm): number {
  return (caseDiameter / 2) * (1 - (form.case === 'round' ? bezelWidths[form.bezel] : resinFrameWidth));
}

/** Draws a case from the front, without the strap. */
export function frontOutline(measures: CaseMeasures, form: CaseForm): FrontOutline {
  const radius = measures.caseDiameter / 2;
  const knobs = [...(form.pushers ?? []), ...(form.crown ? [form.crown] : [])];
  const flanks = knobs.map((knob) =>
    form.case === 'round' ? knobOnCircle(radius, knob) : knobOnFrame(measures, form, knob),
  );
  const xs = flanks.flat().map(([x]) => x);
  return {
    ...(form.case === 'round' ? roundOutline(measures, form.lugs) : resinOutline(measures, form.case)),
    inner: form.case === 'octagon' ? octagonOpening(radius) : circlePath([0, 0], crystalRadius(measures, form)),
    flanks: flanks.map(linePath).join(''),
    left: Math.min(-radius, ...xs),
    right: Math.max(radius, ...xs),
  };
}

function roundOutline({ caseDiameter, lugToLug, strapWidth }: CaseMeasures, form: LugForm) {
  const radius = caseDiameter / 2;
  const { breadth, tangentDegrees, lean, bow } = lugs[form];
  const inner = strapWidth / 2;
  const tip: Point = [inner + breadth * radius, lugToLug / 2];
  const angle = tangentDegrees === undefined ? Math.asin(tip[0] / radius) : (tangentDegrees * Math.PI) / 180;
  const along = tangentDegrees === undefined ? Math.PI / 2 : angle;
  const start: Point = [radius * Math.sin(angle), radius * Math.cos(angle)];
  const reach = (Math.hypot(tip[0] - start[0], tip[1] - start[1]) * bow) / 3;
  const first: Point = [start[0] - Math.cos(along) * reach, start[1] + Math.sin(along) * reach];
  const slant = Math.hypot(lean, 1);
  const second: Point = [tip[0] + (lean / slant) * reach, tip[1] - reach / slant];
  const root = Math.sqrt(radius ** 2 - inner ** 2);
  const lug = (sx: 1 | -1, sy: 1 | -1) => {
    const turn = ([x, y]: Point) => formatPoint([sx * x, sy * y]);
    return `M${turn(start)}C${turn(first)} ${turn(second)} ${turn(tip)}H${mm(sx * inner)}V${mm(sy * root)}`;
  };
  return { outline: circlePath([0, 0], radius) + lug(1, 1) + lug(-1, 1) + lug(1, -1) + lug(-1, -1) };
}

function resinOutline(measures: CaseMeasures, shape: 'octagon' | 'shock') {
  const [x, y] = [measures.caseDiameter / 2, resinHalfHeight(measures)];
  const cut = resin.cut * x;
  const strap = measures.strapWidth / 2;
  const tip = measures.lugToLug / 2;
  const root = shoulderRoot * x;
  const rootAt = shape === 'octagon' ? cut - root : superellipseHalfWidth(y, x, resin.power.shock, root);
  const shoulder = (side: 1 | -1) =>
    `M${formatPoint([-root, side * rootAt])}L${formatPoint([-strap, side * tip])}H${mm(strap)}L${formatPoint([root, side * rootAt])}`;
  const body =
    shape === 'octagon'
      ? octagonPath(x, y, Math.min(x, cut - y), Math.min(y, cut - x))
      : superellipsePath(x, y, resin.power.shock);
  return { outline: body + shoulder(1) + shoulder(-1) };
}

function octagonPath(x: number, y: number, cx: number, cy: number): string {
  const quarter = (sx: 1 | -1, sy: 1 | -1): Point[] => [
    [sx * x, sy * cy],
    [sx * cx, sy * y],
  ];
  return closedPath([
    ...quarter(1, 1),
    ...quarter(-1, 1).toReversed(),
    ...quarter(-1, -1),
    ...quarter(1, -1).toReversed(),
  ]);
}

/** Opening of an eight-sided frame (`studio/resin.py`). */
const octagonOpening = (radius: number) => superellipsePath((15 * radius) / 23, (13.75 * radius) / 23, 6);

function knobOnCircle(radius: number, knob: Knob | Crown): Point[] {
  const angle = (knob.at * Math.PI) / 6;
  const [out, half] = ['length' in knob ? knob.length : protrusion.pusher, knob.diameter / 2];
  const corner = (along: number, across: number): Point => [
    along * Math.sin(angle) + across * Math.cos(angle),
    -along * Math.cos(angle) + across * Math.sin(angle),
  ];
  const foot = Math.sqrt(radius ** 2 - half ** 2);
  return [corner(foot, -half), corner(radius + out, -half), corner(radius + out, half), corner(foot, half)];
}

function knobOnFrame(measures: CaseMeasures, form: CaseForm, { at: hour, diameter }: Knob): Point[] {
  const angle = (hour * Math.PI) / 6;
  const radius = measures.caseDiameter / 2;
  const [side, y] = [Math.sign(Math.sin(angle)), -0.86 * radius * Math.cos(angle)];
  const power = form.case === 'octagon' ? resin.power.octagon : resin.power.shock;
  const edge = (height: number) => {
    const within = superellipseHalfWidth(radius, resinHalfHeight(measures), power, height);
    return form.case === 'octagon' ? Math.min(within, resin.cut * radius - Math.abs(height)) : within;
  };
  const [above, below] = [y - diameter / 2, y + diameter / 2];
  const out = Math.max(edge(above), edge(below)) + protrusion.key;
  return [
    [side * edge(above), above],
    [side * out, above],
    [side * out, below],
    [side * edge(below), below],
  ];
}
