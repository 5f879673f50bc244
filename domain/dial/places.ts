import { type HourPosition, numberInWords } from './dial-copy';

/** Normalises an angle to 0 to less than 360 degrees, rounded so that 0 is not slightly below 360. */
export const normaliseAngle = (degrees: number) => (Math.round((((degrees % 360) + 360) % 360) * 1000) / 1000) % 360;

/** Hour numeral on a dial, 1 to `count`. */
export const numeral = (hour: number, count = 12) => ((((Math.floor(hour) - 1) % count) + count) % count) + 1;

const quarter = 0.25;

/** Position of a fractional hour among `count` numerals. */
export function hourPositionOf(hour: number, count = 12): HourPosition {
  const rounded = Math.round(hour * 3600) / 3600;
  const fraction = rounded - Math.floor(rounded);
  const near = fraction === 0 ? 'on' : fraction < quarter ? 'past' : fraction <= 1 - quarter ? 'between' : 'short';
  return { near, from: numberInWords(numeral(rounded, count)), to: numberInWords(numeral(rounded + 1, count)) };
}
