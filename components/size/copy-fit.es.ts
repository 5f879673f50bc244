// Spanish of ./copy-fit.ts (sha256 ce17ec16343a)
import { decimal } from '@/domain/decimal';
import {
  averageWrist,
  wristWidthDeviation,
  wristWidthRatio,
  type Fit,
  type FitMeasures,
  type FitVerdict,
} from '@/domain/fit';
import { wristLimits, type Wrist } from '@/domain/wrist';
import { wristLimitsInInches as inches } from '@/domain/wrist-inches';
import { fitWords, wristCopy } from './copy';

const limits = `de ${wristLimits.min} a ${wristLimits.max} mm (de ${decimal(inches.min)} a ${decimal(inches.max)} pulgadas)`;

export const wristEntryCopy = {
  title: '¿Me queda bien?',
  circumference: 'Contorno de muñeca',
  hint: `Mida el contorno de la muñeca donde lleva el reloj: ${limits}.`,
  unit: 'Unidad',
  mm: 'milímetros',
  inches: 'pulgadas',
  privacy: 'Se guarda solo en este navegador. Se envía únicamente si filtra u ordena una lista por esta medida.',
  save: 'Mostrar los que me quedan bien',
  busy: 'Calculando…',
  forget: 'Borrar mi contorno de muñeca',
  close: 'Cerrar',
  rejected: `Introduzca un número ${limits}.`,
  onAverage: `En una muñeca media de ${averageWrist} mm`,
};

export const calculationTitle = 'Cómo lo calculamos';

export const wristTitle = (wrist: Wrist) => `En una muñeca de ${wristCopy(wrist)}`;

export const spareCopy = (spare: number) =>
  spare < 0
    ? `sobresale ${decimal(-spare)} mm por cada lado`
    : `${spare === 1 ? 'sobra' : 'sobran'} ${decimal(spare)} mm a cada lado`;

const reasons: Readonly<Record<FitVerdict, string>> = {
  snug: 'el reloj es pequeño para su muñeca.',
  good: 'las asas terminan bastante antes de los bordes de su muñeca.',
  large: 'cabe por poco, las asas terminan cerca de los bordes de su muñeca.',
  'too-large': 'las asas sobresalen de los bordes de su muñeca.',
  'strap-too-short': 'no se cierra alrededor de su muñeca.',
  'strap-too-long': 'queda suelta en su muñeca.',
};

export const verdictCopy = ({ verdict }: Fit, { wristMin, wristMax }: FitMeasures): string =>
  `${fitWords[verdict]}: ${reasons[verdict]} La correa sirve para muñecas de ${decimal(wristMin)} a ${decimal(wristMax)} mm.`;

export const calculationCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures, wrist: Wrist) =>
  `Una muñeca de ${wristCopy(wrist)} de contorno mide unos ${decimal(wristWidth)} mm de ancho. Es ${decimal(wristWidthRatio)} veces el contorno, la media de 507 personas en un estudio de G. Heinz y otros (2003). En siete de cada diez muñecas la diferencia es de ${decimal(wristWidthDeviation)} mm como máximo, así que es una estimación. A ese ancho le restamos los ${decimal(lugToLug)} mm de asa a asa del reloj y dividimos el resto entre dos.`;

export const drawingCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures) =>
  `El reloj sobre la muñeca: ${decimal(lugToLug)} mm de asa a asa, la muñeca ${decimal(wristWidth)} mm de ancho.`;

export const wristPictureCopy = (watch: string, { wristWidth }: Fit) =>
  `${watch}, en una muñeca de ${decimal(wristWidth)} mm de ancho`;

export const actualSizeCopy = {
  title: 'Tamaño real',
  measure:
    'Ponga una tarjeta bancaria sobre la pantalla. Mueva el control deslizante hasta que el contorno sea exactamente del tamaño de la tarjeta: 85,6 × 54 mm. Un documento de identidad o un permiso de conducir en formato de tarjeta tienen el mismo tamaño.',
  measureAgain: 'Ha ampliado la página o usa otra pantalla. Vuelva a medir.',
  slider: 'Tamaño del contorno',
  sliderValue: (px: number) => `${Math.round(px)} píxeles de ancho`,
  smaller: 'Un poco más pequeño',
  larger: 'Un poco más grande',
  done: 'Coincide con mi tarjeta',
  again: 'Medir la pantalla otra vez',
  magnified: 'La página está ampliada. Redúzcala con dos dedos para ver el reloj a tamaño real.',
  close: 'Cerrar',
  shown: (caseDiameter: number, lugToLug: number) =>
    `A tamaño real: diámetro de la caja ${decimal(caseDiameter)} mm, asa a asa ${decimal(lugToLug)} mm.`,
  outline: 'Se muestra como contorno, porque no se conoce la escala de su imagen.',
};
