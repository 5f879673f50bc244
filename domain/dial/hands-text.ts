import type { DialColours, PartPositions } from './dial';
import { numberInWords, minutesCopy, numeral, hourPositionOf, hourPositionCopy, normaliseAngle } from './places';

const hourOf = (degrees: number) => normaliseAngle(degrees) / 30;
const minuteOf = (degrees: number) => Math.round(normaliseAngle(degrees) / 6) % 60;

/** Describes an hour hand and a minute hand, and slower hands. */
export function handsCopy(positions: PartPositions, { pointer }: DialColours): string {
  const minute = minuteOf(positions.minute ?? 0);
  const long = pointer ? `${pointer} hand` : 'long hand';
  const short = `The short hand ${hourPositionCopy(hourPositionOf(hourOf(positions.hour ?? 0)))}`;
  const time = minute === 0 ? `${short}, the ${long} on twelve.` : `${short}; the ${long} says ${minutesCopy(minute)}.`;
  return [time, ...otherHandsCopy(positions)].join(' ');
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function otherHandsCopy(positions: PartPositions): string[] {
  const day = positions['hours-24'];
  return day === undefined
    ? []
    : [`The 24-hour hand ${hourPositionCopy(hourPositionOf(normaliseAngle(day) / 15, 24))}.`];
}

/** Describes weekday and date hands. Uses the moment, because the animation may point anywhere. */
export function calendarCopy(partNames: ReadonlySet<string>, weekday: number, date: number): string[] {
  return [
    ...(partNames.has('weekday') ? [`The small hand points to ${weekdays[weekday]}.`] : []),
    ...(partNames.has('date') ? [`The date hand says ${numberInWords(date)}.`] : []),
  ];
}

/** Describes a regulator: an hour hand in its own ring and a central long hand. */
export function regulatorCopy(positions: PartPositions): string {
  const minute = minuteOf(positions.minute ?? 0);
  const hour = hourPositionCopy(hourPositionOf(hourOf(positions.hour ?? 0)));
  return `The small hand at the top ${hour}; the long hand in the middle says ${minute ? minutesCopy(minute) : 'the full hour'}.`;
}

const quarters = [
  (hour: string) => hour,
  (hour: string) => `a quarter past ${hour}`,
  (hour: string) => `half past ${hour}`,
  (_: string, next: string) => `a quarter to ${next}`,
];

/** Describes one hand that turns once a day, noon at the top, over quarter-hour marks. */
export function oneHandCopy(positions: PartPositions, { pointer, night }: DialColours): string {
  const hours = normaliseAngle((positions['day-hand'] ?? 0) - 180) / 15;
  const mark = Math.round(hours * 4 * 900) / 900;
  const at = (count: number) => {
    const hour = count / 4;
    return quarters[count % 4]?.(numberInWords(numeral(hour, 24)), numberInWords(numeral(hour + 1, 24))) ?? '';
  };
  const [from, to] = [at(Math.floor(mark)), at(Math.floor(mark) + 1)];
  const place = mark % 1 === 0 ? `stands on ${from}` : `is between ${from} and ${to}`;
  const isNight = hours < 6 || hours >= 18;
  return `The ${pointer ?? 'one'} hand ${place}${night && isNight ? `, in the ${night} half` : ''}.`;
}

/** Describes sun and moon on the upper half circle (6 to 6) and a retrograde hand on the lower (0 to 60). */
export function halfCirclesCopy(positions: PartPositions, { pointer }: DialColours): string {
  const sky = normaliseAngle(positions.sky ?? 0);
  const isDay = sky < 90 || sky >= 270;
  const minute = Math.round((normaliseAngle(270 - (positions.minute ?? 0)) % 360) / 3) % 60;
  const hour = 6 + normaliseAngle(sky + (isDay ? 90 : -90)) / 15;
  return `The ${isDay ? 'sun' : 'moon'} ${hourPositionCopy(hourPositionOf(hour))}; below, the ${pointer ?? 'long'} hand says ${numberInWords(minute)}.`;
}
