/** In seconds. */
const [minute, hour] = [60, 3600];

const two = (number: number) => String(number).padStart(2, '0');

/** "10:08" for seconds since midnight, up to "24:00". */
export const clock = (seconds: number) =>
  `${two(Math.floor(seconds / hour))}:${two(Math.floor((seconds % hour) / minute))}`;

/** "10:08:09" for the same. */
export const clockWithSeconds = (seconds: number) => `${clock(seconds)}:${two(Math.floor(seconds % minute))}`;
