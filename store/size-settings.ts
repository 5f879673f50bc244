import { trueSizeKey, wristKey } from '@/browser/root-attributes';
import { parseScreenScale, screenScaleText } from '@/domain/actual-size';
import { parseWrist, wristText } from '@/domain/wrist';
import { createPersistedValue } from './persisted-value';

/** The shopper's wrist circumference as stated: `165 mm` or `6.5 in` (docs/product.md 10.8). Only a chosen fit sends it (22.7). */
export const { useValue: useWrist, save: saveWrist } = createPersistedValue(wristKey, {
  parse: parseWrist,
  print: wristText,
});

/** True to show all pictures of a list at one scale: `on` in storage, or nothing (docs/product.md 5.10). */
export const { useValue: useTrueSize, save: saveTrueSize } = createPersistedValue(trueSizeKey, {
  parse: (text) => (text === 'on' ? true : null),
  print: () => 'on',
});

/** Screen scale measured with a bank card (docs/product.md 10.8). */
export const { useValue: useScreenScale, save: saveScreenScale } = createPersistedValue('screen', {
  parse: parseScreenScale,
  print: screenScaleText,
});
