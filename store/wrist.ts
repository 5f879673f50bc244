import { parseWrist, wristText } from '@/domain/wrist';
import { wristKey } from '@/browser/kept-marks';
import { keptValue } from './kept-value';

/**
 * The shopper's wrist circumference, as they gave it: `165 mm` or `6.5 in` (docs/product.md 10.8). It stays in the
 * browser: nothing sends it.
 */
export const { useKept: useWrist, keep: keepWrist } = keptValue(wristKey, { parse: parseWrist, print: wristText });
