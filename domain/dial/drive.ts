/**
 * What moves a part of a watch, the same for photographs, layers and models (studio/README.md): seconds within a period to
 * degrees clockwise from where the part is drawn at 0, linear between points. Two points with the same second are a jump.
 */
export type KeyframeAnimation = {
  /** In seconds, counted from local midnight, or from `since` or `epoch` where there is one. */
  readonly period: number;
  readonly points: readonly (readonly [second: number, value: number])[];
  /** A moment, in Unix seconds, at which the period began. */
  readonly epoch?: number;
  /** The local midnight from which seconds count: that of the week's Sunday, or of the month's first day. */
  readonly since?: 'week' | 'month';
  /** What the values are: degrees, mm along `along`, or 0 and 1. */
  readonly of?: 'turn' | 'slide' | 'show';
  readonly along?: readonly [x: number, y: number];
  /** Steps a second of the movement: 1 for quartz, 8 for 28,800 vibrations an hour. */
  readonly beats?: number;
};

/** A balance: degrees to either side, and full swings a second. */
type SwingAnimation = { readonly swing: number; readonly hz: number };

/** A place whose picture changes, such as a figure of a liquid crystal: number `floor(seconds / every) % count`, from 0. */
type FrameAnimation = { readonly of: 'view'; readonly every: number; readonly count: number };

export type PartAnimation = KeyframeAnimation | SwingAnimation | FrameAnimation;

/** A moment as dials show it: seconds since local midnight and Unix seconds, both with fractions; weekday from Sunday, 0, and date from 1. */
export type Moment = { readonly day: number; readonly unix: number; readonly weekday: number; readonly date: number };

/** The moment of a date, in the browser's own time zone. */
export function momentOf(date: Date): Moment {
  const day = date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds() + date.getMilliseconds() / 1000;
  return { day, unix: date.getTime() / 1000, weekday: date.getDay(), date: date.getDate() };
}

/** Another time of the same day, in seconds since midnight. */
export const withTimeOfDay = (moment: Moment, day: number): Moment => ({
  ...moment,
  day,
  unix: moment.unix - moment.day + day,
});

export const isSwing = (drive: PartAnimation): drive is SwingAnimation => 'swing' in drive;

/** How often a second a part steps: as its movement beats, and once where its drive does not say. */
export const stepsPerSecond = (drive: PartAnimation): number => ('beats' in drive && drive.beats) || 1;

/** Which of its pictures a place shows, `day` seconds after local midnight. */
export const frameAtSecond = ({ every, count }: Pick<FrameAnimation, 'every' | 'count'>, day: number): number =>
  Math.floor((day + epsilon) / every) % count;

const isFrameAnimation = (drive: KeyframeAnimation | FrameAnimation): drive is FrameAnimation => drive.of === 'view';

/** Where a part stands at a moment: degrees clockwise, mm, 0 and 1, or the number of its picture, as its drive says. */
export function valueAt(drive: PartAnimation, moment: Moment): number {
  if (isSwing(drive)) return drive.swing * Math.sin(2 * Math.PI * drive.hz * (moment.unix % 3600));
  if (isFrameAnimation(drive)) return frameAtSecond(drive, moment.day);
  const { period, points, beats } = drive;
  const since = secondsSince(drive, moment);
  const stepped = beats ? Math.floor(since * beats + epsilon) / beats : since;
  return interpolate(points, stepped - Math.floor(stepped / period) * period);
}

/** Less than any beat: what fractions of a second lose by arithmetic. */
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
