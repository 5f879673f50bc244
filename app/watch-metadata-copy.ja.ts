// Japanese of ./watch-metadata-copy.ts (sha256 3006989111df)
import { strapCopy } from '@/data/picture-copy';
import type { Specification } from '@/domain/specification';

type Movement = Specification['movement'];

const kinds: Readonly<Record<Movement, string>> = {
  Automatic: '自動巻き腕時計',
  'Hand-wound': '手巻き腕時計',
  Quartz: 'クオーツ腕時計',
  'Solar quartz': 'ソーラー腕時計',
};

export const watchTitleCopy = (name: string, movement: Movement, diameter?: number) =>
  `${name}、${diameter === undefined ? '' : `${diameter} mm の`}${kinds[movement]}`;

export const watchSummary = ({ caseDiameter, movement, strapColour, strapMaterial, waterResistance }: Specification) =>
  `${caseDiameter} mm の${kinds[movement]}、${strapCopy(strapColour, strapMaterial)}、防水性能 ${waterResistance} m`;

export const pageOf = (page: number, pages: number) => `${pages} ページ中 ${page} ページ目。`;
