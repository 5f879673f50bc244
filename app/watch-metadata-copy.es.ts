// Spanish of ./watch-metadata-copy.ts (sha256 3006989111df)
import { strapCopy } from '@/data/picture-copy';
import { decimal } from '@/domain/decimal';
import type { Specification } from '@/domain/specification';

type Movement = Specification['movement'];

const kinds: Readonly<Record<Movement, string>> = {
  Automatic: 'reloj automático',
  'Hand-wound': 'reloj de cuerda manual',
  Quartz: 'reloj de cuarzo',
  'Solar quartz': 'reloj de cuarzo solar',
};

const millimetres = (figure: number) => `${decimal(figure)} mm`;

export const watchTitleCopy = (name: string, movement: Movement, diameter?: number) =>
  `${name}, ${kinds[movement]}${diameter === undefined ? '' : ` de ${millimetres(diameter)}`}`;

export const watchSummary = ({ caseDiameter, movement, strapColour, strapMaterial, waterResistance }: Specification) =>
  `${kinds[movement]} de ${millimetres(caseDiameter)}, ${strapCopy(strapColour, strapMaterial)}, resistente al agua hasta ${waterResistance} m`;

export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}.`;
