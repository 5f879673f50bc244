import { trueSizeKey } from '@/browser/kept-marks';
import { keptValue } from './kept-value';

/** Whether the shopper wants all pictures of a list at one scale: `on` in storage, or nothing (docs/product.md 5.10). */
export const { useKept: useTrueSize, keep: keepTrueSize } = keptValue(trueSizeKey, {
  parse: (text) => (text === 'on' ? true : null),
  print: () => 'on',
});
