import { parseScreenScale, screenScaleText } from '@/domain/actual-size';
import { keptValue } from './kept-value';

/** How large this screen draws, as the shopper measured it with a bank card (docs/product.md 10.8). */
export const { useKept: useScreenScale, keep: keepScreenScale } = keptValue('screen', {
  parse: parseScreenScale,
  print: screenScaleText,
});
