import { type PartAnimation, type Moment, valueAt } from './drive';

/** A part of a dial that moves: `hour`, `minute-disc`, `carrier`; studio/README.md names them all. */
export type DialPart = {
  readonly name: string;
  readonly drive: PartAnimation;
  /** Where it turns, in px of the dial's picture. */
  readonly axle?: readonly [x: number, y: number];
};

/** The colours by which one finds what shows the time, as a shopper would name them. */
export type DialColours = {
  /** Of the line, the hand, the bar or the carrier. */
  readonly pointer?: string;
  /** Of the half of a 24-hour dial that is the night's. */
  readonly night?: string;
};

/** What shows the time on a watch. */
export type Dial = { readonly parts: readonly DialPart[]; readonly colours?: DialColours };

/** Where the parts stand, by name: degrees clockwise from twelve; of a figure, which one it is. */
export type PartPositions = Readonly<Record<string, number>>;

/** Where every part of a dial stands at a moment. */
export const positionsAt = ({ parts }: Dial, moment: Moment): PartPositions =>
  Object.fromEntries(parts.map(({ name, drive }) => [name, valueAt(drive, moment)]));

/** The ways to show the time. */
export type Display =
  'hands' | 'regulator' | 'one-hand' | 'discs' | 'wandering-hours' | 'semaphore' | 'half-circles' | 'figures';

/** Whichever of these a dial has says how it is read. */
const displayParts: readonly (readonly [name: string, display: Display])[] = [
  ['hour-disc', 'discs'],
  ['carrier', 'wandering-hours'],
  ['bar', 'semaphore'],
  ['sky', 'half-circles'],
  ['day-hand', 'one-hand'],
];

/** How a dial shows the time, by its parts. A regulator's hour hand turns somewhere else than its minute hand. */
export function displayOf({ parts }: Dial): Display {
  const find = (wanted: string) => parts.find(({ name }) => name === wanted);
  const displayPart = displayParts.find(([name]) => find(name));
  if (displayPart) return displayPart[1];
  const [hour, minute] = [find('hour'), find('minute')];
  if (!hour || !minute) return 'figures';
  return distance(hour.axle, minute.axle) > minAxleDistance ? 'regulator' : 'hands';
}

/** In px: hands on one axle are less far apart, for all that the camera sees the one higher than the other. */
const minAxleDistance = 12;

const distance = (one: DialPart['axle'], other: DialPart['axle']) =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
