import { sentenceGap } from '../punctuation';
import type { DialColours, PartPositions } from './dial';
import {
  dateSentence,
  dayHandSentence,
  halfCirclesSentence,
  handsSentence,
  numberInWords,
  oneHandSentence,
  quarterCopy,
  regulatorSentence,
  weekdaySentence,
} from './dial-copy';
import { numeral, hourPositionOf, normaliseAngle } from './places';

const hourOf = (degrees: number) => normaliseAngle(degrees) / 30;
const minuteOf = (degrees: number) => Math.round(normaliseAngle(degrees) / 6) % 60;

/** Describes an hour hand and a minute hand, and slower hands. */
export function handsCopy(positions: PartPositions, { pointer }: DialColours): string {
  const hour = hourPositionOf(hourOf(positions.hour ?? 0));
  const sentences = [handsSentence(hour, minuteOf(positions.minute ?? 0), pointer), ...otherHandsCopy(positions)];
  return sentences.join(sentenceGap);
}

function otherHandsCopy(positions: PartPositions): string[] {
  const day = positions['hours-24'];
  return day === undefined ? [] : [dayHandSentence(hourPositionOf(normaliseAngle(day) / 15, 24))];
}

/** Describes weekday and date hands. Uses the moment, because the animation may point anywhere. */
export function calendarCopy(partNames: ReadonlySet<string>, weekday: number, date: number): string[] {
  return [
    ...(partNames.has('weekday') ? [weekdaySentence(weekday)] : []),
    ...(partNames.has('date') ? [dateSentence(date)] : []),
  ];
}

/** Describes a regulator: an hour hand in its own ring and a central long hand. */
export const regulatorCopy = (positions: PartPositions): string =>
  regulatorSentence(hourPositionOf(hourOf(positions.hour ?? 0)), minuteOf(positions.minute ?? 0));

/** Describes one hand that turns once a day, noon at the top, over quarter-hour marks. */
export function oneHandCopy(positions: PartPositions, { pointer, night }: DialColours): string {
  const hours = normaliseAngle((positions['day-hand'] ?? 0) - 180) / 15;
  const mark = Math.round(hours * 4 * 900) / 900;
  const at = (count: number) => {
    const hour = count / 4;
    return quarterCopy(count % 4, numberInWords(numeral(hour, 24)), numberInWords(numeral(hour + 1, 24)));
  };
  const [from, to] = [at(Math.floor(mark)), at(Math.floor(mark) + 1)];
  const isNight = hours < 6 || hours >= 18;
  return oneHandSentence(from, mark % 1 === 0 ? undefined : to, pointer, isNight ? night : undefined);
}

/** Describes sun and moon on the upper half circle (6 to 6) and a retrograde hand on the lower (0 to 60). */
export function halfCirclesCopy(positions: PartPositions, { pointer }: DialColours): string {
  const sky = normaliseAngle(positions.sky ?? 0);
  const isDay = sky < 90 || sky >= 270;
  const minute = Math.round((normaliseAngle(270 - (positions.minute ?? 0)) % 360) / 3) % 60;
  const hour = 6 + normaliseAngle(sky + (isDay ? 90 : -90)) / 15;
  return halfCirclesSentence(isDay, hourPositionOf(hour), minute, pointer);
}
