// French of ./copy.ts (sha256 673d34a2de18)
import { decimal } from '@/domain/decimal';
import { type Fit, type FitVerdict, isGoodFit } from '@/domain/fit';
import type { Wrist } from '@/domain/wrist';

export const sizeCopy = {
  tools: 'Taille',
  trueSize: 'À l’échelle',
  trueSizeHint: 'toutes les images à la même échelle',
  notToScale: 'hors échelle',
  enterWrist: 'Indiquer mon poignet',
};

export const cardSize = (caseDiameter: number, lugToLug: number) =>
  `${decimal(caseDiameter)} mm, ${decimal(lugToLug)} mm corne à corne`;

export const wristCopy = ({ figure, unit }: Wrist) => `${decimal(figure)} ${unit === 'in' ? 'pouces' : 'mm'}`;

export const yourWrist = (wrist: Wrist) => `Poignet ${wristCopy(wrist)}`;

export const fitWords: Readonly<Record<FitVerdict, string>> = {
  snug: 'Plutôt petite',
  good: 'Bonne taille',
  large: 'Plutôt grande',
  'too-large': 'Trop grande',
  'strap-too-short': 'Bracelet trop court',
  'strap-too-long': 'Bracelet trop long',
};

export const fitMark = ({ verdict }: Fit, wrist: Wrist) =>
  isGoodFit(verdict) ? `${fitWords[verdict]}, ${wristCopy(wrist)}` : fitWords[verdict];
