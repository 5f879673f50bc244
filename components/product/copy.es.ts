// Spanish of ./copy.ts (sha256 afd7c24333de)
import { caseWord, colourWord, feminineOf } from '@/data/material-words.es';
import { straps } from '@/data/picture-copy.es';
import { decimal } from '@/domain/decimal';
import type { MeasureName } from '@/domain/drawing';
import type { WatchFunction } from '@/domain/similarity';
import type { SimilarityReason } from '@/domain/similarity-reasons';
import type { Specification } from '@/domain/specification';

export const cartNeedsScript =
  'El carrito necesita JavaScript. También puede comprar por teléfono o por correo electrónico.';

export const galleryCopy = {
  title: (name: string) => `Imágenes de ${name}`,
  thumbnail: (number: number, picture: string) => `Imagen ${number}: ${picture}`,
  strip: 'Imagen grande',
  enlarge: (picture: string) => `Ampliar: ${picture}`,
  large: (number: number) => `Imagen grande ${number}`,
};

export const panelTitles = { description: 'Descripción', specifications: 'Ficha técnica' };

export const warrantyNote = (maker: string, period: string, isLong: boolean) =>
  `Garantía de ${maker} para este reloj: ${period}.${isLong ? ` ${longGuaranteeLabel}` : ''}`;

const longGuaranteeLabel =
  'Etiqueta de garantía (UE): gratuita y más larga que la garantía legal mínima de la UE, de 2 años, que se mantiene.';

export const otherBrandsTitle = 'Otras marcas';

export const topSellingTitle = 'Marcas más vendidas';

export const keyNumberLabels = {
  case: 'caja',
  lugToLug: 'asa a asa',
  water: 'resistencia al agua',
  movement: 'movimiento',
};

export const movementNames: Record<Specification['movement'], string> = {
  Automatic: 'Automático',
  'Hand-wound': 'Cuerda manual',
  Quartz: 'Cuarzo',
  'Solar quartz': 'Cuarzo solar',
};

export const stockCopy = {
  soldOut: 'Agotado',
  left: (pieces: number) => (pieces === 1 ? 'Queda 1' : `Quedan ${pieces}`),
  nothingAdded: (name: string) => `${name} está agotado. No se ha añadido nada.`,
  mailMe: 'Avisarme',
};

export const promiseTitle = 'Entrega y devolución';

export const detailImageCopy = {
  title: 'De cerca',
  caption: { back: 'El fondo', clasp: 'El cierre', dial: 'La esfera' },
  alt: {
    back: (name: string) => `${name}, la caja por detrás, sin la correa`,
    clasp: (name: string) => `${name}, el cierre de cerca`,
    dial: (name: string) => `${name}, la esfera al doble de su tamaño`,
  },
};

export const modelCopy = {
  view: 'Ver en 3D',
  cannot: 'Este navegador no puede mostrar el reloj en 3D.',
  notLoaded: 'No se ha podido cargar la vista en 3D. Vuelva a pulsar para intentarlo de nuevo.',
};

export const compareLinkCopy = {
  alone: 'Comparar',
  withOthers: (others: number) => `Comparar con ${others === 1 ? 'otro reloj' : `otros ${others} relojes`}`,
};

export const relatedCopy = { title: 'Relojes parecidos' };

const functionCopy: Record<WatchFunction, string> = {
  chronograph: 'también con cronógrafo',
  stopwatch: 'también con cronómetro',
  moon: 'también muestra la luna',
  'second time zone': 'también con segundo huso horario',
  'power reserve indicator': 'también muestra la reserva de marcha',
  'turning bezel': 'también con bisel giratorio',
  'retrograde hand': 'también con aguja retrógrada',
  'hours without hands': 'también da la hora sin agujas',
  date: 'también con fecha',
  day: 'también con día de la semana',
  alarm: 'también con alarma',
  compass: 'también con brújula',
  depth: 'también mide la profundidad',
  tide: 'también muestra las mareas',
};

const movementWords: Readonly<Record<string, string>> = {
  Automatic: 'también automático',
  'Hand-wound': 'también de cuerda manual',
  Quartz: 'también de cuarzo',
  'Solar quartz': 'también de cuarzo solar',
};

function wordsOf(reason: SimilarityReason): string {
  switch (reason.kind) {
    case 'size':
      return 'mismo tamaño';
    case 'nearly':
      return 'casi el mismo tamaño';
    case 'weight':
      return 'peso parecido';
    case 'thickness':
      return 'grosor parecido';
    case 'price':
      return 'precio parecido';
    case 'digital':
      return 'también digital';
    case 'skeleton':
      return 'también esqueletizado';
    case 'function':
      return functionCopy[reason.name];
    case 'movement':
      return movementWords[reason.name] ?? `también ${reason.name}`;
    case 'dial':
      return `esfera también ${feminineOf(colourWord(reason.colour))}`;
    case 'case':
      return `caja también de ${caseWord(upperFirst(reason.material)).toLowerCase()}`;
    case 'strap':
      return `también con ${straps[reason.material] ?? reason.material}`;
    case 'water':
      return `también ${reason.metres} m`;
    case 'larger':
      return `diámetro ${decimal(Math.abs(reason.mm))} mm ${reason.mm < 0 ? 'menor' : 'mayor'}`;
  }
}

export function similarityCopy(reasons: readonly SimilarityReason[]): string {
  return upperFirst(reasons.slice(0, 2).map(wordsOf).join(', '));
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const drawingCopy = {
  title: 'Dibujo técnico',
  scale: 'Las dos vistas tienen la misma escala, en la página de todos los relojes.',
  front: (names: string) => `De frente: ${names}.`,
  side: (names: string) => `De lado, desde las 3: ${names}.`,
  wrist: (min: number, max: number) => `Muñeca de ${decimal(min)} a ${decimal(max)} mm`,
};

export function figureOf(measured: MeasureName, specification: Specification): string {
  const figure = millimetres(measured, specification);
  if (measured === 'lugToLug') return `${figure} asa a asa`;
  return measured === 'strapTaper' ? `${figure} en el cierre` : figure;
}

const millimetres = (measured: MeasureName, specification: Specification) =>
  `${decimal(specification[measured] ?? 0)} mm`;

const namedFigures: Record<MeasureName, (figure: string) => string> = {
  caseDiameter: (figure) => `diámetro de la caja ${figure}`,
  thickness: (figure) => `grosor ${figure}`,
  lugToLug: (figure) => `${figure} de asa a asa`,
  strapWidth: (figure) => `ancho entre asas ${figure}`,
  strapTaper: (figure) => `ancho de la correa en el cierre ${figure}`,
};

export function namedFigure(measured: MeasureName, specification: Specification): string {
  return namedFigures[measured](millimetres(measured, specification));
}

export const lumeViewCopy = {
  out: 'Verlo en la oscuridad',
  on: 'Verlo a la luz del día',
  notLoaded: 'No se ha podido cargar. Vuelva a pulsar para intentarlo de nuevo.',
};

export const readDialCopy = {
  title: 'Cómo se lee',
  more: 'Más',
  notLoaded: 'No se ha podido cargar la esfera. Vuelva a pulsar para intentarlo de nuevo.',
};

export const cartTool = {
  toolname: 'add_to_cart',
  tooldescription: 'Añade este reloj al carrito cuando la persona que compra pulsa el botón. No hace ningún pedido.',
} as const;
