import type { DialColours, Stands } from './dial';
import { inWords, minutesWords, numeral, placeOf, standsWords, turned } from './places';

const hourOf = (degrees: number) => turned(degrees) / 30;
const minuteOf = (degrees: number) => Math.round(turned(degrees) / 6) % 60;

/** Of a short hand for hours and a long one for minutes, and of what else moves once a day or more slowly. */
export function handsWords(stands: Stands, { pointer }: DialColours): string {
  const minute = minuteOf(stands.minute ?? 0);
  const long = pointer ? `${pointer} hand` : 'long hand';
  const short = `The short hand ${standsWords(placeOf(hourOf(stands.hour ?? 0)))}`;
  const time =
    minute === 0 ? `${short}, the ${long} on twelve.` : `${short}; the ${long} says ${minutesWords(minute)}.`;
  return [time, ...otherHands(stands)].join(' ');
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function otherHands(stands: Stands): string[] {
  const day = stands['hours-24'];
  return day === undefined ? [] : [`The 24-hour hand ${standsWords(placeOf(turned(day) / 15, 24))}.`];
}

/** What a weekday's or a date's hand says; the day of the moment, since a drive may point anywhere. */
export function dayWords(has: ReadonlySet<string>, weekday: number, date: number): string[] {
  return [
    ...(has.has('weekday') ? [`The small hand points to ${weekdays[weekday]}.`] : []),
    ...(has.has('date') ? [`The date hand says ${inWords(date)}.`] : []),
  ];
}

/** Of an hour hand in a ring of its own and a long hand in the middle. */
export function regulatorWords(stands: Stands): string {
  const minute = minuteOf(stands.minute ?? 0);
  const hour = standsWords(placeOf(hourOf(stands.hour ?? 0)));
  return `The small hand at the top ${hour}; the long hand in the middle says ${minute ? minutesWords(minute) : 'the full hour'}.`;
}

const quarters = [
  (hour: string) => hour,
  (hour: string) => `a quarter past ${hour}`,
  (hour: string) => `half past ${hour}`,
  (_: string, next: string) => `a quarter to ${next}`,
];

/** Of one hand that goes round once a day, noon at the top, over marks for every quarter of an hour. */
export function oneHandWords(stands: Stands, { pointer, night }: DialColours): string {
  const hours = turned((stands['day-hand'] ?? 0) - 180) / 15;
  const mark = Math.round(hours * 4 * 900) / 900;
  const at = (count: number) => {
    const hour = count / 4;
    return quarters[count % 4]?.(inWords(numeral(hour, 24)), inWords(numeral(hour + 1, 24))) ?? '';
  };
  const [from, to] = [at(Math.floor(mark)), at(Math.floor(mark) + 1)];
  const place = mark % 1 === 0 ? `stands on ${from}` : `is between ${from} and ${to}`;
  const isNight = hours < 6 || hours >= 18;
  return `The ${pointer ?? 'one'} hand ${place}${night && isNight ? `, in the ${night} half` : ''}.`;
}

/** Of sun and moon on the upper half circle, 6 to 6, and a hand that springs back on the lower, 0 to 60. */
export function halfCirclesWords(stands: Stands, { pointer }: DialColours): string {
  const sky = turned(stands.sky ?? 0);
  const isDay = sky < 90 || sky >= 270;
  const minute = Math.round((turned(270 - (stands.minute ?? 0)) % 360) / 3) % 60;
  const hour = 6 + turned(sky + (isDay ? 90 : -90)) / 15;
  return `The ${isDay ? 'sun' : 'moon'} ${standsWords(placeOf(hour))}; below, the ${pointer ?? 'long'} hand says ${inWords(minute)}.`;
}
