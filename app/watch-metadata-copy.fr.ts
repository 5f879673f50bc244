// French of ./watch-metadata-copy.ts (sha256 3006989111df)
import { strapCopy } from '@/data/picture-copy';
import { decimal } from '@/domain/decimal';
import type { Specification } from '@/domain/specification';

type Movement = Specification['movement'];

const kinds: Readonly<Record<Movement, string>> = {
  Automatic: 'montre automatique',
  'Hand-wound': 'montre à remontage manuel',
  Quartz: 'montre à quartz',
  'Solar quartz': 'montre à quartz solaire',
};

export const watchTitleCopy = (name: string, movement: Movement, diameter?: number) =>
  `${name}, ${kinds[movement]}${diameter === undefined ? '' : ` de ${decimal(diameter)} mm`}`;

export const watchSummary = ({ caseDiameter, movement, strapColour, strapMaterial, waterResistance }: Specification) =>
  `${kinds[movement]} de ${decimal(caseDiameter)} mm, étanche à ${waterResistance} m, ${strapCopy(strapColour, strapMaterial)}`;

export const pageOf = (page: number, pages: number) => `Page ${page} sur ${pages}.`;
