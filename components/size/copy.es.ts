// Spanish of ./copy.ts (sha256 673d34a2de18)
import { decimal } from '@/domain/decimal';
import { type Fit, type FitVerdict, isGoodFit } from '@/domain/fit';
import type { Wrist } from '@/domain/wrist';

export const sizeCopy = {
  tools: 'Tamaño',
  trueSize: 'A escala',
  trueSizeHint: 'todas las imágenes a la misma escala',
  notToScale: 'no está a escala',
  enterWrist: 'Indicar mi muñeca',
};

export const cardSize = (caseDiameter: number, lugToLug: number) =>
  `${decimal(caseDiameter)} mm, ${decimal(lugToLug)} mm asa a asa`;

export const wristCopy = ({ figure, unit }: Wrist) => `${decimal(figure)} ${unit === 'in' ? 'pulgadas' : 'mm'}`;

export const yourWrist = (wrist: Wrist) => `Muñeca ${wristCopy(wrist)}`;

export const fitWords: Readonly<Record<FitVerdict, string>> = {
  snug: 'Queda pequeño',
  good: 'Queda bien',
  large: 'Queda grande',
  'too-large': 'Demasiado grande',
  'strap-too-short': 'Correa demasiado corta',
  'strap-too-long': 'Correa demasiado larga',
};

export const fitMark = ({ verdict }: Fit, { figure, unit }: Wrist) =>
  isGoodFit(verdict) ? `${fitWords[verdict]}, ${decimal(figure)} ${unit === 'in' ? 'pulg.' : 'mm'}` : fitWords[verdict];
