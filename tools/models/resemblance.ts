/** Side of a window in which two pictures are compared, and distance between two windows, in px. */
const WINDOW = 8;
const STEP = 4;

/** Constants of SSIM for values of 0 to 255 (Wang et al., Image quality assessment, 2004). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Size in px of the compared pictures: at a larger size, noise would count. */
export const COMPARED = { width: 300, height: 375 };

/** An RGB colour, each channel from 0 to 255. */
type Colour = readonly [number, number, number];

/** The colour `card`, the background of all photographs. */
export const CARD: Colour = [0xe6, 0xe8, 0xe3];

/** Maximum distance to the background's levels for a window without a watch. */
const BACKGROUND_TOLERANCE = 6;

/**
 * Returns the similarity of two pictures of a watch, from 0 to 1 for equal pictures. It is the mean structural
 * similarity (SSIM) of the channels, over windows in which a picture shows the watch.
 * @param one RGB
 * @param other RGB, of the same size
 */
export function resemblance(
  one: Uint8Array,
  other: Uint8Array,
  { width, height, ground }: { width: number; height: number; ground: Colour },
): number {
  let [sum, count] = [0, 0];
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      const windows = ground.map((level, channel) => ({
        level,
        ...statistics(one, other, { width, top, left, channel }),
      }));
      if (windows.every(({ a, b, level }) => isBackground(a, level) && isBackground(b, level))) continue;
      for (const each of windows) sum += similarity(each);
      count += windows.length;
    }
  }
  return count === 0 ? 1 : sum / count;
}

/** The mean and the variance of a channel within a window. */
type Spread = { mean: number; spread: number };

const isBackground = ({ mean, spread }: Spread, level: number) =>
  Math.abs(mean - level) < BACKGROUND_TOLERANCE && spread < BACKGROUND_TOLERANCE;

function similarity({ a, b, together }: { a: Spread; b: Spread; together: number }): number {
  const means = (2 * a.mean * b.mean + C1) / (a.mean ** 2 + b.mean ** 2 + C1);
  return (means * (2 * together + C2)) / (a.spread + b.spread + C2);
}

/** Position of a window in px, and the channel. */
type Window = { width: number; top: number; left: number; channel: number };

/** Means, variances and covariance of a channel within a window. */
function statistics(one: Uint8Array, other: Uint8Array, { width, top, left, channel }: Window) {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y++) {
    for (let x = left; x < left + WINDOW; x++) {
      const place = (y * width + x) * 3 + channel;
      const [a, b] = [one[place] ?? 0, other[place] ?? 0];
      sumA += a;
      sumB += b;
      squareA += a * a;
      squareB += b * b;
      product += a * b;
    }
  }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / n, sumB / n];
  return {
    a: { mean: meanA, spread: squareA / n - meanA ** 2 },
    b: { mean: meanB, spread: squareB / n - meanB ** 2 },
    together: product / n - meanA * meanB,
  };
}
