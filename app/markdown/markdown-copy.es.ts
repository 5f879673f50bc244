// Spanish of ./markdown-copy.ts (sha256 181c807d3db8)
import { movementNames } from '@/components/product/copy';
import { decimal } from '@/domain/decimal';
import type { Specification } from '@/domain/specification';

export { watchesCopy as watchCountCopy } from '@/components/catalogue/copy';

export const watchFiguresCopy = (
  price: string,
  { movement, caseDiameter, lugToLug }: Pick<Specification, 'movement' | 'caseDiameter' | 'lugToLug'>,
) => `${price}, ${movementNames[movement]}, ${decimal(caseDiameter)} mm, asa a asa ${decimal(lugToLug)} mm`;
