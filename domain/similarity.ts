import { keysOf } from './records';
import type { Specification } from './specification';

/** Input of the similarity: specification and price in USD cents. */
export type Comparable = { specification: Specification; priceCents: number };

/** Display: hands, a skeleton dial, or digits. */
type Display = 'hands' | 'skeleton' | 'digital';

/** Distinctive functions and their patterns in a functions line (`data/README.md`, `txt7`). */
const functionPatterns = {
  chronograph: /chronograph/i,
  stopwatch: /stopwatch/i,
  moon: /moon/i,
  'second time zone': /24-hour|second time|world time/i,
  'power reserve indicator': /power reserve/i,
  'turning bezel': /bezel/i,
  'retrograde hand': /retrograde/i,
  'hours without hands': /wandering|discs|half circle|one hand/i,
  date: /date/i,
  day: /\bday\b/i,
  alarm: /alarm/i,
  compass: /compass/i,
  depth: /depth/i,
  tide: /tide/i,
} as const;

export type WatchFunction = keyof typeof functionPatterns;

/** Traits derived from a watch's texts. */
export type ComparedTraits = { display: Display; dial: string; functions: readonly WatchFunction[] };

/** Derives from a specification the traits that the similarity compares. */
export function comparedTraitsOf({ dialColour, functions }: Specification): ComparedTraits {
  return {
    display: dialColour.endsWith(' skeleton') ? 'skeleton' : dialColour.endsWith(' display') ? 'digital' : 'hands',
    dial: dialColour.replace(/ (skeleton|display)/, '').toLowerCase(),
    functions: keysOf(functionPatterns).filter((name) => functionPatterns[name].test(functions)),
  };
}

/** Difference worth one point: noticeable to a person. Weight, water and price are ratios. */
export const pointSteps = { diameter: 2, lugToLug: 2.5, thickness: 2, weight: 1.4, water: 2, price: 1.4 };
/** Maximum distance from a single figure, in points. */
const maxPointsPerFigure = 3;
const weights = { movement: 1, display: 2.5, dial: 1, finish: 0.5, material: 1, strap: 0.75, function: 0.6 };

/** Numeric vectors of all watches, so that a comparison is arithmetic only. */
type Vectors = { figures: Float64Array; names: Int32Array; functions: Int32Array };

const figuresPerWatch = 6;
const nameWeights = [
  weights.movement,
  weights.display,
  weights.dial,
  weights.finish,
  weights.material,
  weights.strap,
] as const;

function vectorsOf(watches: readonly Comparable[]): Vectors {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => numbers.get(name) ?? (numbers.set(name, numbers.size), numbers.size - 1);
  const traits = watches.map(({ specification }) => ({ ...specification, compared: comparedTraitsOf(specification) }));
  return {
    figures: Float64Array.from(watches.flatMap(figuresOf)),
    names: Int32Array.from(
      traits.flatMap(({ movement, compared, caseMaterial, strapMaterial }) => {
        const material = caseMaterial.replace(/.* /, '');
        return [movement, compared.display, compared.dial, caseMaterial, material, strapMaterial].map(numberOf);
      }),
    ),
    functions: Int32Array.from(traits, ({ compared }) =>
      compared.functions.reduce((bits, name) => bits | (1 << Object.keys(functionPatterns).indexOf(name)), 0),
    ),
  };
}

function figuresOf({ specification, priceCents }: Comparable): number[] {
  const { caseDiameter, lugToLug, thickness, weight, waterResistance } = specification;
  const ratio = (value: number, step: number) => Math.log(value) / Math.log(step);
  return [
    caseDiameter / pointSteps.diameter,
    lugToLug / pointSteps.lugToLug,
    thickness / pointSteps.thickness,
    ratio(weight, pointSteps.weight),
    ratio(waterResistance, pointSteps.water),
    ratio(priceCents, pointSteps.price),
  ];
}

/**
 * Prepares similarity searches; each search is one pass over all watches.
 *
 * @returns a function of a watch's index and a count; it returns the indexes of the most similar watches, ties in
 * list order.
 */
export function createSimilarityIndex(watches: readonly Comparable[]): (place: number, count: number) => number[] {
  const vectors = vectorsOf(watches);
  return (place, count) => {
    const nearest: { place: number; distance: number }[] = [];
    for (let other = 0; other < watches.length; other++) {
      if (other === place) continue;
      const distance = distanceBetween(vectors, place, other);
      if (nearest.length === count && distance >= (nearest.at(-1)?.distance ?? 0)) continue;
      const before = nearest.findIndex((each) => each.distance > distance);
      nearest.splice(before < 0 ? nearest.length : before, 0, { place: other, distance });
      nearest.length = Math.min(nearest.length, count);
    }
    return nearest.map((each) => each.place);
  };
}

function distanceBetween({ figures, names, functions }: Vectors, a: number, b: number): number {
  let distance = 0;
  for (let at = 0; at < figuresPerWatch; at++) {
    const apart = Math.abs((figures[a * figuresPerWatch + at] ?? 0) - (figures[b * figuresPerWatch + at] ?? 0));
    distance += apart < maxPointsPerFigure ? apart : maxPointsPerFigure;
  }
  for (let at = 0; at < nameWeights.length; at++) {
    if (names[a * nameWeights.length + at] !== names[b * nameWeights.length + at]) distance += nameWeights[at] ?? 0;
  }
  for (let bits = (functions[a] ?? 0) ^ (functions[b] ?? 0); bits; bits &= bits - 1) distance += weights.function;
  return distance;
}
