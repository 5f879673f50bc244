// Japanese of ./markdown-copy.ts (sha256 181c807d3db8)
import { movementNames } from '@/components/product/copy';
import type { Specification } from '@/domain/specification';

export const watchCountCopy = (count: number) => `時計 ${count} 点`;

export const watchFiguresCopy = (
  price: string,
  { movement, caseDiameter, lugToLug }: Pick<Specification, 'movement' | 'caseDiameter' | 'lugToLug'>,
) => `${price}、${movementNames[movement]}、直径 ${caseDiameter} mm、ラグからラグまで ${lugToLug} mm`;
