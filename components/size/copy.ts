import type { Fit } from '@/domain/fit';
import type { Wrist } from '@/domain/wrist';

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

/** Mark of a card that tells if its watch fits (docs/product.md 5.11, 22.5). */
export function fitMark({ verdict, spare }: Fit, wrist: Wrist): string {
  if (verdict === 'fits') return `fits ${wristCopy(wrist)}`;
  return {
    over: `overhangs by ${-spare} mm`,
    'strap-too-short': 'strap too short',
    'strap-too-long': 'strap too long',
  }[verdict];
}
