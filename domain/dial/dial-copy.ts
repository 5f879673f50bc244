/** An hour relative to its neighbouring numerals. */
export type HourPosition = {
  readonly near: 'on' | 'past' | 'between' | 'short';
  readonly from: string;
  readonly to: string;
};

const units = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty'];

/** Spells a whole number from 0 to 60: "eight", "twenty-two". */
export function numberInWords(number: number): string {
  const small = units[number];
  if (small) return small;
  const [ten, rest] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  return rest ? `${ten}-${units[rest]}` : ten;
}

/** "stands on ten", "is just past ten", "is between ten and eleven", "is just short of eleven". */
function hourPositionCopy(place: HourPosition): string {
  const copy = {
    on: `stands on ${place.from}`,
    past: `is just past ${place.from}`,
    between: `is between ${place.from} and ${place.to}`,
    short: `is just short of ${place.to}`,
  };
  return copy[place.near];
}

/** "one minute", "eight minutes". */
const minutesCopy = (minutes: number) => `${numberInWords(minutes)} minute${minutes === 1 ? '' : 's'}`;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const quarters = [
  (hour: string) => hour,
  (hour: string) => `a quarter past ${hour}`,
  (hour: string) => `half past ${hour}`,
  (_: string, next: string) => `a quarter to ${next}`,
];

/** Names a quarter hour, from 0 to 3, by its hour and the next one. */
export const quarterCopy = (quarter: number, hour: string, next: string) => quarters[quarter]?.(hour, next) ?? '';

/** An hour and a minute hand. `pointer` is the colour of the minute hand. */
export function handsSentence(hour: HourPosition, minute: number, pointer?: string): string {
  const long = pointer ? `${pointer} hand` : 'long hand';
  const short = `The short hand ${hourPositionCopy(hour)}`;
  return minute === 0 ? `${short}, the ${long} on twelve.` : `${short}; the ${long} says ${minutesCopy(minute)}.`;
}

export const dayHandSentence = (hour: HourPosition) => `The 24-hour hand ${hourPositionCopy(hour)}.`;

/** A weekday hand; 0 is Sunday. */
export const weekdaySentence = (weekday: number) => `The small hand points to ${weekdays[weekday]}.`;

export const dateSentence = (date: number) => `The date hand says ${numberInWords(date)}.`;

export const regulatorSentence = (hour: HourPosition, minute: number) =>
  `The small hand at the top ${hourPositionCopy(hour)}; the long hand in the middle says ${minute ? minutesCopy(minute) : 'the full hour'}.`;

/** One hand on a quarter hour, or between two. `night` is the colour of the half that the hand is in. */
export function oneHandSentence(from: string, to: string | undefined, pointer?: string, night?: string): string {
  const place = to === undefined ? `stands on ${from}` : `is between ${from} and ${to}`;
  return `The ${pointer ?? 'one'} hand ${place}${night ? `, in the ${night} half` : ''}.`;
}

export const halfCirclesSentence = (isDay: boolean, hour: HourPosition, minute: number, pointer?: string) =>
  `The ${isDay ? 'sun' : 'moon'} ${hourPositionCopy(hour)}; below, the ${pointer ?? 'long'} hand says ${numberInWords(minute)}.`;

/** Discs of hours and minutes. `crosses` is true if the line is over the numeral of the hour. */
export function discsSentence({ near, from, to }: HourPosition, crosses: boolean, minute: number, pointer?: string) {
  const reading = crosses ? `crosses ${from}` : near === 'short' ? `nears ${to}` : `lies between ${from} and ${to}`;
  return `The ${pointer ?? 'fixed'} line ${reading}; the outer disc says ${minute === 0 ? 'sixty' : numberInWords(minute)}.`;
}

/** A disc of numerals on an arc of minutes; at minute 0 the disc with the hour before leaves. */
export const wanderingHoursSentence = (hour: string, minute: number, before: string) =>
  minute === 0
    ? `The disc with ${hour} arrives at 0, as ${before} leaves at 60.`
    : `The disc with ${hour} on duty points at ${numberInWords(minute)} on the arc.`;

/** A bar with an hour disc at each end; at minute 0 the disc with the hour before goes down. */
export function semaphoreSentence(hour: string, minute: number, before: string, pointer?: string): string {
  const bar = pointer ? `${pointer} bar` : 'bar';
  return minute === 0
    ? `The ${bar} lies level: ${hour} comes up at 0, as ${before} goes down at 60.`
    : `The upper end of the ${bar} carries ${hour} and points at ${numberInWords(minute)}.`;
}

export const figuresSentence = (time: string) => `It says ${time} in figures; there is nothing to learn.`;
