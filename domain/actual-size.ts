import { fieldsOf } from './records';

/**
 * A card to measure a screen by: ID-1 of ISO/IEC 7810, the size of bank cards, identity cards and driving licences; in mm.
 */
export const bankCard = { width: 85.6, height: 53.98 };

/** What a window says of the screen it is on. */
export type Screen = {
  /** Device px for each CSS px: zooming the page changes it, and so does a screen of another density. */
  ratio: number;
  /** CSS px of the whole screen. */
  width: number;
  height: number;
};

/** How large this screen draws, as its owner measured it once: CSS px for each mm. */
export type ScreenScale = Screen & { pxPerMm: number };

/** What a screen can have, zoomed from 25 to 500 %, in CSS px for each mm; `usual` is what CSS takes a mm for. */
export const pxPerMmLimits = { min: 0.5, max: 20, cssDefault: 96 / 25.4 };

/** Whether what was measured still holds: the same screen, turned or not, at the same zoom. */
export function isScaleForScreen(scale: ScreenScale, screen: Screen): boolean {
  const sides = ({ width, height }: Screen) => [Math.min(width, height), Math.max(width, height)].join('x');
  return scale.ratio === screen.ratio && sides(scale) === sides(screen);
}

/** Where a new measuring best begins: what was measured, carried over to the screen's zoom of now. */
export function initialPxPerMm(scale: ScreenScale | null, { ratio }: Screen): number {
  const guess = scale ? (scale.pxPerMm * scale.ratio) / ratio : pxPerMmLimits.cssDefault;
  return Math.min(pxPerMmLimits.max, Math.max(pxPerMmLimits.min, guess));
}

/** A scale as one text; `parseScreenScale` reads it. */
export const screenScaleText = (scale: ScreenScale): string => JSON.stringify(scale);

/** The scale in a kept text; null where it holds none that a screen can have. */
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
