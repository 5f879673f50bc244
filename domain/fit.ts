import type { Specification } from './specification';

/** Measures that decide the fit, in mm. */
export type FitMeasures = Pick<Specification, 'lugToLug' | 'wristMin' | 'wristMax'>;

/** Fits, smallest first: small on the wrist, the right size, and about as long as the wrist is wide. */
export const goodFits = ['snug', 'good', 'large'] as const;
export type GoodFit = (typeof goodFits)[number];

/** `too-large`: the lugs overhang the wrist. A strap that does not fit takes precedence. */
export type FitVerdict = GoodFit | 'too-large' | 'strap-too-short' | 'strap-too-long';

export type Fit = {
  verdict: FitVerdict;
  /** Distance from a lug's tip to the wrist's edge, in mm to a tenth; negative if the lugs overhang. */
  spare: number;
  /** Width of the wrist, in mm to a tenth. */
  wristWidth: number;
};

/**
 * Breadth of a wrist divided by its circumference (docs/product.md 22.3). The mean of 507 people is 52.7 mm breadth
 * over the bones and 161.0 mm least girth (130 to 196 mm). The ratio is the same for women and men. Source: Heinz,
 * Peterson, Johnson and Kerk, "Exploring Relationships in Body Dimensions", Journal of Statistics Education 11(2), 2003
 * (docs/decisions/0029-true-size.md).
 */
export const wristWidthRatio = 0.327;

/** Mean circumference of those 507 wrists, in mm. */
export const averageWrist = 161;

/** Standard deviation of wrist width, in mm; 73 % of the 507 people lie within it. */
export const wristWidthDeviation = 2.4;

/** Uncertainty of the estimated width, in mm on each side. A watch within it is a close call (docs/product.md 22.6). */
const closeCall = wristWidthDeviation / 2;

/** Share of a wrist's width below which a watch is small on it. */
const snugShare = 0.8;

/**
 * Decides how a watch fits a wrist of a circumference in mm (docs/product.md 22.5). The wrist's width is an estimate
 * (`wristWidthRatio`). Cards, pages, filters and the search use this verdict.
 */
export function fitOf({ lugToLug, wristMin, wristMax }: FitMeasures, circumference: number): Fit {
  const wristWidth = roundToTenth(circumference * wristWidthRatio);
  const spare = roundToTenth((wristWidth - lugToLug) / 2);
  return { verdict: verdictOf(), spare, wristWidth };

  function verdictOf(): FitVerdict {
    if (circumference > wristMax) return 'strap-too-short';
    if (circumference < wristMin) return 'strap-too-long';
    if (spare < -closeCall) return 'too-large';
    if (spare <= closeCall) return 'large';
    return lugToLug < snugShare * wristWidth ? 'snug' : 'good';
  }
}

/** True if strap and lugs fit the wrist. */
export const isGoodFit = (verdict: FitVerdict): verdict is GoodFit => goodFits.some((fit) => fit === verdict);

/** Share of a wrist's width that looks right lug to lug: the lugs end 6 % of the width within each edge. */
const rightLugShare = 0.88;

/** How far a fitting watch is from the right size for a wrist of a circumference in mm, as a share of its width. */
export const distanceFromRightSize = ({ lugToLug }: Pick<FitMeasures, 'lugToLug'>, circumference: number): number =>
  Math.abs(lugToLug / (circumference * wristWidthRatio) - rightLugShare);

/** Rounded to a tenth; never -0. */
const roundToTenth = (length: number): number => Math.round(length * 10) / 10 || 0;
