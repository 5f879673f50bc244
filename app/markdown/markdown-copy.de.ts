// German of ./markdown-copy.ts (sha256 181c807d3db8)
import type { Specification } from '@/domain/specification';

export const watchCountCopy = (count: number) => (count === 1 ? '1 Uhr' : `${count} Uhren`);

const movements: Readonly<Record<Specification['movement'], string>> = {
  Automatic: 'Automatik',
  'Hand-wound': 'Handaufzug',
  Quartz: 'Quarz',
  'Solar quartz': 'Solarquarz',
};

const decimal = (figure: number) => String(figure).replace('.', ',');

export const watchFiguresCopy = (
  price: string,
  { movement, caseDiameter, lugToLug }: Pick<Specification, 'movement' | 'caseDiameter' | 'lugToLug'>,
) => `${price}, ${movements[movement]}, ${decimal(caseDiameter)} mm, Horn-zu-Horn ${decimal(lugToLug)} mm`;
