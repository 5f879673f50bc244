// German of ./copy.ts (sha256 673d34a2de18)
import { decimal } from '@/domain/decimal';
import { type Fit, type FitVerdict, isGoodFit } from '@/domain/fit';
import type { Wrist } from '@/domain/wrist';

export const sizeCopy = {
  tools: 'Größe',
  trueSize: 'Maßstabsgetreu',
  trueSizeHint: 'alle Bilder im selben Maßstab',
  notToScale: 'nicht maßstabsgetreu',
  enterWrist: 'Handgelenk angeben',
};

export const cardSize = (caseDiameter: number, lugToLug: number) =>
  `${decimal(caseDiameter)} mm, ${decimal(lugToLug)} mm Horn-zu-Horn`;

export const wristCopy = ({ figure, unit }: Wrist) => `${decimal(figure)} ${unit === 'in' ? 'Zoll' : 'mm'}`;

export const yourWrist = (wrist: Wrist) => `Handgelenk ${wristCopy(wrist)}`;

export const fitWords: Readonly<Record<FitVerdict, string>> = {
  snug: 'Sitzt klein',
  good: 'Sitzt gut',
  large: 'Sitzt groß',
  'too-large': 'Zu groß',
  'strap-too-short': 'Armband zu kurz',
  'strap-too-long': 'Armband zu lang',
};

export const fitMark = ({ verdict }: Fit, wrist: Wrist) =>
  isGoodFit(verdict) ? `${fitWords[verdict]}, ${wristCopy(wrist)}` : fitWords[verdict];
