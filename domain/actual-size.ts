import { fieldsOf } from './records';

/**
 * Reference card for measuring a screen, in mm: ID-1 of ISO/IEC 7810 (bank cards, identity cards, driving licences).
 */
export const bankCard = { width: 85.6, height: 53.98 };

/** The screen of a window. */
export type Screen = {
  /** Device px per CSS px. Page zoom and the screen's density change it. */
  ratio: number;
  /** Screen size in CSS px. */
  width: number;
  height: number;
};

/** A measured screen: CSS px per mm. */
export type ScreenScale = Screen & { pxPerMm: number };

/** Plausible CSS px per mm at 25 to 500 % zoom. `cssDefault` is CSS's own definition of a mm. */
export const pxPerMmLimits = { min: 0.5, max: 20, cssDefault: 96 / 25.4 };

/** True if a measured scale applies to the screen: same size, turned or not, at the same zoom. */
export function isScaleForScreen(scale: ScreenScale, screen: Screen): boolean {
  const sides = ({ width, height }: Screen) => [Math.min(width, height), Math.max(width, height)].join('x');
  return scale.ratio === screen.ratio && sides(scale) === sides(screen);
}

/** Start value of a measurement: the last scale converted to the current zoom. */
export function initialPxPerMm(scale: ScreenScale | null, { ratio }: Screen): number {
  const guess = scale ? (scale.pxPerMm * scale.ratio) / ratio : pxPerMmLimits.cssDefault;
  return Math.min(pxPerMmLimits.max, Math.max(pxPerMmLimits.min, guess));
}

/** Serialises a scale for `parseScreenScale`. */
export const screenScaleText = (scale: ScreenScale): string => JSON.stringify(scale);

/** Parses a stored scale; null if the text is invalid or implausible. */
export function parseScreenScale(text: string): ScreenScale | null {
  try {
    const { pxPerMm, ratio, width, height } = fieldsOf(JSON.parse(text));
    const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1e5;
    if (!isLength(pxPerMm) || !isLength(ratio) || !isLength(width) || !isLength(height)) return null;
    if (pxPerMm < pxPerMmLimits.min || pxPerMm > pxPerMmLimits.max) return null;
    return { pxPerMm, ratio, width, height };
  } catch {
    return null;
  }
}
