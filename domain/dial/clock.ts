/** In seconds. */
const [minute, hour] = [60, 3600];

const two = (number: number) => String(number).padStart(2, '0');

/** Formats seconds since midnight as "10:08", up to "24:00". */
export const clock = (seconds: number) =>
  `${two(Math.floor(seconds / hour))}:${two(Math.floor((seconds % hour) / minute))}`;

/** Formats seconds since midnight as "10:08:09". */
export const clockWithSeconds = (seconds: number) => `${clock(seconds)}:${two(Math.floor(seconds % minute))}`;
