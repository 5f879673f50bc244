import scales from './picture-scales.json';

/** By picture key, `xerix/1-1`; the studio writes the file (studio/README.md). */
const known: Readonly<Record<string, { px_per_mm: number }>> = scales;

const fronts = Object.keys(known).filter((key) => key.endsWith('-1'));

/** The scale at which the largest watch of the shop fills its frame and every other is smaller (docs/product.md 5.10). */
const commonPxPerMm = Math.min(...fronts.map((key) => known[key]?.px_per_mm ?? Infinity));

/**
 * How many px of the picture at `path` (such as `/watches/xerix/1-1.webp`) are a millimetre of its watch, at the middle
 * of the case. Null where nobody knows: an owner's own photograph, or a profile.
 */
export function pxPerMmOf(path: string): number | null {
  const key = /^\/watches\/(.+)\.\w+$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(known, key) ? (known[key]?.px_per_mm ?? null) : null;
}

/** The share of its own size at which the picture at `path` stands at the one scale of all; null where nobody knows. */
export function trueSizeRatioOf(path: string): number | null {
  const pxPerMm = pxPerMmOf(path);
  return pxPerMm && Math.round((commonPxPerMm / pxPerMm) * 1000) / 1000;
}
