import type { CaseForm, CrystalForm, LugForm } from './specification';
import { type CaseMeasures, crystalRadius, resinHalfHeight } from './drawing-front';
import { formatPoint, circlePath, closedPath, mm, type Point } from './drawing-path';

/**
 * Shares of the thickness: crystal, bezel, back (`studio/measures.py`). The catalogue states only the total, so the
 * parts get no figure.
 */
const rises: Record<CrystalForm, number> = { flat: 0, dome: 0.09, box: 0.16 };
const [bezelShare, backShare, undersideShare] = [0.17, 0.15, 0.1];
/** Height of a lug's tip as a share of the thickness, and steepness of its top (`studio/lugforms.py`). */
const tips: Record<LugForm, [height: number, power: number]> = {
  curved: [0.17, 1.8],
  straight: [0.24, 1.15],
  faceted: [0.2, 1.25],
  horned: [0.15, 2.1],
  slim: [0.18, 1.7],
  heavy: [0.22, 1.6],
  lyre: [0.18, 1.7],
  hooded: [0.24, 1.4],
};

/**
 * Draws a case from 3 o'clock with 12 o'clock up, in mm: crystal at x = 0, back at x = thickness. `flanks` are crown
 * and pushers.
 */
export function sideOutline(measures: CaseMeasures, form: CaseForm): { outline: string; flanks: string } {
  return {
    outline: form.case === 'round' ? roundSide(measures, form) : resinSide(measures),
    flanks: sideKnobs(measures, form),
  };
}

function roundSide(measures: CaseMeasures, form: CaseForm & { case: 'round' }): string {
  const { caseDiameter, thickness, lugToLug } = measures;
  const radius = caseDiameter / 2;
  const crystal = crystalRadius(measures, form);
  const rise = rises[form.crystal] * thickness;
  const band = rise + bezelShare * thickness;
  const back = thickness - backShare * thickness;
  const foot = radius * 0.78;
  const dome =
    rise > 0 ? `M${formatPoint([rise, -crystal])}Q${formatPoint([-rise, 0])} ${formatPoint([rise, crystal])}` : '';
  const tip = lugToLug / 2;
  const along = (radius * 0.38) / (tip - radius * 0.62);
  const under = (share: number) => back - 0.3 + undersideShare * thickness * share ** 1.4;
  const [height, power] = tips[form.lugs];
  const top = (share: number) => band + (under(1) - height * thickness - band) * share ** power;
  const lug = (side: 1 | -1) => {
    const middle = (along + 1) / 2;
    const through = (line: (share: number) => number) => 2 * line(middle) - (line(along) + line(1)) / 2;
    const y = (radius + tip) / 2;
    return (
      `M${formatPoint([top(along), side * radius])}Q${formatPoint([through(top), side * y])} ${formatPoint([top(1), side * tip])}` +
      `H${mm(under(1))}Q${formatPoint([through(under), side * y])} ${formatPoint([under(along), side * radius])}`
    );
  };
  const bezel = radius * 0.97;
  return (
    dome +
    slabPath(rise, band, bezel) +
    slabPath(band, back, radius) +
    slabPath(back, thickness, foot, foot * 0.92) +
    lug(1) +
    lug(-1)
  );
}

/** A section of a case between two depths, with its half heights at front and back. */
const slabPath = (front: number, back: number, half: number, halfBehind = half) =>
  closedPath([
    [front, -half],
    [back, -halfBehind],
    [back, halfBehind],
    [front, half],
  ]);

function resinSide(measures: CaseMeasures): string {
  const { thickness, lugToLug, caseDiameter } = measures;
  const [half, tip] = [resinHalfHeight(measures), lugToLug / 2];
  const [front, back] = [bezelShare * thickness, thickness * (1 - backShare)];
  const foot = (caseDiameter / 2) * 0.74;
  const shoulder = (side: 1 | -1) =>
    `M${formatPoint([front + 0.2 * thickness, side * half])}L${formatPoint([back - 0.2 * thickness, side * tip])}H${mm(back)}V${mm(side * half * 0.94)}`;
  const chamfer = back - 0.2 * thickness;
  return (
    slabPath(0, front, half * 0.9, half) +
    slabPath(front, chamfer, half) +
    slabPath(chamfer, back, half, half * 0.94) +
    slabPath(back, thickness, foot, foot * 0.92) +
    shoulder(1) +
    shoulder(-1)
  );
}

function sideKnobs(measures: CaseMeasures, form: CaseForm): string {
  const radius = measures.caseDiameter / 2;
  const rise = form.case === 'round' ? rises[form.crystal] : 0;
  const middle = (measures.thickness * (rise + bezelShare + 1 - backShare)) / 2;
  return [...(form.pushers ?? []), ...(form.crown ? [form.crown] : [])]
    .filter(({ at: hour }) => Math.sin((hour * Math.PI) / 6) > 0)
    .map(({ at: hour, diameter }): [Point, number] => [
      [middle, -radius * (form.case === 'round' ? 1 : 0.86) * Math.cos((hour * Math.PI) / 6)],
      diameter / 2,
    ])
    .map(([place, half]) => circlePath(place, half))
    .join('');
}
