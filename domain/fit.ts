import type { Specification } from './specification';

/** What of a watch decides whether it fits a wrist; all in mm. */
export type FitMeasures = Pick<Specification, 'lugToLug' | 'wristMin' | 'wristMax'>;

/** `over`: the lugs stand over the wrist's edge. A strap that does not go round is named before that. */
type FitVerdict = 'fits' | 'over' | 'strap-too-short' | 'strap-too-long';

export type Fit = {
  verdict: FitVerdict;
  /** From a lug's tip to the edge of the wrist on each side, in mm to a tenth; below 0 the lugs stand over it. */
  spare: number;
  /** Across the wrist, in mm to a tenth. */
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

/** How much broader or narrower than that wrists are, in mm: one standard deviation, within which 73 % of those 507 lie. */
export const wristWidthDeviation = 2.4;

/**
 * Whether a watch fits a wrist of a circumference in mm, and how much room there is (docs/product.md 22.6). The wrist's
 * breadth is an estimate (`breadthShare`); the watch's lengths are its own.
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

/** Rounded to a tenth; never -0. */
const roundToTenth = (length: number): number => Math.round(length * 10) / 10 || 0;
