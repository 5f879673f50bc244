import type { Specification } from './specification';

/** Measures that decide the fit, in mm. */
export type FitMeasures = Pick<Specification, 'lugToLug' | 'wristMin' | 'wristMax'>;

/** `over`: the lugs overhang the wrist. A strap that does not fit takes precedence. */
type FitVerdict = 'fits' | 'over' | 'strap-too-short' | 'strap-too-long';

export type Fit = {
  verdict: FitVerdict;
  /** Distance from a lug's tip to the wrist's edge, in mm to a tenth; negative if the lugs overhang. */
  spare: number;
  /** Width of the wrist, in mm to a tenth. */
  wristWidth: number;
};

/**
 * How broad a wrist is for each mm around it (docs/product.md 22.3). Of the 507 people, from 130 to 196 mm around, whose
 * wrists G. Heinz, L. J. Peterson, R. W. Johnson and C. J. Kerk measured ("Exploring Relationships in Body Dimensions",
 * Journal of Statistics Education 11(2), 2003; both wrists: breadth over the bones, and least girth), the mean breadth is
 * 52.7 mm and the mean girth 161.0 mm; for women and men alone the share is the same
 * (docs/decisions/0029-true-size.md).
 */
export const wristWidthRatio = 0.327;

/** Standard deviation of wrist width, in mm; 73 % of the 507 people lie within it. */
export const wristWidthDeviation = 2.4;

/**
 * Decides if a watch fits a wrist of a circumference in mm (docs/product.md 22.6). The wrist's width is an estimate
 * (`wristWidthRatio`).
 */
export function fitOf({ lugToLug, wristMin, wristMax }: FitMeasures, circumference: number): Fit {
  const wristWidth = roundToTenth(circumference * wristWidthRatio);
  const spare = roundToTenth((wristWidth - lugToLug) / 2);
  return { verdict: verdictOf(), spare, wristWidth };

  function verdictOf(): FitVerdict {
    if (circumference > wristMax) return 'strap-too-short';
    if (circumference < wristMin) return 'strap-too-long';
    return spare < 0 ? 'over' : 'fits';
  }
}

/** Share of a wrist's width that looks right lug to lug: the lugs end 6 % of the width within each edge. */
const rightLugShare = 0.88;

/** How far a fitting watch is from the right size for a wrist of a circumference in mm, as a share of its width. */
export const distanceFromRightSize = ({ lugToLug }: Pick<FitMeasures, 'lugToLug'>, circumference: number): number =>
  Math.abs(lugToLug / (circumference * wristWidthRatio) - rightLugShare);

/** Rounded to a tenth; never -0. */
const roundToTenth = (length: number): number => Math.round(length * 10) / 10 || 0;
