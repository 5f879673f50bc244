// Spanish of ./dial-copy.ts (sha256 a5b7530a352d)
/** An hour relative to its neighbouring numerals. */
export type HourPosition = {
  readonly near: 'on' | 'past' | 'between' | 'short';
  readonly from: string;
  readonly to: string;
};

const units = [
  ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  ...['trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno'],
  ...['veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho'],
  'veintinueve',
];
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta'];

/** «ocho», «cuarenta y dos». */
export function numberInWords(number: number): string {
  const small = units[number];
  if (small) return small;
  const [ten, rest] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  return rest ? `${ten} y ${units[rest]}` : ten;
}

/** «la una», «las veintiuna». */
const hourOf = (number: string) => (number === 'uno' ? 'la una' : `las ${number.replace(/uno$/, 'una')}`);

function hourPositionCopy(place: HourPosition): string {
  const [from, to] = [hourOf(place.from), hourOf(place.to)];
  const copy = {
    on: `está en ${from}`,
    past: `está justo después de ${from}`,
    between: `está entre ${from} y ${to}`,
    short: `está justo antes de ${to}`,
  };
  return copy[place.near];
}

/** «un minuto», «veintiún minutos». */
const minutesCopy = (minutes: number) =>
  minutes === 1
    ? 'un minuto'
    : `${numberInWords(minutes)
        .replace(/veintiuno$/, 'veintiún')
        .replace(/uno$/, 'un')} minutos`;

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

const quarters = [
  (hour: string) => hourOf(hour),
  (hour: string) => `${hourOf(hour)} y cuarto`,
  (hour: string) => `${hourOf(hour)} y media`,
  (_: string, next: string) => `${hourOf(next)} menos cuarto`,
];

export const quarterCopy = (quarter: number, hour: string, next: string) => quarters[quarter]?.(hour, next) ?? '';

/** Feminine forms of the colours in `data/dials-to-read.ts`. */
const colours: Readonly<Record<string, string>> = { orange: 'naranja', navy: 'azul marino', yellow: 'amarilla' };
const colourOf = (colour: string) => colours[colour] ?? colour;

export function handsSentence(hour: HourPosition, minute: number, pointer?: string): string {
  const long = pointer ? `la aguja ${colourOf(pointer)}` : 'la larga';
  const short = `La aguja corta ${hourPositionCopy(hour)}`;
  return minute === 0 ? `${short}; ${long}, en las doce.` : `${short}; ${long} marca ${minutesCopy(minute)}.`;
}

export const dayHandSentence = (hour: HourPosition) => `La aguja de 24 horas ${hourPositionCopy(hour)}.`;

export const weekdaySentence = (weekday: number) => `La aguja pequeña señala el ${weekdays[weekday]}.`;

export const dateSentence = (date: number) => `La aguja de fecha señala el ${numberInWords(date)}.`;

export const regulatorSentence = (hour: HourPosition, minute: number) =>
  `La aguja pequeña de arriba ${hourPositionCopy(hour)}; la aguja larga del centro marca ${minute ? minutesCopy(minute) : 'la hora en punto'}.`;

export function oneHandSentence(from: string, to: string | undefined, pointer?: string, night?: string): string {
  const place = to === undefined ? `está en ${from}` : `está entre ${from} y ${to}`;
  const hand = pointer ? `La aguja ${colourOf(pointer)}` : 'La única aguja';
  return `${hand} ${place}${night ? `, en la mitad ${colourOf(night)}` : ''}.`;
}

export const halfCirclesSentence = (isDay: boolean, hour: HourPosition, minute: number, pointer?: string) =>
  `${isDay ? 'El sol' : 'La luna'} ${hourPositionCopy(hour)}; abajo, la aguja ${pointer ? colourOf(pointer) : 'larga'} señala el ${numberInWords(minute)}.`;

export function discsSentence({ near, from, to }: HourPosition, crosses: boolean, minute: number, pointer?: string) {
  const reading = crosses
    ? `cruza el ${from}`
    : near === 'short'
      ? `se acerca al ${to}`
      : `está entre el ${from} y el ${to}`;
  return `La línea ${pointer ? colourOf(pointer) : 'fija'} ${reading}; el disco exterior marca el ${minute === 0 ? 'sesenta' : numberInWords(minute)}.`;
}

export const wanderingHoursSentence = (hour: string, minute: number, before: string) =>
  minute === 0
    ? `El disco con el ${hour} llega al 0 mientras el ${before} se va por el 60.`
    : `El disco con el ${hour} está de servicio y señala el ${numberInWords(minute)} del arco.`;

export function semaphoreSentence(hour: string, minute: number, before: string, pointer?: string): string {
  const bar = pointer ? `barra ${colourOf(pointer)}` : 'barra';
  return minute === 0
    ? `La ${bar} está horizontal: el ${hour} sube por el 0 mientras el ${before} baja por el 60.`
    : `El extremo superior de la ${bar} lleva el ${hour} y señala el ${numberInWords(minute)}.`;
}

export const figuresSentence = (time: string) => `Marca ${time} en cifras; no hay nada que aprender.`;
