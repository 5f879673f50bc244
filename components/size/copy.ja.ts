// Japanese of ./copy.ts (sha256 673d34a2de18)
import { type Fit, type FitVerdict, isGoodFit } from '@/domain/fit';
import type { Wrist } from '@/domain/wrist';

export const sizeCopy = {
  tools: 'サイズ',
  trueSize: '縮尺をそろえる',
  trueSizeHint: 'すべての画像を同じ縮尺で表示',
  notToScale: '縮尺は異なります',
  enterWrist: '手首周りを入力',
};

export const cardSize = (caseDiameter: number, lugToLug: number) =>
  `${caseDiameter} mm、ラグからラグまで ${lugToLug} mm`;

export const wristCopy = ({ figure, unit }: Wrist) => `${figure} ${unit === 'in' ? 'インチ' : 'mm'}`;

export const yourWrist = (wrist: Wrist) => `手首周り ${wristCopy(wrist)}`;

export const fitWords: Readonly<Record<FitVerdict, string>> = {
  snug: '小さめ',
  good: 'ちょうどよい',
  large: '大きめ',
  'too-large': '大きすぎる',
  'strap-too-short': 'ベルトが短すぎる',
  'strap-too-long': 'ベルトが長すぎる',
};

export const fitMark = ({ verdict }: Fit, wrist: Wrist) =>
  isGoodFit(verdict) ? `${fitWords[verdict]}、${wristCopy(wrist)}` : fitWords[verdict];
