import { currencies } from './currency';
import { type Comparable, type WatchFunction, comparedTraitsOf } from './similarity';
import { type Priced, priceIn } from './watch-price';
import { costOf } from './weekend-price';

/** A similarity of two watches; without any, how many mm the other is larger in diameter. */
export type SimilarityReason =
  | { kind: 'size' | 'nearly' | 'weight' | 'thickness' | 'price' }
  | { kind: 'digital' | 'skeleton' }
  | { kind: 'function'; name: WatchFunction }
  | { kind: 'movement'; name: string }
  | { kind: 'dial'; colour: string }
  | { kind: 'case'; material: string }
  | { kind: 'strap'; material: string }
  | { kind: 'water'; metres: number }
  | { kind: 'larger'; mm: number };

/** Nearly half of all watches have a date or a quartz movement, so these rank last. */
const commonTraits: readonly string[] = ['date', 'Quartz'];

/**
 * Similarities of two watches, most significant first, all from both specifications. Never empty.
 * Same size: diameter within 0.5 mm and lug to lug within 1.5 mm; nearly the same: 1.5 mm and 2.5 mm. Weight and
 * thickness: within a tenth. Price: within a tenth in every currency, on weekends too (docs/product.md 23.9).
 */
export function similarityReasons(one: Comparable & Priced, other: Comparable & Priced): SimilarityReason[] {
  const [a, b] = [one.specification, other.specification];
  const [traits, otherTraits] = [comparedTraitsOf(a), comparedTraitsOf(b)];
  const within = (x: number, y: number, limit: number) => Math.abs(x - y) <= limit;
  const isWithin = (diameter: number, lugToLug: number) =>
    within(a.caseDiameter, b.caseDiameter, diameter) && within(a.lugToLug, b.lugToLug, lugToLug);
  const aTenth = (x: number, y: number) => within(x, y, 0.1 * Math.max(x, y));
  const hasSamePrice = currencies.every((currency) => {
    const [price, otherPrice] = [priceIn(one, currency), priceIn(other, currency)];
    if (!price || !otherPrice) return true;
    return [false, true].every((isWeekend) => aTenth(costOf(price, isWeekend), costOf(otherPrice, isWeekend)));
  });
  const shared = traits.functions.filter((name) => otherTraits.functions.includes(name));
  const isSame = <T>(x: T, y: T, reason: SimilarityReason) => (x === y ? [reason] : []);
  const movement = isSame(a.movement, b.movement, { kind: 'movement', name: a.movement });
  const reasons: SimilarityReason[] = [
    ...(isWithin(0.5, 1.5) ? [{ kind: 'size' as const }] : []),
    ...(traits.display === 'hands' ? [] : isSame(traits.display, otherTraits.display, { kind: traits.display })),
    ...shared.filter((name) => !commonTraits.includes(name)).map((name) => ({ kind: 'function' as const, name })),
    ...(commonTraits.includes(a.movement) ? [] : movement),
    ...(!isWithin(0.5, 1.5) && isWithin(1.5, 2.5) ? [{ kind: 'nearly' as const }] : []),
    ...isSame(traits.dial, otherTraits.dial, { kind: 'dial', colour: traits.dial }),
    ...isSame(a.caseMaterial, b.caseMaterial, { kind: 'case', material: a.caseMaterial.toLowerCase() }),
    ...isSame(a.strapMaterial, b.strapMaterial, { kind: 'strap', material: a.strapMaterial }),
    ...isSame(a.waterResistance, b.waterResistance, { kind: 'water', metres: a.waterResistance }),
    ...(aTenth(a.thickness, b.thickness) ? [{ kind: 'thickness' as const }] : []),
    ...(aTenth(a.weight, b.weight) ? [{ kind: 'weight' as const }] : []),
    ...(hasSamePrice ? [{ kind: 'price' as const }] : []),
    ...(commonTraits.includes(a.movement) ? movement : []),
    ...shared.filter((name) => commonTraits.includes(name)).map((name) => ({ kind: 'function' as const, name })),
  ];
  return reasons.length > 0 ? reasons : [{ kind: 'larger', mm: b.caseDiameter - a.caseDiameter }];
}
