// French of ./dial-copy.ts (sha256 a5b7530a352d)
/** An hour relative to its neighbouring numerals. */
export type HourPosition = {
  readonly near: 'on' | 'past' | 'between' | 'short';
  readonly from: string;
  readonly to: string;
};

const units = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  ...['treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
];
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

/** « huit », « vingt-deux », « vingt et un ». */
export function numberInWords(number: number): string {
  const small = units[number];
  if (small) return small;
  const [ten, rest] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  if (rest === 0) return ten;
  return rest === 1 ? `${ten} et un` : `${ten}-${units[rest]}`;
}

function hourPositionCopy(place: HourPosition): string {
  const copy = {
    on: `est sur ${place.from}`,
    past: `est juste après ${place.from}`,
    between: `est entre ${place.from} et ${place.to}`,
    short: `est juste avant ${place.to}`,
  };
  return copy[place.near];
}

/** « une heure », « vingt et une minutes ». */
const feminine = (number: string, noun: string) =>
  `${number.replace(/\bun$/, 'une')} ${noun}${number === 'un' || number === 'zéro' ? '' : 's'}`;

const minutesCopy = (minutes: number) => feminine(numberInWords(minutes), 'minute');

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const quarters = [
  (hour: string) => feminine(hour, 'heure'),
  (hour: string) => `${feminine(hour, 'heure')} et quart`,
  (hour: string) => `${feminine(hour, 'heure')} et demie`,
  (_: string, next: string) => `${feminine(next, 'heure')} moins le quart`,
];

export const quarterCopy = (quarter: number, hour: string, next: string) => quarters[quarter]?.(hour, next) ?? '';

/** Colours in `data/dials-to-read.ts`; these have one form for both genders. */
const colours: Readonly<Record<string, string>> = { orange: 'orange', navy: 'bleu marine', yellow: 'jaune' };
const colourOf = (colour: string) => colours[colour] ?? colour;

export function handsSentence(hour: HourPosition, minute: number, pointer?: string): string {
  const long = pointer ? `l’aiguille ${colourOf(pointer)}` : 'la grande';
  const short = `La petite aiguille ${hourPositionCopy(hour)}`;
  return minute === 0 ? `${short}, ${long} sur douze.` : `${short}\u00A0; ${long} indique ${minutesCopy(minute)}.`;
}

export const dayHandSentence = (hour: HourPosition) => `L’aiguille 24 heures ${hourPositionCopy(hour)}.`;

export const weekdaySentence = (weekday: number) => `La petite aiguille indique ${weekdays[weekday]}.`;

export const dateSentence = (date: number) =>
  `L’aiguille de la date indique le ${date === 1 ? 'premier' : numberInWords(date)}.`;

export const regulatorSentence = (hour: HourPosition, minute: number) =>
  `La petite aiguille du haut ${hourPositionCopy(hour)}\u00A0; la grande, au centre, indique ${minute ? minutesCopy(minute) : 'l’heure pile'}.`;

export function oneHandSentence(from: string, to: string | undefined, pointer?: string, night?: string): string {
  const place = to === undefined ? `est sur ${from}` : `est entre ${from} et ${to}`;
  const half = night ? `, dans la moitié ${colourOf(night)}` : '';
  return `L’aiguille ${pointer ? colourOf(pointer) : 'unique'} ${place}${half}.`;
}

export const halfCirclesSentence = (isDay: boolean, hour: HourPosition, minute: number, pointer?: string) =>
  `${isDay ? 'Le soleil' : 'La lune'} ${hourPositionCopy(hour)}\u00A0; en bas, ${pointer ? `l’aiguille ${colourOf(pointer)}` : 'la grande aiguille'} indique ${numberInWords(minute)}.`;

export function discsSentence({ near, from, to }: HourPosition, crosses: boolean, minute: number, pointer?: string) {
  const reading = crosses
    ? `traverse le ${from}`
    : near === 'short'
      ? `approche du ${to}`
      : `est entre ${from} et ${to}`;
  return `La ligne ${pointer ? colourOf(pointer) : 'fixe'} ${reading}\u00A0; le disque extérieur indique ${minute === 0 ? 'soixante' : numberInWords(minute)}.`;
}

export const wanderingHoursSentence = (hour: string, minute: number, before: string) =>
  minute === 0
    ? `Le disque du ${hour} arrive à 0, le ${before} repart à 60.`
    : `Le disque du ${hour} est de service et indique ${numberInWords(minute)} sur l’arc.`;

export function semaphoreSentence(hour: string, minute: number, before: string, pointer?: string): string {
  const bar = pointer ? `barre ${colourOf(pointer)}` : 'barre';
  return minute === 0
    ? `La ${bar} est à l’horizontale\u00A0: le ${hour} monte à 0, le ${before} descend à 60.`
    : `Le bout supérieur de la ${bar} porte le ${hour} et indique ${numberInWords(minute)}.`;
}

export const figuresSentence = (time: string) => `Elle affiche ${time} en chiffres\u00A0; il n’y a rien à apprendre.`;
