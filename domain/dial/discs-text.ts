import type { DialColours, PartPositions } from './dial';
import { discsSentence, numberInWords, semaphoreSentence, wanderingHoursSentence } from './dial-copy';
import { numeral, hourPositionOf, normaliseAngle } from './places';

/** Width of a numeral in hours: a fixed line crosses it that long. */
const numeralWidth = 9 / 60;

/** Describes an hour disc and a minute disc under a fixed line. */
export function discsCopy(positions: PartPositions, { pointer }: DialColours): string {
  const hour = normaliseAngle(-(positions['hour-disc'] ?? 0)) / 30;
  const minute = Math.round(normaliseAngle(-(positions['minute-disc'] ?? 0)) / 6) % 60;
  // Rounded to a second: the binary fraction of nine minutes is too large at most hours.
  const fraction = Math.round((hour - Math.floor(hour)) * 3600) / 3600;
  return discsSentence(hourPositionOf(hour), fraction <= numeralWidth, minute, pointer);
}

/** A disc of numerals that crosses a scale from 0 to 60. */
type Satellite = {
  readonly name: string;
  readonly at: number;
  readonly first: number;
  readonly step: number;
  readonly count: number;
};

/** Three discs on a carrier; each crosses the upper third in an hour. */
const wandering: readonly Satellite[] = [3, 1, 2].map((first, number) => ({
  name: `disc-${number}`,
  at: -120 * number,
  first,
  step: 3,
  count: 4,
}));

/** Two discs at the ends of a bar; each crosses the upper half in an hour. */
const semaphore: readonly Satellite[] = [
  { name: 'even-hours', at: 0, first: 12, step: 2, count: 6 },
  { name: 'odd-hours', at: 180, first: 1, step: 2, count: 6 },
];

/** The numeral on the scale and its minute. `by` is the rotation, `sweep` the scale's angle in degrees at the top. */
function activeNumeral(satellites: readonly Satellite[], by: number, sweep: number, positions: PartPositions) {
  const along = (one: Satellite) => normaliseAngle(by + one.at + sweep / 2);
  const satellite = satellites.find((one) => along(one) < sweep) ?? satellites[0];
  if (!satellite) return { hour: '', minute: 0, before: '' };
  const turns = normaliseAngle(satellite.at - (positions[satellite.name] ?? 0)) / (360 / satellite.count);
  const hour = numeral(satellite.first + satellite.step * (Math.round(turns) % satellite.count));
  return {
    hour: numberInWords(hour),
    minute: Math.round((along(satellite) / sweep) * 60) % 60,
    before: numberInWords(numeral(hour - 1)),
  };
}

/** Describes wandering hours: numerals on discs over an arc of minutes. */
export function wanderingHoursCopy(positions: PartPositions): string {
  const { hour, minute, before } = activeNumeral(wandering, positions.carrier ?? 0, 120, positions);
  return wanderingHoursSentence(hour, minute, before);
}

/** Describes a bar with an hour disc at each end; the upper one counts. */
export function semaphoreCopy(positions: PartPositions, { pointer }: DialColours): string {
  const { hour, minute, before } = activeNumeral(semaphore, positions.bar ?? 0, 180, positions);
  return semaphoreSentence(hour, minute, before, pointer);
}
