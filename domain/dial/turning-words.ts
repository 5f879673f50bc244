import type { DialColours, PartPositions } from './dial';
import { numberInWords, numeral, hourPositionOf, normaliseAngle } from './places';

/** In hours: a numeral is so broad that a fixed line still crosses it. */
const numeralWidth = 9 / 60;

/** Of an hour disc and a minute disc that turn under a fixed line. */
export function discsCopy(positions: PartPositions, { pointer }: DialColours): string {
  const hour = normaliseAngle(-(positions['hour-disc'] ?? 0)) / 30;
  const minute = Math.round(normaliseAngle(-(positions['minute-disc'] ?? 0)) / 6) % 60;
  const { near, from, to } = hourPositionOf(hour);
  const reading =
    hour - Math.floor(hour) <= numeralWidth
      ? `crosses ${from}`
      : near === 'short'
        ? `nears ${to}`
        : `lies between ${from} and ${to}`;
  return `The ${pointer ?? 'fixed'} line ${reading}; the outer disc says ${minute === 0 ? 'sixty' : numberInWords(minute)}.`;
}

/** Satellites that carry numerals over a scale from 0 to 60, one after another. */
type Satellite = {
  readonly name: string;
  readonly at: number;
  readonly first: number;
  readonly step: number;
  readonly count: number;
};

/** Of three discs on a carrier: each crosses the upper third in an hour. */
const wandering: readonly Satellite[] = [3, 1, 2].map((first, number) => ({
  name: `disc-${number}`,
  at: -120 * number,
  first,
  step: 3,
  count: 4,
}));

/** Of two discs at the ends of a bar: each crosses the upper half in an hour. */
const semaphore: readonly Satellite[] = [
  { name: 'even-hours', at: 0, first: 12, step: 2, count: 6 },
  { name: 'odd-hours', at: 180, first: 1, step: 2, count: 6 },
];

/** The numeral that is on duty, and its minute: of what `by` has turned, over a scale of `sweep` degrees at the top. */
function activeNumeral(satellites: readonly Satellite[], by: number, sweep: number, positions: PartPositions) {
  const along = (one: Satellite) => normaliseAngle(by + one.at + sweep / 2);
  const satellite = satellites.find((one) => along(one) < sweep) ?? satellites[0];
  if (!satellite) return { hour: '', minute: 0 };
  const turns = normaliseAngle(satellite.at - (positions[satellite.name] ?? 0)) / (360 / satellite.count);
  const hour = numeral(satellite.first + satellite.step * (Math.round(turns) % satellite.count));
  return {
    hour: numberInWords(hour),
    minute: Math.round((along(satellite) / sweep) * 60) % 60,
    before: numberInWords(numeral(hour - 1)),
  };
}

/** Of hours that wander over an arc of minutes, on discs. */
export function wanderingHoursCopy(positions: PartPositions): string {
  const { hour, minute, before } = activeNumeral(wandering, positions.carrier ?? 0, 120, positions);
  return minute === 0
    ? `The disc with ${hour} arrives at 0, as ${before} leaves at 60.`
    : `The disc with ${hour} on duty points at ${numberInWords(minute)} on the arc.`;
}

/** Of a bar with an hour at each end, of which the upper one counts. */
export function semaphoreCopy(positions: PartPositions, { pointer }: DialColours): string {
  const { hour, minute, before } = activeNumeral(semaphore, positions.bar ?? 0, 180, positions);
  const bar = pointer ? `${pointer} bar` : 'bar';
  return minute === 0
    ? `The ${bar} lies level: ${hour} comes up at 0, as ${before} goes down at 60.`
    : `The upper end of the ${bar} carries ${hour} and points at ${numberInWords(minute)}.`;
}
