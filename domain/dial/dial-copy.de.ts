// German of ./dial-copy.ts (sha256 a5b7530a352d)
/** An hour relative to its neighbouring numerals. */
export type HourPosition = {
  readonly near: 'on' | 'past' | 'between' | 'short';
  readonly from: string;
  readonly to: string;
};

const units = [
  ...['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  ...['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'],
];
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig'];

/** „acht“, „zweiundzwanzig“. */
export function numberInWords(number: number): string {
  const small = units[number];
  if (small) return small;
  const [ten, rest] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  return rest ? `${rest === 1 ? 'ein' : units[rest]}und${ten}` : ten;
}

function hourPositionCopy(place: HourPosition): string {
  const copy = {
    on: `steht auf ${place.from}`,
    past: `steht kurz nach ${place.from}`,
    between: `steht zwischen ${place.from} und ${place.to}`,
    short: `steht kurz vor ${place.to}`,
  };
  return copy[place.near];
}

const minutesCopy = (minutes: number) => (minutes === 1 ? 'eine Minute' : `${numberInWords(minutes)} Minuten`);

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

const quarters = [
  (hour: string) => hour,
  (hour: string) => `Viertel nach ${hour}`,
  (_: string, next: string) => `halb ${next}`,
  (_: string, next: string) => `Viertel vor ${next}`,
];

export const quarterCopy = (quarter: number, hour: string, next: string) => quarters[quarter]?.(hour, next) ?? '';

/** Stems of the colours in `data/dials-to-read.ts`, without ending. */
const colours: Readonly<Record<string, string>> = { orange: 'orangefarben', navy: 'marineblau', yellow: 'gelb' };
const colourOf = (colour: string) => colours[colour] ?? colour;

/** A numeral as a noun: „Zehn“. */
const noun = (number: string) => number.charAt(0).toUpperCase() + number.slice(1);

export function handsSentence(hour: HourPosition, minute: number, pointer?: string): string {
  const long = pointer ? `${colourOf(pointer)}e Zeiger` : 'lange Zeiger';
  const short = `Der kurze Zeiger ${hourPositionCopy(hour)}`;
  return minute === 0 ? `${short}, der ${long} auf zwölf.` : `${short}; der ${long} zeigt ${minutesCopy(minute)} an.`;
}

export const dayHandSentence = (hour: HourPosition) => `Der 24-Stunden-Zeiger ${hourPositionCopy(hour)}.`;

export const weekdaySentence = (weekday: number) => `Der kleine Zeiger zeigt auf ${weekdays[weekday]}.`;

export const dateSentence = (date: number) => `Der Datumszeiger zeigt auf ${numberInWords(date)}.`;

export const regulatorSentence = (hour: HourPosition, minute: number) =>
  `Der kleine Zeiger oben ${hourPositionCopy(hour)}; der lange Zeiger in der Mitte zeigt ${minute ? minutesCopy(minute) : 'die volle Stunde'} an.`;

export function oneHandSentence(from: string, to: string | undefined, pointer?: string, night?: string): string {
  const place = to === undefined ? `steht auf ${from}` : `steht zwischen ${from} und ${to}`;
  const half = night ? `, in der ${colourOf(night)}en Hälfte` : '';
  return `Der ${pointer ? `${colourOf(pointer)}e` : 'einzige'} Zeiger ${place}${half}.`;
}

export const halfCirclesSentence = (isDay: boolean, hour: HourPosition, minute: number, pointer?: string) =>
  `${isDay ? 'Die Sonne' : 'Der Mond'} ${hourPositionCopy(hour)}; unten zeigt der ${pointer ? `${colourOf(pointer)}e` : 'lange'} Zeiger auf ${numberInWords(minute)}.`;

export function discsSentence({ near, from, to }: HourPosition, crosses: boolean, minute: number, pointer?: string) {
  const reading = crosses
    ? `kreuzt die ${noun(from)}`
    : near === 'short'
      ? `nähert sich der ${noun(to)}`
      : `liegt zwischen ${from} und ${to}`;
  const line = pointer ? `${colourOf(pointer)}e` : 'feste';
  return `Die ${line} Linie ${reading}; die äußere Scheibe zeigt ${minute === 0 ? 'sechzig' : numberInWords(minute)}.`;
}

export const wanderingHoursSentence = (hour: string, minute: number, before: string) =>
  minute === 0
    ? `Die Scheibe mit der ${noun(hour)} kommt bei 0 an, während die ${noun(before)} bei 60 abtritt.`
    : `Die Scheibe mit der ${noun(hour)} hat Dienst und zeigt auf dem Bogen auf ${numberInWords(minute)}.`;

export function semaphoreSentence(hour: string, minute: number, before: string, pointer?: string): string {
  return minute === 0
    ? `Der ${pointer ? `${colourOf(pointer)}e ` : ''}Balken liegt waagerecht: Die ${noun(hour)} kommt bei 0 herauf, während die ${noun(before)} bei 60 hinabgeht.`
    : `Das obere Ende des ${pointer ? `${colourOf(pointer)}en ` : ''}Balkens trägt die ${noun(hour)} und zeigt auf ${numberInWords(minute)}.`;
}

export const figuresSentence = (time: string) => `Hier steht ${time} in Ziffern; zu lernen gibt es nichts.`;
