// German of ./watch-metadata-copy.ts (sha256 3006989111df)
import { strapCopy } from '@/data/picture-copy';
import type { Specification } from '@/domain/specification';

type Movement = Specification['movement'];

const kinds: Readonly<Record<Movement, string>> = {
  Automatic: 'Automatikuhr',
  'Hand-wound': 'Uhr mit Handaufzug',
  Quartz: 'Quarzuhr',
  'Solar quartz': 'Solaruhr',
};

const millimetres = (figure: number) => `${String(figure).replace('.', ',')} mm`;

export const watchTitleCopy = (name: string, movement: Movement, diameter?: number) =>
  `${name}, ${kinds[movement]}${diameter === undefined ? '' : `, ${millimetres(diameter)}`}`;

export const watchSummary = ({ caseDiameter, movement, strapColour, strapMaterial, waterResistance }: Specification) =>
  `${kinds[movement]}, ${millimetres(caseDiameter)}, ${strapCopy(strapColour, strapMaterial)}, wasserdicht bis ${waterResistance} m`;

export const pageOf = (page: number, pages: number) => `Seite ${page} von ${pages}.`;
