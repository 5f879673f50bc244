import { type Fit, type FitVerdict, isGoodFit } from '@/domain/fit';
import { type Wrist, wristText } from '@/domain/wrist';

/** Copy of cards and of the size tools over lists. The dialogs load their own copy: copy-fit.ts. */
export const sizeCopy = {
  tools: 'Size',
  trueSize: 'True size',
  trueSizeHint: 'all pictures at one scale',
  notToScale: 'not to scale',
  enterWrist: 'Enter your wrist',
};

/** Size of a watch on its card, in mm (docs/product.md 5.9). */
export const cardSize = (caseDiameter: number, lugToLug: number) => `${caseDiameter} mm, ${lugToLug} mm lug to lug`;

/** Formats a wrist circumference in the unit that the shopper entered: `165 mm`, `6.5 inches`. */
export const wristCopy = ({ figure, unit }: Wrist) => `${figure} ${unit === 'in' ? 'inches' : 'mm'}`;

/** Label of the button that opens the wrist entry, if a wrist is saved. */
export const yourWrist = (wrist: Wrist) => `Wrist ${wristCopy(wrist)}`;

/** Word of a verdict on card, page and filter (docs/product.md 22.5). */
export const fitWords: Readonly<Record<FitVerdict, string>> = {
  snug: 'Snug fit',
  good: 'Good fit',
  large: 'Large fit',
  'too-large': 'Too large',
  'strap-too-short': 'Strap too short',
  'strap-too-long': 'Strap too long',
};

/** Mark of a card: how its watch fits (docs/product.md 5.11). It has room for one line, so a misfit does not name the wrist. */
export const fitMark = ({ verdict }: Fit, wrist: Wrist) =>
  isGoodFit(verdict) ? `${fitWords[verdict]}, ${wristText(wrist)}` : fitWords[verdict];
