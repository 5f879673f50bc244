import type { Specification } from '@/domain/specification';
import type { Measured } from '@/domain/drawing';

/** What the working drawing of a watch says (docs/product.md 6.10). */
export const drawingWords = {
  title: 'The working drawing',
  scale: 'Both views at one scale, the same for every watch.',
  front: (names: string) => `From the front: ${names}.`,
  side: (names: string) => `From 3 o’clock: ${names}.`,
  wrist: (min: number, max: number) => `Wrist ${min} to ${max} mm`,
};

/** A figure as it stands beside its arrow. */
export function figureOf(measured: Measured, specification: Specification): string {
  const figure = `${specification[measured]} mm`;
  if (measured === 'lugToLug') return `${figure} lug to lug`;
  return measured === 'strapTaper' ? `${figure} at buckle` : figure;
}

const names: Record<Measured, string> = {
  caseDiameter: 'case diameter',
  thickness: 'thickness',
  lugToLug: '',
  strapWidth: 'strap width',
  strapTaper: 'strap width',
};

/** The same figure for whoever does not see the arrow: "case diameter 42 mm". */
export function namedFigure(measured: Measured, specification: Specification): string {
  return `${names[measured]} ${figureOf(measured, specification)}`.trim();
}
