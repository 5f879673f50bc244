import scales from './picture-scales.json';

/** By picture key, `xerix/1-1`; written by the studio (studio/README.md). */
const known: Readonly<Record<string, { px_per_mm: number }>> = scales;

const fronts = Object.keys(known).filter((key) => key.endsWith('-1'));

/** Scale at which the largest watch fills its frame (docs/product.md 5.10). */
const commonPxPerMm = Math.min(...fronts.map((key) => known[key]?.px_per_mm ?? Infinity));

/**
 * Picture px per mm of the watch, at the middle of the case; null if unknown (an owner's photograph, or a profile).
 */
export function pxPerMmOf(path: string): number | null {
  const key = /^\/watches\/(.+)\.\w+$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(known, key) ? (known[key]?.px_per_mm ?? null) : null;
}

/** Factor that shows a picture at the common scale; null if unknown. */
export function trueSizeRatioOf(path: string): number | null {
  const pxPerMm = pxPerMmOf(path);
  return pxPerMm && Math.round((commonPxPerMm / pxPerMm) * 1000) / 1000;
}
