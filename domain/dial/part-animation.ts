/**
 * Keyframe animation of a part, shared by photographs, layers and models (studio/README.md). Maps seconds in a period
 * to degrees clockwise from the part's drawn position. Linear between points; two points with the same second are a
 * jump.
 */
export type KeyframeAnimation = {
  /** In seconds from local midnight, or from `since` or `epoch` if set. */
  readonly period: number;
  readonly points: readonly (readonly [second: number, value: number])[];
  /** Start of a period, in Unix seconds. */
  readonly epoch?: number;
  /** Counts from the local midnight of the week's Sunday or the month's first day. */
  readonly since?: 'week' | 'month';
  /** Unit of the values: degrees, mm along `along`, or 0 and 1. */
  readonly of?: 'turn' | 'slide' | 'show';
  readonly along?: readonly [x: number, y: number];
  /** Steps per second of the movement: 1 for quartz, 8 for 28,800 vibrations per hour. */
  readonly beats?: number;
};

/** A balance wheel: amplitude in degrees and swings per second. */
type SwingAnimation = { readonly swing: number; readonly hz: number };

/** A figure that changes its picture, such as an LCD digit: frame `floor(seconds / every) % count`. */
type FrameAnimation = { readonly of: 'view'; readonly every: number; readonly count: number };

export type PartAnimation = KeyframeAnimation | SwingAnimation | FrameAnimation;

/**
 * A moment: seconds since local midnight (`day`) and Unix seconds, both with fractions; weekday from Sunday, 0; date
 * from 1.
 */
export type Moment = { readonly day: number; readonly unix: number; readonly weekday: number; readonly date: number };

/** Converts a Date in the browser's time zone. */
export function momentOf(date: Date): Moment {
  const day = date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds() + date.getMilliseconds() / 1000;
  return { day, unix: date.getTime() / 1000, weekday: date.getDay(), date: date.getDate() };
}

/** The same day at another time, in seconds since midnight. */
export const withTimeOfDay = (moment: Moment, day: number): Moment => ({
  ...moment,
  day,
  unix: moment.unix - moment.day + day,
});

export const isSwing = (drive: PartAnimation): drive is SwingAnimation => 'swing' in drive;

/** Steps per second of a part; 1 if its animation has no `beats`. */
export const stepsPerSecond = (drive: PartAnimation): number => ('beats' in drive && drive.beats) || 1;

/** Frame shown `day` seconds after local midnight. */
export const frameAtSecond = ({ every, count }: Pick<FrameAnimation, 'every' | 'count'>, day: number): number =>
  Math.floor((day + epsilon) / every) % count;

const isFrameAnimation = (drive: KeyframeAnimation | FrameAnimation): drive is FrameAnimation => drive.of === 'view';

/** Position of a part at a moment: degrees clockwise, mm, 0 and 1, or a frame number. */
export function valueAt(drive: PartAnimation, moment: Moment): number {
  if (isSwing(drive)) return drive.swing * Math.sin(2 * Math.PI * drive.hz * (moment.unix % 3600));
  if (isFrameAnimation(drive)) return frameAtSecond(drive, moment.day);
  const { period, points, beats } = drive;
  const since = secondsSince(drive, moment);
  const stepped = beats ? Math.floor(since * beats + epsilon) / beats : since;
  return interpolate(points, stepped - Math.floor(stepped / period) * period);
}

/** Compensates floating-point error in fractions of a second. */
const epsilon = 1e-6;

const day = 86_400;

function secondsSince({ epoch, since }: KeyframeAnimation, moment: Moment): number {
  if (epoch !== undefined) return moment.unix - epoch;
  const days = since === 'week' ? moment.weekday : since === 'month' ? moment.date - 1 : 0;
  return days * day + moment.day;
}

function interpolate(points: KeyframeAnimation['points'], second: number): number {
  const next = points.findIndex(([at]) => at > second);
  if (next === 0) return points[0]?.[1] ?? 0;
  const [from, to] = [points.at(next === -1 ? -1 : next - 1), points[next]];
  if (!from) return 0;
  if (next === -1 || !to) return from[1];
  return from[1] + ((to[1] - from[1]) * (second - from[0])) / (to[0] - from[0]);
}
