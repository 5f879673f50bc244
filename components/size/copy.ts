import type { Fit } from '@/domain/fit';
import type { Wrist } from '@/domain/wrist';

/** On cards and over lists. What the dialogs say is loaded with them: copy-fit.ts. */
export const sizeCopy = {
  tools: 'Size',
  trueSize: 'True size',
  trueSizeHint: 'all pictures at one scale',
  notToScale: 'not to scale',
  enterWrist: 'Enter your wrist',
};

/** Under a card's name (docs/product.md 5.9), in mm. */
export const cardSize = (caseDiameter: number, lugToLug: number) => `${caseDiameter} mm, ${lugToLug} mm lug to lug`;

/** A wrist as its owner gave it: `165 mm`, `6.5 inches`. */
export const wristCopy = ({ figure, unit }: Wrist) => `${figure} ${unit === 'in' ? 'inches' : 'mm'}`;

/** On the button that opens the entry, once a wrist is known. */
export const yourWrist = (wrist: Wrist) => `Wrist ${wristCopy(wrist)}`;

/** On a card, whether its watch fits (docs/product.md 5.11, 22.5). */
export function fitMark({ verdict, spare }: Fit, wrist: Wrist): string {
  if (verdict === 'fits') return `fits ${wristCopy(wrist)}`;
  return {
    over: `stands over by ${-spare} mm`,
    'strap-too-short': 'strap too short',
    'strap-too-long': 'strap too long',
  }[verdict];
}
