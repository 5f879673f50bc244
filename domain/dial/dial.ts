import { type PartAnimation, type Moment, valueAt } from './part-animation';

/** A moving part of a dial: `hour`, `minute-disc`, `carrier`; studio/README.md lists the names. */
export type DialPart = {
  readonly name: string;
  readonly drive: PartAnimation;
  /** Centre of rotation, in px of the dial's picture. */
  readonly axle?: readonly [x: number, y: number];
};

/** Colours that identify the pointer and the night half, as a shopper would name them. */
export type DialColours = {
  /** Colour of the line, hand, bar or carrier. */
  readonly pointer?: string;
  /** Colour of the night half of a 24-hour dial. */
  readonly night?: string;
};

/** The moving parts of a watch's display. */
export type Dial = { readonly parts: readonly DialPart[]; readonly colours?: DialColours };

/** Positions by part name: degrees clockwise from twelve, or the frame number of a figure. */
export type PartPositions = Readonly<Record<string, number>>;

/** Computes the position of every part at a moment. */
export const positionsAt = ({ parts }: Dial, moment: Moment): PartPositions =>
  Object.fromEntries(parts.map(({ name, drive }) => [name, valueAt(drive, moment)]));

/** Ways to display the time. */
export type Display =
  | 'hands'
  | 'regulator'
  | 'one-hand'
  | 'discs'
  | 'wandering-hours'
  | 'semaphore'
  | 'half-circles'
  | 'figures';

/** Parts that determine the display. */
const displayParts: readonly (readonly [name: string, display: Display])[] = [
  ['hour-disc', 'discs'],
  ['carrier', 'wandering-hours'],
  ['bar', 'semaphore'],
  ['sky', 'half-circles'],
  ['day-hand', 'one-hand'],
];

/** Detects the display from the parts. A regulator's hour and minute hands have different axles. */
export function displayOf({ parts }: Dial): Display {
  const find = (wanted: string) => parts.find(({ name }) => name === wanted);
  const displayPart = displayParts.find(([name]) => find(name));
  if (displayPart) return displayPart[1];
  const [hour, minute] = [find('hour'), find('minute')];
  if (!hour || !minute) return 'figures';
  return distance(hour.axle, minute.axle) > minAxleDistance ? 'regulator' : 'hands';
}

/** In px. Perspective separates hands on one axle by less than this. */
const minAxleDistance = 12;

const distance = (one: DialPart['axle'], other: DialPart['axle']) =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
